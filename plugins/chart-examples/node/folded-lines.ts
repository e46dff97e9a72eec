import ts from 'typescript';
import type { LineRange } from '../../../contracts/line-range';

/** The lines of imports and the blank line after them. */
const minImportLines = 4;
const minDeclarationLines = 8;

/** Types of settings in `@elastic/charts`, such as `PartialTheme` and `RecursivePartial<BarSeriesStyle>`. */
const settingsType = /Theme|Style|Fill/;

/**
 * Returns the lines of an example that its listing folds: the imports, and those inside of long declarations above the
 * component, such as data. The first and the last line of a declaration are not part of them. Settings, such as a
 * theme, are not folded: they are often what the example is about.
 *
 * @returns first and last lines, counted from 1.
 */
export function foldedLines(source: string): LineRange[] {
  const tree = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const declarations = tree.statements
    .filter(
      (statement) =>
        isDeclaration(statement) && !containsJsx(statement) && !declaresSettings(statement),
    )
    .map((statement): LineRange => [
      lineOf(statement.getStart()) + 1,
      lineOf(statement.getEnd()) - 1,
    ]);
  return [
    ...longRanges([[1, lineOf(endOfImports(tree)) - 1]], minImportLines),
    ...longRanges(declarations, minDeclarationLines),
  ];
}

/** Returns the position of the first statement that is no import, or of the comment above it. */
function endOfImports(tree: ts.SourceFile): number {
  const statement = tree.statements.find((each) => !ts.isImportDeclaration(each));
  if (!statement) return tree.end;
  const comments = ts.getLeadingCommentRanges(tree.text, statement.pos);
  return comments?.[0]?.pos ?? statement.getStart();
}

const longRanges = (ranges: LineRange[], minLines: number) =>
  ranges.filter(([first, last]) => last - first + 1 >= minLines);

const isDeclaration = (node: ts.Statement) =>
  (ts.isVariableStatement(node) || ts.isFunctionDeclaration(node)) &&
  !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

const declaresSettings = (node: ts.Statement) =>
  ts.isVariableStatement(node) &&
  node.declarationList.declarations.some(({ type }) => settingsType.test(type?.getText() ?? ''));

const containsJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  !!ts.forEachChild(node, (child) => containsJsx(child) || undefined);
