/// <reference types="vite/types/importMeta.d.ts" />
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A family as the page shows it. */
export interface ShownFamily {
  family: string;
  /** Width of the charts in CSS pixels. */
  width: number;
  /** A plain application has no dark mode. */
  mode: 'light' | 'dark';
  /** Start of the URLs of the pictures. */
  pictures: string;
  /** Size in the names of pictures. */
  size: 'wide' | 'narrow';
}

declare global {
  interface Window {
    /**
     * Renders the examples of a family, with new components also if it is shown already, or no examples. Resolves when
     * they are in the document.
     */
    showFamily: (shown?: ShownFamily) => Promise<void>;
    /** Renders the examples of the page in a color mode. */
    showMode: (mode: 'light' | 'dark') => void;
  }
}

const folder = '../../../examples/';

/** The examples, as they are copied for Vite, and with the charts of the site, which follow the color mode. */
const examples = {
  plain: import.meta.glob<ComponentType>('../../../examples/*/*.tsx', {
    import: 'default',
    query: '?copied',
  }),
  site: import.meta.glob<ComponentType>('../../../examples/*/*.tsx', {
    import: 'default',
    query: '?site',
  }),
};

/**
 * Prepares the page for the examples of any family, in one column. The page is opened with one of two environments:
 *
 * - `?environment=plain`: copied code, and `charts.css` of the page on installation
 * - `?environment=site`: styles, font and base themes of the site, and a picture of each example in the same place
 */
async function prepare(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const environment = query.get('environment') === 'site' ? 'site' : 'plain';
  const { Environment } = await (environment === 'site'
    ? import('./site-environment')
    : import('./plain-environment'));
  const root = createRoot(document.querySelector('#root')!);
  let count = 0;

  window.showFamily = async (shown) => {
    count += 1;
    if (!shown) return flushSync(() => root.render(null));
    const { family, width, pictures, size } = shown;
    const files = Object.entries(examples[environment]).filter(([file]) =>
      file.startsWith(`${folder}${family}/`),
    );
    const loaded = await Promise.all(
      files.map(async ([file, load]) => ({
        id: file.slice(folder.length, -'.tsx'.length),
        Example: await load(),
      })),
    );
    window.showMode = (mode) => {
      document.documentElement.dataset.theme = mode;
      root.render(
        <Environment key={count} mode={mode}>
          {loaded.map(({ id, Example }) => (
            <section key={id} aria-label={id} data-example={id} style={{ width }}>
              <div data-chart-frame>
                <Example />
              </div>
              {environment === 'site' && (
                <img src={`${pictures}/${id}.${size}.${mode}.svg`} alt="" />
              )}
            </section>
          ))}
        </Environment>,
      );
    };
    flushSync(() => window.showMode(shown.mode));
  };
}

void prepare();
