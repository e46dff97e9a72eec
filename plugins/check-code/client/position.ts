import type { Finding } from '../../../shared/check-code/finding';

/** Returns the number of lines of a text; 1 for an empty one. */
export const lineCount = (text: string): number => text.split('\n').length;

/** Selects the text that a finding is about, and scrolls to its line, which is then not at the edge. */
export function showFinding(
  field: HTMLTextAreaElement,
  { from, to, line }: Pick<Finding, 'from' | 'to' | 'line'>,
): void {
  const { lineHeight, paddingTop } = getComputedStyle(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(from, to);
  const top = (line - 1) * parseFloat(lineHeight) + parseFloat(paddingTop);
  field.scrollTop = top - field.clientHeight / 3;
  field.scrollLeft = 0;
  field.scrollIntoView({ block: 'nearest' });
}
