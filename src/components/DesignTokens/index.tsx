import type { CSSProperties, ReactNode } from 'react';

const type = ['hero', 'h1', 'h2', 'h3', '18', '16', '14', '13', '12', '11', 'code'];
const space = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24'];
const radii = ['r1', 'r2', 'r3', 'r4'];
const elevations = ['e1', 'e2'];
const colors: Record<string, string[]> = {
  Palette: ['teal', 'aqua', 'sky', 'blue', 'pink', 'rose', 'amber', 'sand', 'coral', 'violet'],
  Neutrals: ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9'],
  Surfaces: ['bg', 'sunk', 'fill', 'card', 'line', 'line2', 'edge'],
  Actions: ['act', 'mark', 'focus', 'alarm'],
};

/** Pairs of a text color and the surface that it is written on. */
const texts: [text: string, surface: string][] = [
  ['ink', 'bg'],
  ['text-c', 'bg'],
  ['quiet', 'bg'],
  ['faint', 'bg'],
  ['link', 'bg'],
  ['on-act', 'act'],
  ['soft-t', 'soft'],
  ['teal-t', 'teal-s'],
  ['pink-t', 'pink-s'],
  ['amber-t', 'amber-s'],
  ['coral-t', 'coral-s'],
  ['del-t', 'del'],
  ['add-t', 'add'],
  ['c-key', 'sunk'],
  ['c-str', 'sunk'],
  ['c-tag', 'sunk'],
  ['c-attr', 'sunk'],
  ['c-num', 'sunk'],
  ['c-com', 'sunk'],
];

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s4)' };
const box: CSSProperties = { width: '6rem', height: '3rem', border: '1px solid var(--line)' };

/**
 * Renders the design tokens of `src/css/tokens.css` in the current color mode. It has no stylesheet, which would be
 * part of the production build.
 */
export default function DesignTokens(): ReactNode {
  return (
    <>
      <h2>Type</h2>
      {type.map((name) => (
        <div key={name} style={{ font: `var(--t-${name})`, marginBottom: 'var(--s3)' }}>
          --t-{name}: bars by category, 1,234.5
        </div>
      ))}
      <h2>Space</h2>
      <Samples names={space.map((step) => `s${step}`)}>
        {(name) => ({
          width: `var(--${name})`,
          height: `var(--${name})`,
          background: 'var(--sky)',
        })}
      </Samples>
      <h2>Radii and elevation</h2>
      <Samples names={radii}>{(name) => ({ ...box, borderRadius: `var(--${name})` })}</Samples>
      <Samples names={elevations}>
        {(name) => ({ ...box, borderRadius: 'var(--r3)', boxShadow: `var(--${name})` })}
      </Samples>
      {Object.entries(colors).map(([heading, names]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Samples names={names}>{(name) => ({ ...box, background: `var(--${name})` })}</Samples>
        </section>
      ))}
      <h2>Text colors</h2>
      <div style={row}>
        {texts.map(([text, surface]) => (
          <div
            key={text}
            style={{
              padding: 'var(--s2) var(--s3)',
              background: `var(--${surface})`,
              color: `var(--${text})`,
            }}
          >
            --{text} on --{surface}
          </div>
        ))}
      </div>
    </>
  );
}

interface SamplesProps {
  names: string[];
  /** Returns the style of a token's sample. */
  children: (name: string) => CSSProperties;
}

function Samples({ names, children }: SamplesProps): ReactNode {
  return (
    <div style={{ ...row, alignItems: 'end', marginBottom: 'var(--s4)' }}>
      {names.map((name) => (
        <div key={name}>
          <div style={children(name)} />
          <code>--{name}</code>
        </div>
      ))}
    </div>
  );
}
