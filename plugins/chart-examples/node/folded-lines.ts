import ts from 'typescript';

const minLines = 5;

/**
 * Returns the lines of an example that its listing folds: those inside of long imports and declarations above the
 * component, such as data. The first and the last line of each are not part of them.
 *
 * @returns first and last lines, counted from 1.
 */
export function foldedLines(source: string): [first: number, last: number][] {
  const tree = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  return tree.statements
    .filter(
      (statement) =>
        ts.isImportDeclaration(statement) || (isDeclaration(statement) && !containsJsx(statement)),
    )
    .map((statement): [number, number] => [
      lineOf(statement.getStart()) + 1,
      lineOf(statement.getEnd()) - 1,
    ])
    .filter(([first, last]) => last - first + 1 >= minLines);
}

const isDeclaration = (node: ts.Statement) =>
  (ts.isVariableStatement(node) || ts.isFunctionDeclaration(node)) &&
  !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

const containsJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  !!ts.forEachChild(node, (child) => containsJsx(child) || undefined);
