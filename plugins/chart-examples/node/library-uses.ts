import ts from 'typescript';
import type { ExampleEntry } from '../../../shared/types/example-manifest';

const library = '@elastic/charts';
/** Attributes that React does not pass to components. */
const reservedProps = ['key', 'ref'];

/** Collects the names that an example imports from the library, and the props that it sets by component. */
export function libraryUses(tree: ts.SourceFile): Pick<ExampleEntry, 'uses' | 'props'> {
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
