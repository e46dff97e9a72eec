import type { CSSProperties, ReactNode } from 'react';
import { contrast } from '@site/shared/contrast';
import { colors, texts } from './names';

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: 'var(--space-3)',
};

interface ColorsOfModeProps {
  mode: string;
  /** Values of the tokens in this mode. */
  tokens: Record<string, string>;
}

/** Renders the colors of one mode, with their contrast: of colors to the background, of texts to theirs. */
export default function ColorsOfMode({ mode, tokens }: ColorsOfModeProps): ReactNode {
  const value = (name: string) => tokens[`color-${name}`] ?? '';
  const ratio = (one: string, other: string) => contrast(value(one), value(other)).toFixed(1);
  return (
    <div
      style={{
        marginBlock: 'var(--space-6)',
        padding: 'var(--space-6)',
        border: '1px solid var(--color-border-strong)',
        borderRadius: 'var(--radius-4)',
        background: value('background'),
        color: value('text'),
        font: 'var(--font-13)',
      }}
    >
      <p style={{ font: 'var(--font-h3)', color: value('text-strong') }}>
        Colors of the {mode} mode
      </p>
      {Object.entries(colors).map(([group, names]) => (
        <div key={group}>
          <p style={{ margin: 'var(--space-4) 0 var(--space-2)', color: value('text-secondary') }}>
            {group}
          </p>
          <div style={grid}>
            {names.map((name) => (
              <div key={name}>
                <div
                  style={{
                    height: 'var(--space-10)',
                    border: `1px solid ${value('border-strong')}`,
                    borderRadius: 'var(--radius-2)',
                    background: value(name),
                  }}
                />
                {name} {ratio(name, 'background')}
              </div>
            ))}
          </div>
        </div>
      ))}
      <p style={{ margin: 'var(--space-4) 0 var(--space-2)', color: value('text-secondary') }}>
        Text on backgrounds
      </p>
      <div style={grid}>
        {texts.map(([text, background]) => (
          <div
            key={text + background}
            style={{
              padding: 'var(--space-2) var(--space-3)',
              borderRadius: 'var(--radius-2)',
              background: value(background),
              color: value(text),
            }}
          >
            {text}
            <br />
            on {background}
            <br />
            {ratio(text, background)}
          </div>
        ))}
      </div>
    </div>
  );
}
