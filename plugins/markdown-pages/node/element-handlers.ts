import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { Code, Link, List, PhrasingContent, RootContent } from 'mdast';
import { toString as mdastToString } from 'mdast-util-to-string';
import {
  blockquote,
  code,
  heading,
  inlineCode,
  joined,
  link,
  list,
  paragraph,
  text,
} from './markdown-nodes';
import { containsProps, labelled, listOfTerms, propsTable } from './definition-lists';
import { allElements, firstElement, has, hasClass, isAny, isCodeInLanguage } from './page-content';

/** Returns the description of an example, which its card on a page does not contain. */
export type DescribeExample = (id: string) => string | undefined;

/** Conversion of some of the elements with a tag name. */
interface Conversion {
  tag: string;
  /** Whether it converts an element; default: all of them. */
  when?: (element: Element) => boolean;
  convert: (state: State, element: Element) => RootContent[];
}

/** Returns the conversions of elements that differ from those of `hast-util-to-mdast`. */
export function elementHandlers(describe: DescribeExample): Record<string, Handle> {
  const conversions: Conversion[] = [
    { tag: 'section', when: has('dataExample'), convert: example },
    { tag: 'figure', when: has('dataLanguage'), convert: (_, element) => [listing(element)] },
    { tag: 'div', when: has('dataVariants'), convert: (_, element) => [variants(element)] },
    { tag: 'a', when: has('dataCard'), convert: (_, element) => exampleCard(element, describe) },
    { tag: 'a', when: containsHeading, convert: cardWithHeading },
    { tag: 'div', when: hasClass('theme-admonition'), convert: callout },
    { tag: 'details', convert: details },
    { tag: 'pre', convert: (_, element) => codeBlock(element) },
    { tag: 'code', convert: (_, element) => codeInLine(element) },
    {
      tag: 'span',
      when: has('dataMark'),
      convert: (_, element) => [{ type: 'emphasis', children: [text(toString(element))] }],
    },
    { tag: 'small', convert: (_, element) => [text(`(${toString(element)})`)] },
    { tag: 'dl', when: containsProps, convert: (state, element) => [propsTable(state, element)] },
    {
      tag: 'dl',
      convert: (state, element) => labelled(element, listOfTerms(state, element)),
    },
    {
      tag: 'ul',
      when: has('ariaLabel'),
      convert: (state, element) => labelled(element, defaultHandlers.ul(state, element)),
    },
  ];
  const defaults: Record<string, Handle> = defaultHandlers;
  const handlerOf = (tag: string): Handle => {
    const ofTag = conversions.filter((conversion) => conversion.tag === tag);
    return (state, element, parent) => {
      const conversion = ofTag.find(({ when }) => !when || when(element));
      if (conversion) return conversion.convert(state, element);
      return defaults[tag] ? defaults[tag](state, element, parent) : state.all(element);
    };
  };
  return Object.fromEntries(conversions.map(({ tag }) => [tag, handlerOf(tag)]));
}

/**
 * Converts an example: its picture, its code and the link to its page, if it has them. Code that the text goes through
 * is left out: it is on the page of the example.
 */
function example(_state: State, element: Element): RootContent[] {
  const code = firstElement(element, has('dataLanguage'));
  const page = firstElement(element, ({ properties }) => properties.dataTool === 'full');
  const picture = partOf(element, 'img').properties;
  const inSteps = has('dataInSteps')(element);
  const label = inSteps ? 'Complete code' : String(page?.properties.ariaLabel);
  return [
    paragraph({ type: 'image', url: String(picture.src), alt: String(picture.alt) }),
    ...(code && !inSteps ? [listing(code)] : []),
    ...(page ? [paragraph(linkOf(page, label))] : []),
  ];
}

/** Converts a listing, whose caption is a file name or else its language. */
function listing(figure: Element): Code {
  const language = String(figure.properties.dataLanguage);
  const title = toString(partOf(figure, 'figcaption')).trim();
  const value = toString(partOf(figure, 'pre')).trimEnd();
  return code(language, value, title === language ? undefined : title);
}

