import ts from 'typescript';

/** Literal ids of a component's elements in an example, in the order of the code. */
export function idsInExample(source: string, component: string): string[] {
  const tree = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
      node.tagName.getText() === component
    )
      for (const attribute of node.attributes.properties)
        if (
          ts.isJsxAttribute(attribute) &&
          attribute.name.getText() === 'id' &&
          attribute.initializer &&
          ts.isStringLiteral(attribute.initializer)
        )
          ids.push(attribute.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return ids;
}
