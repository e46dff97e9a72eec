import type { CheckData } from '../check-data';
import { chartsOf, type ChartTree } from './charts';
import { DeclaredTypes } from './declared-types';
import { Elements } from './elements';
import { Evaluator } from './evaluate';
import { LibraryNames } from './library-names';
import { Scopes } from './scopes';
import { parse, type Source } from './syntax';

/** A file, with what the rules ask about. */
export interface ChartModule {
  source: Source;
  scopes: Scopes;
  library: LibraryNames;
  evaluator: Evaluator;
  elements: Elements;
  charts: ChartTree[];
}

/** Reads a file. */
export function readModule(text: string, data: Pick<CheckData, 'exports'>): ChartModule {
  const source = parse(text);
  const scopes = new Scopes(source);
  const library = new LibraryNames(scopes, data);
  const evaluator = new Evaluator(source, scopes, new DeclaredTypes(source, scopes), library);
  const elements = new Elements(source, evaluator, library);
  return { source, scopes, library, evaluator, elements, charts: chartsOf(elements, evaluator) };
}
