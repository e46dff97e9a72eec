import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { EXIT, visit } from 'unist-util-visit';

/** Test of an element. */
type Test = (element: Element) => boolean;

/** Returns a test for a property, named as in the DOM: `dataProp`. */
export const has =
  (property: string): Test =>
  ({ properties }) =>
    property in properties;

/** Returns a test for a class. */
export const hasClass =
  (name: string): Test =>
  ({ properties: { className } }) =>
    Array.isArray(className) && className.includes(name);

/** Returns a test for tag names. */
export const isAny =
  (...tags: string[]): Test =>
  ({ tagName }) =>
    tags.includes(tagName);

/** Returns the first element inside of a node that passes a test. */
export function firstElement(node: Nodes, test: Test): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element) => {
    if (element === node || !test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** Returns the elements inside of a node that pass a test. */
export function allElements(node: Nodes, test: Test): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element !== node && test(element)) found.push(element);
  });
  return found;
}

/** Whether an element is code whose class states its language, as the HTML standard recommends. */
export const isCodeInLanguage: Test = ({ tagName, properties: { className } }) =>
  tagName === 'code' && Array.isArray(className) && /\blanguage-/.test(className.join(' '));

/**
 * Returns the content of a built page, with its title, without what only a browser can use. Code that is a block of its
 * own is in a `pre` element, so that its line breaks are kept.
 *
 * @throws Error if the HTML has no content.
 */
export function pageContent(html: string): Root {
  // The sidebar, which can be longer than the page, is not parsed.
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const tree = fromParse5(parseFragment(main));
  const content =
    firstElement(tree, hasClass('theme-doc-markdown')) ?? firstElement(tree, has('dataPage'));
  if (!content)
    throw new Error(
      'there is neither an element with the class "theme-doc-markdown" nor one with the attribute "data-page": adapt plugins/markdown-pages/node/page-content.ts to the HTML of pages.',
    );
  return { type: 'root', children: content.children.flatMap(usableContent) };
}

function usableContent(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isUnusable(node)) return [];
  // Thousands of elements that color code would take half of the time of the conversion.
  if (node.tagName === 'pre')
    return [{ ...node, children: [{ type: 'text', value: toString(node) }] }];
  const content = { ...node, children: node.children.flatMap(usableContent) };
  if (isBlockOfCode(node)) content.tagName = 'pre';
  // The conversion collapses spaces in texts, which can be significant in code.
  if (node.tagName === 'code') content.properties = { ...node.properties, value: toString(node) };
  const [, align] = /text-align:\s*(\w+)/.exec(String(node.properties.style)) ?? [];
  if (align) content.properties = { ...node.properties, align };
  return [content];
}

const isControl = isAny('button', 'form', 'input', 'label', 'nav', 'script', 'style', 'svg');
const isHashLink = hasClass('hash-link');

/** Whether an element is a control, navigation, a drawing or hidden. */
function isUnusable(element: Element): boolean {
  const { role, ariaHidden } = element.properties;
  return (
    isControl(element) ||
    isHashLink(element) ||
    isDecoration(element) ||
    role === 'status' ||
    ariaHidden === 'true' ||
    element.children.some((child) => child.type === 'element' && 'dataCopyPage' in child.properties)
  );
}

/** Whether an element is a picture without a text, or the one for dark mode that follows each picture for light mode. */
const isDecoration = ({ tagName, properties: { alt, src } }: Element) =>
  tagName === 'img' && (!alt || /\.dark\.\w+$/.test(String(src)));

/** Whether an element contains nothing but code in a language, which may be collapsed. */
function isBlockOfCode({ tagName, children }: Element): boolean {
  const [child, ...others] = children;
  if (others.length > 0 || child?.type !== 'element') return false;
  if (tagName !== 'p' && tagName !== 'div') return false;
  const code = child.tagName === 'details' ? firstElement(child, isAny('code')) : child;
  return code !== undefined && isCodeInLanguage(code);
}
