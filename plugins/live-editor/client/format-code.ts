import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

/**
 * Formats code as the examples of this site are formatted.
 *
 * @throws SyntaxError if the code cannot be parsed.
 */
export async function formatCode(code: string): Promise<string> {
  const formatted = await format(code, {
    parser: 'typescript',
    plugins: [estree, typescript],
    printWidth: 80,
    singleQuote: true,
  });
  // Listings have no empty line at their end.
  return code.endsWith('\n') ? formatted : formatted.trimEnd();
}
