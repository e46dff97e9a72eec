import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Loads the hints when a link in code is first pointed at or focused. Afterwards, they have their own listeners. */
function onIntent({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-code] a');
  if (link) void import('./hints/start-hints').then(({ startHints }) => startHints(link));
}

if (ExecutionEnvironment.canUseDOM)
  for (const type of ['mouseover', 'focusin']) document.addEventListener(type, onIntent);
