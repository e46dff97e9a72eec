import type { CSSProperties, ReactNode } from 'react';
import Island from '@theme/Island';
import type { ExampleEntry } from '@site/contracts/example-manifest';
import Picture from './Picture';
import styles from './styles.module.css';

/** Room for a chart: its picture at first, then the live chart in the same place. */
export default function Stage({ example }: { example: ExampleEntry }): ReactNode {
  const { height, narrowHeight = height } = example;
  const heights = { '--wide': `${height}px`, '--narrow': `${narrowHeight}px` } as CSSProperties;
  return (
    <div className={styles.stage} style={heights} data-stage>
      <Picture example={example} />
      <Island name="live-chart" props={{ id: example.id, alt: example.alt }} />
    </div>
  );
}
