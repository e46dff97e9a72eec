/// <reference types="vite/types/importMeta.d.ts" />
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Renders the examples of the page in a color mode. A plain application has no dark mode. */
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
 * Renders the examples of a family in one column: `?family=bar&width=669&environment=plain`.
 *
 * - `plain`: copied code, and `charts.css` of the page on installation
 * - `site`: styles, font and base themes of the site, and a picture of each example, whose URL begins with `pictures`,
 *   in the same place
 */
async function renderFamily(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const environment = query.get('environment') === 'site' ? 'site' : 'plain';
  const width = Number(query.get('width'));
  const family = Object.entries(examples[environment]).filter(([file]) =>
    file.startsWith(`${folder}${query.get('family')}/`),
  );
  const { Environment } = await (environment === 'site'
    ? import('./site-environment')
    : import('./plain-environment'));
  const loaded = await Promise.all(
    family.map(async ([file, load]) => ({
      id: file.slice(folder.length, -'.tsx'.length),
      Example: await load(),
    })),
  );
  const root = createRoot(document.querySelector('#root')!);
  window.showMode = (mode) => {
    document.documentElement.dataset.theme = mode;
    root.render(
      <Environment mode={mode}>
        {loaded.map(({ id, Example }) => (
          <section key={id} aria-label={id} data-example={id} style={{ width }}>
            <div data-chart-frame>
              <Example />
            </div>
            {environment === 'site' && (
              <img src={`${query.get('pictures')}/${id}.${query.get('size')}.${mode}.svg`} alt="" />
            )}
          </section>
        ))}
      </Environment>,
    );
  };
  window.showMode(query.get('mode') === 'dark' ? 'dark' : 'light');
}

void renderFamily();
