import ts from 'typescript';

/** Returns the literal ids of a component's elements in an example, in source order. */
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
