import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { ChartScale, scaleToFit } from '../Example/chart-scale';
import LiveChart from '../Example/LiveChart';
import Dialog from './Dialog';

interface Props {
  title: string;
  /** The example on the page. */
  example: HTMLElement;
  onClose: () => void;
}

/** Renders the live chart of an example at the size of the viewport. Its picture is visible until then. */
export default function FullSize({ title, example, onClose }: Props): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<number>();
  const frame = example.querySelector<HTMLElement>('[data-chart-frame]')!;

  useLayoutEffect(() => {
    const pictures = [...frame.querySelectorAll(':scope > [data-picture]')];
    copy.current!.prepend(...pictures.map((picture) => picture.cloneNode(true)));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable(Math.floor(entry.contentRect.height));
    });
    observer.observe(body.current!);
    return () => observer.disconnect();
  }, [frame]);

  const height = `${available ?? 0}px`;
  return (
    <Dialog title={title} isLarge onClose={onClose}>
      <div ref={body} className="example-dialog-body">
        <div
          ref={copy}
          className={frame.className}
          style={{ '--frame-height': height, '--frame-height-narrow': height } as CSSProperties}
          data-chart-frame=""
        >
          {available !== undefined && (
            <ChartScale.Provider value={scaleToFit(heightOf(frame), available)}>
              <LiveChart id={example.dataset.example!} alt={frame.querySelector('img')!.alt} />
            </ChartScale.Provider>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Returns the height of an example in the current viewport, in CSS pixels. */
const heightOf = (frame: HTMLElement) =>
  parseFloat(
    frame.style.getPropertyValue(
      matchMedia('(max-width: 600px)').matches ? '--frame-height-narrow' : '--frame-height',
    ),
  );
