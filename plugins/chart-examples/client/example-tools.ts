import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Runs a tool of an example. Its code is loaded when it is used first; if that fails, a link remains a link. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  const tool = target instanceof Element && target.closest<HTMLAnchorElement>('[data-tool]');
  if (!tool || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  import('@theme/ExampleDialog/run-tool').then(
    ({ runTool }) => runTool(tool),
    () => {
      if (tool.href) location.href = tool.href;
      else tool.textContent = 'Try again';
    },
  );
}

// In the capture phase, before the router handles links.
if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', onClick, true);
