import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type islands from '@site/src/islands';
import { onStart, type IslandStart } from '../../client/island-start';
import { LoadedIsland } from '../../client/islands';

/** Name of an island of this site. */
type IslandName = keyof typeof islands;

/** Props of the component of an island. */
type IslandProps<Name extends IslandName> = object &
  ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>['default']>;

interface Props<Name extends IslandName> {
  /** Name of the component in `src/islands.ts`. */
  name: Name;
  /** Props of the component, serializable as JSON. */
  props: IslandProps<Name>;
  /** When the component is rendered; default `near`. */
  start?: IslandStart;
}

/**
 * Marks an interactive part of a page. On the server, it renders an element with attributes by which the client of
 * a production build finds the island. In development, React renders the component into the element.
 */
export default function Island<Name extends IslandName>({
  name,
  props,
  start = 'near',
}: Props<Name>): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState(false);
  useEffect(() => onStart(element.current!, () => setStarted(true)), []);
  return (
    <div ref={element} data-island={name} data-start={start} data-props={JSON.stringify(props)}>
      {started && <LoadedIsland name={name} props={props} />}
    </div>
  );
}
