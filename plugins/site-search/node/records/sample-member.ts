import type { ApiMember } from '../../../../contracts/api-model';
import { parsePage } from './parse-page';

/** Returns a member for tests with a description in Markdown. */
export const sampleMember = (
  name: string,
  description: string,
  parts: Partial<ApiMember> = {},
): ApiMember => ({
  name,
  type: { kind: 'keyword', name: 'string' },
  required: false,
  description: parsePage(description).children,
  ...parts,
});
