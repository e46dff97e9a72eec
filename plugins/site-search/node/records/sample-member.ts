import type { ApiMember } from '../../../../shared/types/api-model';
import { parseMdx } from '../../../../shared/parse-mdx';

/** Returns a member for tests with a description in Markdown. */
export const sampleMember = (
  name: string,
  description: string,
  parts: Partial<ApiMember> = {},
): ApiMember => ({
  name,
  type: { kind: 'keyword', name: 'string' },
  required: false,
  description: parseMdx(description).children,
  ...parts,
});
