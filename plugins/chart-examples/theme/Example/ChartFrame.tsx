import type { CSSProperties, ReactNode } from 'react';
import Island from '@theme/Island';
import type { ExampleEntry } from '@site/contracts/example-manifest';
import Picture from './Picture';
import styles from './styles.module.css';

interface Props {
  example: ExampleEntry;
  /** Whether its picture loads before the layout shows that it is in view. */
  first: boolean;
}

/** The picture of a chart and, once the reader turns to it, the live chart in the same place. */
export default function ChartFrame({ example, first }: Props): ReactNode {
  const { id, title, alt, height, narrowHeight = height, start = 'intent' } = example;
  const heights = { '--wide': `${height}px`, '--narrow': `${narrowHeight}px` } as CSSProperties;
  return (
    <div className={styles.frame} style={heights} data-chart-frame>
      <Picture example={example} first={first} />
      {/* How keys and screen readers get from the picture to the chart, which its focus starts. */}
      <button type="button" className={styles.use} aria-label={`Use this chart: ${title}`}>
        Use this chart
      </button>
      <Island name="live-chart" props={{ id, alt }} start={start} />
    </div>
  );
}
