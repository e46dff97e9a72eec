import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { drawings, type DrawingName } from './drawings';
import { labelledDrawings } from './labelled-drawings';
import styles from './styles.module.css';

/** Attributes of the numbers, which contrast with the primary color in both color modes. */
const number = {
  fill: 'var(--color-background-subtle)',
  fontSize: 11,
  fontWeight: 700,
  textAnchor: 'middle',
} as const;

/** Renders the drawing of a chart whose parts are numbered, with a list of what governs each part. */
export default function Anatomy({ drawing }: { drawing: DrawingName }): ReactNode {
  const { title, parts } = labelledDrawings[drawing];
  return (
    <>
      <svg viewBox="0 0 400 240" role="group" aria-label={title} className={styles.drawing}>
        {drawings[drawing]}
        {parts.map(({ name, at: [x, y], by, to }, index) => (
          <Link key={name} to={to} aria-label={`${index + 1}. ${name}: ${by}`}>
            <circle cx={x} cy={y} r={9} fill="var(--ifm-color-primary)" />
            <text x={x} y={y + 3.8} {...number}>
              {index + 1}
            </text>
          </Link>
        ))}
      </svg>
      <ol className={styles.parts}>
        {parts.map(({ name, by, to }) => (
          <li key={name}>
            {name}:{' '}
            <Link to={to}>
              <code>{by}</code>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
