import type { TypeProblem } from './check-types';

/** A text to check. The first one is sent with the address of the declarations. */
export interface TypeRequest {
  source: string;
  declarations: string;
}

/** The answer to a request, or why there is none. */
export type TypeResponse = { problems: TypeProblem[] } | { error: string };
