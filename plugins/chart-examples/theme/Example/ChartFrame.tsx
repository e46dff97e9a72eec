import type { CSSProperties, ReactNode } from 'react';
import Island from '@theme/Island';
import type { ExampleEntry } from '@site/shared/types/example-manifest';
import Picture from './Picture';
import styles from './styles.module.css';

interface Props {
  example: ExampleEntry;
  /** Whether the picture is loaded eagerly. */
  first: boolean;
}

/** Renders the picture of an example, which the live chart replaces on interaction. */
export default function ChartFrame({ example, first }: Props): ReactNode {
  const { id, title, alt, height, narrowHeight = height, start = 'intent' } = example;
  const heights = {
    '--frame-height': `${height}px`,
    '--frame-height-narrow': `${narrowHeight}px`,
  } as CSSProperties;
  return (
    <div className={styles.frame} style={heights} data-chart-frame>
      <Picture example={example} first={first} />
      {/* Lets keyboard and screen reader users start the chart, by focus, and move into it. */}
      <button type="button" className={styles.use} aria-label={`Use this chart: ${title}`}>
        Use this chart
      </button>
      <Island name="live-chart" props={{ id, alt }} start={start} />
    </div>
  );
}
