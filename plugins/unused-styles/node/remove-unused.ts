import path from 'node:path';
import type { ChildNode, Container, Plugin, Root } from 'postcss';
import { classesIn, unusedNames } from './unused-names';

/** Stylesheets that are changed, by their absolute paths. */
interface Stylesheets {
  /** The one that loses the classes and custom properties that match `names`. */
  infima: string;
  /** Files and folders of those that lose everything. */
  unused: string[];
}

/** Removes unused styles from the stylesheets as the bundler reads them. */
export const removeUnused = ({ infima, unused }: Stylesheets, names: string[]): Plugin => ({
  postcssPlugin: 'unused-styles',
  Once(root) {
    const file = root.source?.input.file ?? '';
    if (unused.some((each) => file === each || file.startsWith(each + path.sep))) root.removeAll();
    if (file === infima) removeNames(root, unusedNames(root, names));
  },
});

/** Removes selectors that require one of the classes, the properties, and what is empty without them. */
function removeNames(root: Root, names: Set<string>): void {
  root.walkRules((rule) => {
    const used = rule.selectors.filter(
      (selector) => !classesIn(selector).some((name) => names.has(name)),
    );
    if (used.length === 0) removeWithParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkDecls(/^--/, (declaration) => {
    if (names.has(declaration.prop)) removeWithParents(declaration);
  });
}

/** Removes a node, and the nodes around it that contain nothing else. */
function removeWithParents(node: ChildNode): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes!.length === 0)
    removeWithParents(parent as unknown as ChildNode);
}