/** Converts a choice of examples, which compares their code, to links to them with descriptions of their charts. */
const variants = (element: Element): List =>
  list(
    allElements(element, isAny('section')).map((section) => {
      const { alt } = partOf(section, 'img').properties;
      return [linkOf(allElements(section, isAny('a')).at(-1)!), text(`: ${String(alt)}`)];
    }),
  );

function exampleCard(element: Element, describe: DescribeExample): PhrasingContent[] {
  const description = describe(String(element.properties.dataCard));
  return [linkOf(element), ...(description ? [text(`: ${description}`)] : [])];
}

const containsHeading = (element: Element) =>
  firstElement(element, isAny('h2', 'h3')) !== undefined;

/** Converts a card that is a link as a whole: its heading becomes the link. */
const cardWithHeading = (state: State, element: Element): RootContent[] =>
  state
    .all(element)
    .map((node) =>
      node.type === 'heading' ? heading(node.depth, linkOf(element, mdastToString(node))) : node,
    );

/** Converts a callout to a block quote that starts with its title or its kind. */
function callout(state: State, element: Element): RootContent[] {
  const [head, content] = element.children as [Element, Element];
  const title = toString(head).trim();
  return [
    blockquote([
      paragraph({
        type: 'strong',
        children: [text(title.charAt(0).toUpperCase() + title.slice(1))],
      }),
      ...state.toFlow(state.all(content)),
    ]),
  ];
}

/** Converts what can be collapsed. The summary of a long type says less than the type. */
function details(state: State, { children }: Element): RootContent[] {
  const [summary, ...content] = children as [Element, ...Element[]];
  const nodes = state.all({ type: 'root', children: content });
  if (content.every(isAny('code', 'figure'))) return nodes;
  return [
    paragraph({ type: 'strong', children: [text(toString(summary))] }),
    ...state.toFlow(nodes),
  ];
}

/** Converts code that is a block of its own, such as a declaration. Links to the names in it follow. */
function codeBlock(element: Element): RootContent[] {
  const found = firstElement(element, isCodeInLanguage) ?? element;
  const [, language] = /language-(\S+)/.exec(String(found.properties.className)) ?? [];
  const links = linksIn(found);
  return [
    code(language ?? '', toString(found)),
    ...(links.length > 0 ? [paragraph(text('Types: '), ...links)] : []),
  ];
}

/**
 * Converts code inside of text. It is a link if it is a name that has a page; otherwise links to the names in it
 * follow, since code cannot contain links.
 */
function codeInLine(element: Element): PhrasingContent[] {
  const value = String(element.properties.value).replace(/\s*\n\s*/g, ' ');
  const [first, ...others] = allElements(element, isAny('a'));
  if (first && others.length === 0 && toString(first) === value)
    return [link(String(first.properties.href), inlineCode(value))];
  const links = linksIn(element);
  return links.length > 0
    ? [inlineCode(value), text(' ('), ...links, text(')')]
    : [inlineCode(value)];
}

/**
 * Returns the first part of an element with a tag name.
 *
 * @throws Error if it has none, since its component has changed.
 */
function partOf(element: Element, tag: string): Element {
  const part = firstElement(element, isAny(tag));
  if (!part)
    throw new Error(
      `a <${element.tagName}> has no <${tag}>: adapt plugins/markdown-pages/node/element-handlers.ts to its component.`,
    );
  return part;
}

/** Returns the links in an element, one for each name. */
const linksIn = (element: Element): PhrasingContent[] => {
  const byName = new Map(allElements(element, isAny('a')).map((one) => [toString(one), one]));
  return joined(
    [...byName.values()].map((one) => [linkOf(one)]),
    text(', '),
  );
};

const linkOf = (element: Element, label = toString(element)): Link =>
  link(String(element.properties.href), text(label));
