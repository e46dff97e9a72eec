import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import islands from '@generated/partial-hydration/default/islands';
import LoadedIsland from './loaded-island';
import { onIdle } from './on-idle';
import { onStart } from './on-start';
import { isSlowConnection } from './slow-connection';

/** The islands of a page's HTML, each in the element that marks it, from its start on. */
export default function Islands({ container }: { container: RefObject<HTMLElement> }): ReactNode {
  const [started, setStarted] = useState<HTMLElement[]>([]);
  useLayoutEffect(() => {
    const all = [...container.current!.querySelectorAll<HTMLElement>('[data-island]')];
    const ends = all.map((island) =>
      onStart(island, () => setStarted((others) => [...others, island])),
    );
    const names = new Set(all.map(({ dataset }) => dataset.island!));
    if (!isSlowConnection()) ends.push(onIdle(() => loadAhead(names)));
    return () => ends.forEach((end) => end());
  }, [container]);
  return started.map((island, index) =>
    createPortal(
      <LoadedIsland name={island.dataset.island!} {...JSON.parse(island.dataset.props!)} />,
      island,
      String(index),
    ),
  );
}

/** Loads the code of islands, whose start will try again and report what fails. */
function loadAhead(names: Iterable<string>): void {
  for (const name of names) islands[name]!().catch(() => undefined);
}
