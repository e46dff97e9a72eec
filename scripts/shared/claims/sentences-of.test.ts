import { expect, it } from 'vitest';
import { sentencesOf, sentencesOfMembers } from './sentences-of';

it('returns sentences of paragraphs, lists and table cells as plain text', () => {
  const page = `---
title: A title
---

First, see [\`Axis\`](/api). \`onClick\` is never called, "by default."
Another line of it.

{/* keywords: never, always */}

<Example id="axis/time" />

- An item
  that goes on.

| Prop | Called |
| --- | --- |
| \`onX\` | always |

\`\`\`ts
never();
\`\`\`
`;
  expect(sentencesOf(page)).toEqual([
    'First, see Axis.',
    'onClick is never called, "by default."',
    'Another line of it.',
    'An item that goes on.',
    'Prop',
    'Called',
    'onX',
    'always',
  ]);
});

it('returns the sentences of a note on each member', () => {
  const note = 'A symbol.\n\n## first\n\nOne. Two.\n\n### Part\n\nThree.\n\n## second\n\nFour.\n';
  expect([...sentencesOfMembers(note)]).toEqual([
    ['first', ['One.', 'Two.', 'Three.']],
    ['second', ['Four.']],
  ]);
});
