import type { RichText } from '@site/contracts/api-model';

/** Whether a description states first that the library ignores the prop: such notes start with "No effect". */
export function hasNoEffect([first]: RichText): boolean {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  return text?.type === 'text' && /^(?:has )?no effect[.:]/i.test(text.value);
}
