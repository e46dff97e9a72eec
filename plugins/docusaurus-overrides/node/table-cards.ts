import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Characters of a row for which a phone has room: the sum of the longest cells of all columns. Tables with longer rows
 * become cards.
 */
const roomOfPhone = 32;

/**
 * Rehype plugin that prepares tables for small screens, where `client/table-cards.css` shows each row as a card.
 *
 * - Each cell of a table with long rows gets the head of its column as `data-label`.
 * - Every part of the table states its role: `display` values other than those of tables remove the implicit roles in
 *   some browsers.
 * - An empty head is no head: it becomes a cell, and the first cells of its table are the heads of their rows.
 */
export function tableCards() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'table') prepareTable(node);
    });
  };
}

function prepareTable(table: Element): void {
  const [head, body] = ['thead', 'tbody'].map((name) => elementsOf(table, name)[0]);
  const heads = rowsOf(head)[0];
  if (!head || !body || !heads) return;
  const labels = heads.map((cell) => toString(cell).trim());
  const [rows, hasRowHeads] = [rowsOf(body), !labels[0]];
  const isWide = lengthOfRow([heads, ...rows]) > roomOfPhone;
  setRole(table, 'table');
  for (const group of [head, body]) {
    setRole(group, 'rowgroup');
    for (const row of elementsOf(group, 'tr')) setRole(row, 'row');
  }
  heads.forEach((cell, column) => {
    if (!labels[column]) cell.tagName = 'td';
    setRole(cell, labels[column] ? 'columnheader' : 'cell');
  });
  for (const row of rows)
    row.forEach((cell, column) => {
      setRole(cell, hasRowHeads && column === 0 ? 'rowheader' : 'cell');
      if (isWide) cell.properties.dataLabel = labels[column] ?? '';
    });
}

const lengthOfRow = (rows: Element[][]): number =>
  (rows[0] ?? [])
    .map((_, column) => Math.max(...rows.map((row) => toString(row[column] ?? empty).length)))
    .reduce((sum, longest) => sum + longest, 0);

const empty: Root = { type: 'root', children: [] };

const elementsOf = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter(
    (child: ElementContent): child is Element =>
      child.type === 'element' && names.includes(child.tagName),
  );

const rowsOf = (group: Element | undefined): Element[][] =>
  group ? elementsOf(group, 'tr').map((row) => elementsOf(row, 'th', 'td')) : [];

const setRole = (element: Element, role: string): void => {
  element.properties.role = role;
};
