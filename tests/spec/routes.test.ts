import { describe, expect, it } from 'vitest';
import { builtPages, pageOf } from '../pages/built-site';
import { specifiedRoutes } from './specified-routes';

const routes = new Set(builtPages.map(({ route }) => route));

describe('Section 2, routes', () => {
  it.each(['2.52', '2.53', '2.54', '2.55', '2.56', '2.57'])(
    '%s routes are pages with matching headings',
    (requirement) => {
      const problems = specifiedRoutes[requirement]?.flatMap((route) => {
        if (!routes.has(route)) return [`${route} is not in the sitemap`];
        const { titles } = pageOf(route);
        const name = route.replace(/\/$/, '').split('/').at(-1)!.replace('-', ' ');
        const matches =
          titles.length === 1 && titles.join().toLowerCase().includes(name.toLowerCase());
        return matches ? [] : [`${route} has the headings: ${titles.join(', ')}`];
      });
      expect(problems).toEqual([]);
    },
  );

  it.each([
    ['2.52', (route: string) => (route.startsWith('docs/') ? 'Docs' : 'Examples')],
    ['2.53', (route: string) => (route.startsWith('docs/') ? 'Docs' : 'API')],
    ['2.54', () => 'API'],
    ['2.55', () => 'API'],
    ['2.56', () => 'API'],
    ['2.58', () => undefined],
  ] as const)('%s pages have the sidebar of their area, or none', (requirement, areaOf) => {
    const problems = specifiedRoutes[requirement]?.flatMap((route) => {
      const { activeAreas, sidebars } = pageOf(route);
      const area = areaOf(route);
      return [
        ...(activeAreas.join() === (area ?? '') ? [] : [`${route} is in ${activeAreas.join()}`]),
        ...(sidebars === (area ? 1 : 0) ? [] : [`${route} has ${sidebars} sidebars`]),
      ];
    });
    expect(problems).toEqual([]);
  });

  it.each(['docs/intro', 'examples/intro'])('2.59 the introduction %s is a page', (route) => {
    expect(pageOf(route).paragraphs).toBeGreaterThan(200);
  });
});
