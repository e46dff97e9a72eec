import { renderToString } from 'react-dom/server';
import { Chart } from '@elastic/charts';
import { describe, expect, it } from 'vitest';

describe('docs/error-messages', () => {
  it('A chart is rendered on a server, which has no browser window. Import of the library is fine there.', () => {
    expect(() => renderToString(<Chart />)).toThrow('window is not defined');
  });
});
