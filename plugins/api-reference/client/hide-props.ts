/**
 * Hides props that do not contain every word of a filter, and groups without visible props.
 *
 * @param input - the filter, in its page
 */
export function hideProps(input: HTMLInputElement): void {
  const filter = input.parentElement;
  const status = filter?.querySelector('[role=status]');
  if (!filter?.parentElement || !status) return;
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  let all = 0;
  for (const group of filter.parentElement.querySelectorAll<HTMLElement>(':scope > section')) {
    const rows = [...group.querySelectorAll<HTMLElement>('[data-prop]')];
    for (const row of rows) row.hidden = !isMatch(row, words);
    const visible = rows.filter((row) => !row.hidden).length;
    group.hidden = visible === 0;
    shown += visible;
    all += rows.length;
  }
  status.textContent = input.value ? `${shown} of ${all}` : `${all} in total`;
}

function isMatch(row: HTMLElement, words: string[]): boolean {
  const type = row.querySelector('[data-prop-type] code')?.textContent ?? '';
  const text = `${row.dataset.prop} ${type}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
