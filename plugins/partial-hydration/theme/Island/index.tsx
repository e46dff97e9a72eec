import { useEffect, useRef, useState, type ReactNode } from 'react';
import LoadedIsland from '../../client/loaded-island';
import { onStart } from '../../client/on-start';
import type { IslandStart } from '../../shared/island-start';

interface Props {
  /** Name of the component in the plugin's option `islands`. */
  name: string;
  /** Props of the component, serializable as JSON. */
  props: Record<string, unknown>;
  /** When the component is rendered; default `near`. */
  start?: IslandStart;
}

/**
 * Marks an interactive part of a page. On the server, it renders an element with attributes by which the client of
 * a production build finds the island. In development, React renders the component into the element.
 */
export default function Island({ name, props, start = 'near' }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState(false);
  useEffect(() => onStart(element.current!, () => setStarted(true)), []);
  return (
    <div ref={element} data-island={name} data-start={start} data-props={JSON.stringify(props)}>
      {started && <LoadedIsland name={name} {...props} />}
    </div>
  );
}
