import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import islands from '@generated/partial-hydration/default/islands';
import { isSlowConnection } from '../../../contracts/browser/slow-connection';
import { whenIdle } from '../../../contracts/browser/when-idle';
import LoadedIsland from './loaded-island';
import { onStart } from './on-start';

/** Renders the islands of a page's HTML into their elements, each as soon as it starts. */
export default function Islands({ container }: { container: RefObject<HTMLElement> }): ReactNode {
  const [started, setStarted] = useState<HTMLElement[]>([]);
  useLayoutEffect(() => {
    const all = [...container.current!.querySelectorAll<HTMLElement>('[data-island]')];
    const cleanups = all.map((island) =>
      onStart(island, () => setStarted((others) => [...others, island])),
    );
    const names = new Set(all.map(({ dataset }) => dataset.island!));
    if (!isSlowConnection()) cleanups.push(whenIdle(() => preloadIslands(names)));
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [container]);
  return started.map((island, index) =>
    createPortal(
      <LoadedIsland name={island.dataset.island!} {...JSON.parse(island.dataset.props!)} />,
      island,
      String(index),
    ),
  );
}

/** Preloads the chunks of islands. Failures are ignored: starting an island retries and reports them. */
function preloadIslands(names: Iterable<string>): void {
  for (const name of names) islands[name]!().catch(() => undefined);
}
