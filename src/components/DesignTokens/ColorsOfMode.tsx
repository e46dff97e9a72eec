import type { CSSProperties, ReactNode } from 'react';
import { contrast } from '@site/contracts/contrast';
import { colors, texts } from './names';

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: 'var(--s3)',
};

interface ColorsOfModeProps {
  mode: string;
  /** Values of the tokens in this mode. */
  tokens: Record<string, string>;
}

/** Renders the colors of one mode, with their contrast: of colors to the background, of texts to their surface. */
export default function ColorsOfMode({ mode, tokens }: ColorsOfModeProps): ReactNode {
  const value = (name: string) => tokens[name] ?? '';
  const ratio = (one: string, other: string) => contrast(value(one), value(other)).toFixed(1);
  return (
    <div
      style={{
        marginBlock: 'var(--s6)',
        padding: 'var(--s6)',
        border: '1px solid var(--line2)',
        borderRadius: 'var(--r4)',
        background: value('bg'),
        color: value('text-c'),
        font: 'var(--t-13)',
      }}
    >
      <p style={{ font: 'var(--t-h3)', color: value('ink') }}>Colors of the {mode} mode</p>
      {Object.entries(colors).map(([group, names]) => (
        <div key={group}>
          <p style={{ margin: 'var(--s4) 0 var(--s2)', color: value('quiet') }}>{group}</p>
          <div style={grid}>
            {names.map((name) => (
              <div key={name}>
                <div
                  style={{
                    height: 'var(--s10)',
                    border: `1px solid ${value('line2')}`,
                    borderRadius: 'var(--r2)',
                    background: value(name),
                  }}
                />
                {name} {ratio(name, 'bg')}
              </div>
            ))}
          </div>
        </div>
      ))}
      <p style={{ margin: 'var(--s4) 0 var(--s2)', color: value('quiet') }}>Text on surfaces</p>
      <div style={grid}>
        {texts.map(([text, surface]) => (
          <div
            key={text + surface}
            style={{
              padding: 'var(--s2) var(--s3)',
              borderRadius: 'var(--r2)',
              background: value(surface),
              color: value(text),
            }}
          >
            {text}
            <br />
            on {surface}
            <br />
            {ratio(text, surface)}
          </div>
        ))}
      </div>
    </div>
  );
}
