import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { List, ListItem, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { inlineCode, joined, paragraph, table, text } from './markdown-nodes';
import { allElements, firstElement, has, isAny } from './page-content';

/** A line break inside a table cell, which cannot contain blocks. */
const lineBreak: PhrasingContent = { type: 'html', value: '<br>' };

const isRow = has('dataProp');

/** Whether a definition list has the props of a component or the members of a type. */
export const containsProps = (list: Element): boolean => firstElement(list, isRow) !== undefined;

/** Converts the props of a component or the members of a type to a table. */
export const propsTable = (state: State, list: Element): Table =>
  table(
    ['Name', 'Type', 'Default', 'Description'],
    allElements(list, isRow).map((row) => propCells(state, row)),
  );

/** Returns the cells of a prop: the last definition describes it, after its type and, if it has one, its default. */
function propCells(state: State, row: Element): PhrasingContent[][] {
  const [type, ...others] = allElements(row, isAny('dd'));
  const isDefault = has('dataPropDefault');
  const contentOf = (element: Element | undefined) =>
    element ? inCell(state.toFlow(state.all(element))) : [];
  return [
    [
      inlineCode(String(row.properties.dataProp)),
      ...allElements(row, has('dataMark')).flatMap((mark) => [
        text(' '),
        ...(state.all({ type: 'root', children: [mark] }) as PhrasingContent[]),
      ]),
    ],
    contentOf(type),
    withoutLabel(contentOf(others.find(isDefault))),
    contentOf(others.find((element) => !isDefault(element))),
  ];
}

/** Removes the label of a long default, which the heading of the column replaces. */
const withoutLabel = ([first, ...rest]: PhrasingContent[]): PhrasingContent[] =>
  first?.type === 'text'
    ? [text(first.value.replace(/^Default: /, '')), ...rest]
    : first
      ? [first, ...rest]
      : [];

/** Converts blocks to the content of a table cell: they are separated by line breaks, list items start with dashes. */
const inCell = (nodes: Nodes[]): PhrasingContent[] => joined(nodes.map(cellContent), lineBreak);

function cellContent(node: Nodes): PhrasingContent[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return node.children;
    case 'list':
      return joined(
        node.children.map((item) => [text('- '), ...inCell(item.children)]),
        lineBreak,
      );
    case 'code':
      return joined(
        node.value.split('\n').map((line) => [inlineCode(line)]),
        lineBreak,
      );
    case 'blockquote':
      return inCell(node.children);
    default:
      return [node as PhrasingContent];
  }
}

/** Converts a definition list whose groups are in `div` elements to a list of terms with their definitions. */
export function listOfTerms(state: State, list: Element): List {
  const children = allElements(list, isAny('div')).flatMap((group) => {
    const term = firstElement(group, isAny('dt'));
    return term ? [termItem(state, term, group)] : [];
  });
  return { type: 'list', ordered: false, spread: false, children };
}

/** The paragraphs at the start of a definition follow the term in the same line. */
function termItem(state: State, element: Element, group: Element): ListItem {
  const term = state.all(element) as PhrasingContent[];
  const content = state.toFlow(allElements(group, isAny('dd')).flatMap((one) => state.all(one)));
  const end = content.findIndex(({ type }) => type !== 'paragraph');
  const blocks = end < 0 ? [] : content.slice(end);
  const paragraphs = end < 0 ? content : content.slice(0, end);
  const lines = paragraphs.flatMap((node) => (node.type === 'paragraph' ? [node.children] : []));
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph(...term, text(': '), ...joined(lines, text(' '))), ...blocks],
  };
}

/** Puts the label of a list, which screen readers announce, before it. */
export const labelled = (element: Element, ...nodes: RootContent[]): RootContent[] => {
  const { ariaLabel } = element.properties;
  return [...(ariaLabel ? [paragraph(text(`${String(ariaLabel)}:`))] : []), ...nodes];
};
