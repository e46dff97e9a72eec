import type { CSSProperties, ReactNode } from 'react';
import { scales } from './names';

const box: CSSProperties = {
  width: '5rem',
  height: '5rem',
  border: '1px solid var(--color-border-strong)',
  background: 'var(--color-background-raised)',
};

/** Renders the scales of type, space, radii and elevation. */
export default function Scales(): ReactNode {
  return (
    <>
      <h2>Type</h2>
      {scales.fonts.map((name) => (
        <div key={name} style={{ marginBottom: 'var(--space-4)', overflowWrap: 'anywhere' }}>
          <code>--{name}</code>
          <div style={{ font: `var(--${name})`, color: 'var(--color-text-strong)' }}>
            Bars by category, 1,234.5
          </div>
        </div>
      ))}
      <h2>Space</h2>
      <Samples names={scales.space}>
        {(name) => ({
          width: `var(--${name})`,
          height: `var(--${name})`,
          marginBottom: 'var(--space-1)',
          background: 'var(--color-sky)',
        })}
      </Samples>
      <h2>Radii</h2>
      <Samples names={scales.radii}>
        {(name) => ({ ...box, borderRadius: `var(--${name})` })}
      </Samples>
      <h2>Elevation</h2>
      <Samples names={scales.shadows}>
        {(name) => ({
          ...box,
          marginBottom: 'var(--space-6)',
          border: 0,
          borderRadius: 'var(--radius-3)',
          boxShadow: `var(--${name})`,
        })}
      </Samples>
    </>
  );
}

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 'var(--space-4)',
  marginBottom: 'var(--space-4)',
};

interface SamplesProps {
  names: string[];
  /** Returns the style of a token's sample. */
  children: (name: string) => CSSProperties;
}

/** Renders a sample of each token, with its name. */
function Samples({ names, children }: SamplesProps): ReactNode {
  return (
    <div style={row}>
      {names.map((name) => (
        <div key={name}>
          <div style={children(name)} />
          <code>--{name}</code>
        </div>
      ))}
    </div>
  );
}
