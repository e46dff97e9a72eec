import { expect, it } from 'vitest';
import { resolveStylesheets } from './resolve-stylesheets';

it('throws on an entry that does not exist', () => {
  expect(() => resolveStylesheets('/site', ['theme/Gone'])).toThrow(
    '/site/node_modules/theme/Gone does not exist: delete "theme/Gone"',
  );
});
