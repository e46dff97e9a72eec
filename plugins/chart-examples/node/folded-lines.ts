import ts from 'typescript';
import type { LineRange } from '../../../shared/types/line-range';

/** Imports and data with fewer lines are not folded. */
const minLines = 4;
/** The same of functions and objects: a short one may be an option of the chart, such as a format of labels. */
const minFunctionLines = 8;

/** Types of settings in `@elastic/charts`, such as `PartialTheme` and `TooltipTableColumn[]`. */
const settingsType = /Theme|Style|Fill|Config|Column\b/;

/**
 * Returns the lines of an example that its listing folds: the imports with the blank line after them, and the lines
 * inside of data and of long functions above the component. The first row of data stays, because it shows the fields.
 * Settings, such as a theme, are not folded: they are often what the example is about.
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
  const imports: LineRange = [1, lineAt(tree, endOfImports(tree)) - 1];
  return [
    ...longRanges([imports], minLines),
    ...tree.statements.flatMap((statement) => foldedPart(statement)),
  ];
}

const lineAt = (tree: ts.SourceFile, position: number) =>
  tree.getLineAndCharacterOfPosition(position).line + 1;

/** Returns the position of the first statement that is no import, or of the comment above it. */
function endOfImports(tree: ts.SourceFile): number {
  const statement = tree.statements.find((each) => !ts.isImportDeclaration(each));
  if (!statement) return tree.end;
  const comments = ts.getLeadingCommentRanges(tree.text, statement.pos);
  return comments?.[0]?.pos ?? statement.getStart();
}

/** Returns the folded lines of a declaration; none of the component and of other functions that return JSX. */
function foldedPart(statement: ts.Statement): LineRange[] {
  if (containsJsx(statement)) return [];
  const tree = statement.getSourceFile();
  const first = lineAt(tree, statement.getStart()) + 1;
  const last = lineAt(tree, statement.getEnd()) - 1;
  if (ts.isVariableStatement(statement)) {
    const [declaration] = statement.declarationList.declarations;
    if (settingsType.test(declaration?.type?.getText() ?? '')) return [];
    const initializer = declaration?.initializer;
    if (
      initializer &&
      !ts.isFunctionLike(initializer) &&
      !ts.isObjectLiteralExpression(initializer)
    )
      return longRanges([[first + rowLines(initializer), last]], minLines);
  } else if (!ts.isFunctionDeclaration(statement) || isExportedByDefault(statement)) return [];
  return longRanges([[first, last]], minFunctionLines);
}

/** Returns the number of lines of the first element of an array, also of an array whose method is called. */
function rowLines(node: ts.Node): number {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node))
    return rowLines(node.expression);
  const row = ts.isArrayLiteralExpression(node) && node.elements[0];
  if (!row) return 0;
  const tree = node.getSourceFile();
  return lineAt(tree, row.getEnd()) - lineAt(tree, node.getStart());
}

const longRanges = (ranges: LineRange[], minLines: number) =>
  ranges.filter(([first, last]) => last - first + 1 >= minLines);

const isExportedByDefault = (node: ts.FunctionDeclaration) =>
  !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

const containsJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  !!ts.forEachChild(node, (child) => containsJsx(child) || undefined);
