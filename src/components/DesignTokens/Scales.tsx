import type { CSSProperties, ReactNode } from 'react';
import { scales } from './names';
import Samples from './Samples';

const box: CSSProperties = {
  width: '5rem',
  height: '5rem',
  border: '1px solid var(--line2)',
  background: 'var(--card)',
};

/** Renders the scales of type, space, radii and elevation. */
export default function Scales(): ReactNode {
  return (
    <>
      <h2>Type</h2>
      {scales.type.map((name) => (
        <div key={name} style={{ marginBottom: 'var(--s4)', overflowWrap: 'anywhere' }}>
          <code>--t-{name}</code>
          <div style={{ font: `var(--t-${name})`, color: 'var(--ink)' }}>
            Bars by category, 1,234.5
          </div>
        </div>
      ))}
      <h2>Space</h2>
      <Samples names={scales.space.map((step) => `s${step}`)}>
        {(name) => ({
          width: `var(--${name})`,
          height: `var(--${name})`,
          marginBottom: 'var(--s1)',
          background: 'var(--sky)',
        })}
      </Samples>
      <h2>Radii</h2>
      <Samples names={scales.radii}>
        {(name) => ({ ...box, borderRadius: `var(--${name})` })}
      </Samples>
      <h2>Elevation</h2>
      <Samples names={scales.elevations}>
        {(name) => ({
          ...box,
          marginBottom: 'var(--s6)',
          border: 0,
          borderRadius: 'var(--r3)',
          boxShadow: `var(--${name})`,
        })}
      </Samples>
    </>
  );
}
