import type { CSSProperties, ReactNode } from 'react';

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
export default function Samples({ names, children }: SamplesProps): ReactNode {
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
