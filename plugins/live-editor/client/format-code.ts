import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

/**
 * Formats code as the examples of this site are formatted.
 *
 * @throws SyntaxError if the code cannot be parsed.
 */
export const formatCode = (code: string): Promise<string> =>
  format(code, {
    parser: 'typescript',
    plugins: [estree, typescript],
    printWidth: 80,
    singleQuote: true,
  });
