import ts from 'typescript';
import { splitSentences } from './sentences-of';

/** Sentence of a page that is the title of a test. */
export interface TestedClaim {
  /** Test file. */
  file: string;
  /** Title of the outer `describe`. */
  page: string;
  sentence: string;
}

/**
 * Reads the titles of the tests in a file: of Vitest (`describe`, `describe.each` with a list of pages, `it`) and of
 * Playwright (`test.describe`, `test`).
 */
export function testedClaims(file: string, source: string): TestedClaim[] {
  const claims: TestedClaim[] = [];
  const visit = (node: ts.Node, pages: string[]): void => {
    let innerPages = pages;
    if (ts.isCallExpression(node)) {
      if (pages.length === 0) innerPages = pagesOf(node);
      const [title] = node.arguments;
      if (/^(it|test)$/.test(node.expression.getText()) && title && ts.isStringLiteralLike(title))
        for (const sentence of splitSentences(title.text))
          claims.push(...pages.map((page) => ({ file, page, sentence })));
    }
    ts.forEachChild(node, (child) => visit(child, innerPages));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), []);
  return claims;
}

/** Returns the title of a call of `describe`, or the list of titles that `describe.each` is called with. */
function pagesOf({ expression, arguments: [title] }: ts.CallExpression): string[] {
  if (/^(test\.)?describe$/.test(expression.getText()))
    return title && ts.isStringLiteralLike(title) ? [title.text] : [];
  if (!ts.isCallExpression(expression) || expression.expression.getText() !== 'describe.each')
    return [];
  const [list] = expression.arguments;
  return list && ts.isArrayLiteralExpression(list)
    ? list.elements.filter(ts.isStringLiteralLike).map(({ text }) => text)
    : [];
}
