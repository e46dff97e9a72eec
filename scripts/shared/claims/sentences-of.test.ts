import { expect, it } from 'vitest';
import { sentencesOf } from './sentences-of';

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
