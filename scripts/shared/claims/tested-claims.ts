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

/** Reads the titles of the tests in a file: of Vitest (`describe`, `it`) and of Playwright (`test.describe`, `test`). */
export function testedClaims(file: string, source: string): TestedClaim[] {
  const claims: TestedClaim[] = [];
  const visit = (node: ts.Node, page: string | undefined): void => {
    let innerPage = page;
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText();
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        if (/^(test\.)?describe$/.test(callee)) innerPage ??= title.text;
        else if (/^(it|test)$/.test(callee) && page !== undefined)
          claims.push(...splitSentences(title.text).map((sentence) => ({ file, page, sentence })));
      }
    }
    ts.forEachChild(node, (child) => visit(child, innerPage));
  };
  visit(
    ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
    undefined,
  );
  return claims;
}
