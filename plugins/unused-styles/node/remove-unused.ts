import path from 'node:path';
import type { AtRule, Declaration, Plugin, Root, Rule } from 'postcss';
import { classesIn, unusedNames } from './unused-names';

/** Absolute paths of the stylesheets to change. */
interface Stylesheets {
  /** Infima's stylesheet, from which matching classes and custom properties are removed. */
  infima: string;
  /** Files and folders of stylesheets that are removed completely. */
  unused: string[];
}

/** PostCSS plugin that removes unused styles. */
export const removeUnused = ({ infima, unused }: Stylesheets, names: string[]): Plugin => ({
  postcssPlugin: 'unused-styles',
  Once(root) {
    const file = root.source?.input.file ?? '';
    if (unused.some((each) => file === each || file.startsWith(each + path.sep))) root.removeAll();
    if (file === infima) removeNames(root, unusedNames(root, names));
  },
});

/** Removes selectors that require one of the classes, custom properties, and rules that become empty. */
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

/** Removes a node, and its ancestors that become empty. */
function removeWithParents(node: AtRule | Declaration | Rule): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes.length === 0) removeWithParents(parent);
}
