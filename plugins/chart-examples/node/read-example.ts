import ts from 'typescript';
import type { ExampleEntry } from '../../../shared/types/example-manifest';

/**
 * Reads the metadata of an example.
 *
 * @param id - `family/name`
 * @param source - source code of the file
 * @throws Error with the file and a hint, if required metadata is missing.
 */
export function readExample(id: string, source: string): ExampleEntry {
  const file = `examples/${id}.tsx`;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const component = tree.statements.find(isDefaultExport);
  const required = <T>(value: T | undefined, hint: string): T => {
    if (value === undefined || value === '') throw new Error(`${file}: ${hint}`);
    return value;
  };

  const chart = required(
    component,
    'export one component as the default: export default function Name() { … }.',
  );
  const [title, ...rest] = docText(chart).split('\n');
  const [family = '', name = ''] = id.split('/');
  const tag = (wanted: string) => tagTexts(chart, wanted)[0];
  const [height, narrowHeight] = (tag('height') ?? '').split(' ').map(Number);
  const start = tag('start');
  if (start !== undefined && start !== 'near')
    throw new Error(`${file}: write "@start near" instead of "@start ${start}", or leave it out.`);
  return {
    id,
    family,
    name,
    title: required(title, 'begin the doc comment above the default export with a title.'),
    summary: required(
      oneLine(rest.join(' ')),
      'add a summary below the title: what does the chart show?',
    ),
    alt: required(tag('alt'), 'add an @alt line for readers who cannot see the chart.'),
    tags: tagTexts(chart, 'tag'),
    ...libraryUses(tree),
    height: required(
      height || chartHeight(chart),
      'give Chart a literal height (size={{ height: 320 }}), or add a @height line.',
    ),
    ...(narrowHeight && { narrowHeight }),
    ...(start && { start }),
  };
}

/** Removes the doc comment of the component, whose text is displayed on the page. */
export function withoutDocComment(source: string): string {
  const tree = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const component = tree.statements.find(isDefaultExport);
  const doc = component && ts.getJSDocCommentsAndTags(component).find(ts.isJSDoc);
  if (!doc) return source;
  return source.slice(0, doc.pos) + source.slice(doc.end).trimStart();
}

const isDefaultExport = (node: ts.Statement): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) &&
  !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function docText(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)?.comment;
  return ts.getTextOfJSDocComment(comment)?.trim() ?? '';
}

const tagTexts = (node: ts.Node, name: string): string[] =>
  ts
    .getJSDocTags(node)
    .filter((tag) => tag.tagName.text === name)
    .map((tag) => oneLine(ts.getTextOfJSDocComment(tag.comment) ?? ''));

/** Returns the height of the tallest `<Chart size={{ height }}>` in CSS pixels. */
function chartHeight(component: ts.Node): number | undefined {
  const heights: number[] = [];
  const visit = (node: ts.Node): void => {
    const isHeight = ts.isPropertyAssignment(node) && node.name.getText() === 'height';
    if (isHeight && ts.isNumericLiteral(node.initializer))
      heights.push(Number(node.initializer.text));
    ts.forEachChild(node, visit);
  };
  const visitSizes = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'size') visit(node);
    else ts.forEachChild(node, visitSizes);
  };
  visitSizes(component);
  return heights.length > 0 ? Math.max(...heights) : undefined;
}

const library = '@elastic/charts';
/** Attributes that React does not pass to components. */
const reservedProps = ['key', 'ref'];

/** Collects the names that an example imports from the library, and the props that it sets by component. */
function libraryUses(tree: ts.SourceFile): Pick<ExampleEntry, 'uses' | 'props'> {
  const imported = importedNames(tree);
  const props = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = imported.get(node.tagName.getText());
      if (component) {
        const set = props.get(component) ?? new Set();
        props.set(component, set);
        for (const attribute of node.attributes.properties)
          if (ts.isJsxAttribute(attribute) && !reservedProps.includes(attribute.name.getText()))
            set.add(attribute.name.getText());
        if (ts.isJsxOpeningElement(node)) set.add('children');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return {
    uses: [...new Set(imported.values())].sort(),
    props: Object.fromEntries([...props].map(([component, set]) => [component, [...set].sort()])),
  };
}

/** Returns exported names by their local names. */
function importedNames(tree: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== library) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName } of bindings.elements)
        names.set(name.text, (propertyName ?? name).text);
  }
  return names;
}
