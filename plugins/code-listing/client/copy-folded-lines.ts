import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Shows the folded lines in the selection while the browser copies it: it leaves out what is not rendered. */
function onCopy(): void {
  const selection = getSelection();
  const lines = [...document.querySelectorAll('[data-folded] > [hidden]')].filter((each) =>
    selection?.containsNode(each, true),
  );
  for (const each of lines) each.removeAttribute('hidden');
  setTimeout(() => {
    for (const each of lines) each.setAttribute('hidden', 'until-found');
  });
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('copy', onCopy);
