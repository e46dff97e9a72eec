import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const foldedLines = () => document.querySelectorAll('[data-folded] > [hidden]');

const fold = (lines: Iterable<Element>) => {
  for (const each of lines) each.setAttribute('hidden', 'until-found');
};

/** Shows the folded lines in the selection while the browser copies it: it leaves out what is not rendered. */
function onCopy(): void {
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  const { endContainer, endOffset, startContainer, startOffset } = range;
  const lines = [...foldedLines()].filter((each) => range.intersectsNode(each));
  for (const each of lines) each.removeAttribute('hidden');
  // A selection that begins or ends with folded lines begins or ends at their place.
  selection.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  setTimeout(() => fold(lines));
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('copy', onCopy);

/** Makes browsers find words in folded lines, and show them. The build removes the value of the attribute from the HTML. */
export function onRouteDidUpdate(): void {
  fold(foldedLines());
}
