import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Enables the filters of the page after navigation. */
export function onRouteDidUpdate(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-filter-props]'))
    input.disabled = false;
}

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-filter-props]'))
      void filter(target);
  });

/** Filters the props. The code is loaded on first use; if that fails, all props stay visible. */
async function filter(input: HTMLInputElement): Promise<void> {
  const code = await import('./hide-props').catch(() => undefined);
  if (code) code.hideProps(input);
  else
    input.parentElement
      ?.querySelector('[role=status]')
      ?.replaceChildren('The filter failed to load. Check your connection and try again.');
}
