import { describe, expect, it } from 'vitest';
import type { ApiModel } from '../../shared/types/api-model';
import { libraryVersion } from '../library-version';
import { loadBuilt, pageOf, readBuilt } from './built-site';

const { version, exportedNames, props } = libraryVersion;
const { symbols }: ApiModel = JSON.parse(readBuilt('api-model.json'));

describe('The generated type reference', () => {
  it('lists resolved props with anchors, required ones first', () => {
    const $ = loadBuilt('all-types/functions/BarSeries');
    const rows = $('[data-prop]');
    expect(rows).toHaveLength(props.BarSeries);
    expect(rows.first().attr('data-required')).toBe('true');
    expect($('#stackMode').attr('data-required')).toBe('false');
    expect($('#stackMode [data-prop-type] a').text()).toBe('StackMode');
  });

  it('shows the same props on hand-written pages', () => {
    expect(pageOf('api/specs/xy/BarSeries').props).toHaveLength(props.BarSeries);
    expect(pageOf('all-types/functions/Settings').props).toHaveLength(props.Settings);
  });

  it('formats defaults as code, without a space before punctuation', () => {
    const defaultOf = (component: string, prop: string) =>
      loadBuilt(`all-types/functions/${component}`)(`#${prop} [data-prop-default]`);
    expect(defaultOf('Axis', 'style').text()).toBe('from the theme, axes.');
    expect(defaultOf('LineSeries', 'xScaleType').text()).toContain('ScaleType.Ordinal');
    expect(defaultOf('Settings', 'baseTheme').text()).toContain('LIGHT_THEME');
  });

  it('shows the values of a constant, and links to the type of the same name', () => {
    const $ = loadBuilt('all-types/variables/ScaleType');
    expect($('dl').text()).toContain('ScaleType.Ordinal');
    const link = $('a:contains("type of the same name")');
    expect(link.attr('href')).toMatch(/\/all-types\/type-aliases\/ScaleType$/);
  });

  it('shows calls of functions with their results', () => {
    const $ = loadBuilt('all-types/functions/timeFormatter');
    const results = $('[aria-label="Calls and their results"] dd');
    expect(results.first().text()).toContain('2023-11-14 22:13');
  });

  it('links existing names on the page of changes', () => {
    const $ = loadBuilt('docs/changes');
    const versions = $('h2')
      .get()
      .map((heading) =>
        $(heading)
          .text()
          .replace(/\u200b/, ''),
      );
    expect(versions[0]).toContain(version);
    expect(versions).toContain('70.0.1');
    const link = $('a:contains("SecondaryMetricProps.labelTooltip")');
    expect(link.attr('href')).toMatch(/SecondaryMetricProps#labelTooltip$/);
  });

  it('describes every prop of every component, with a default if it is optional', () => {
    const components = symbols.filter(({ isComponent }) => isComponent);
    expect(components.length).toBeGreaterThan(30);
    const problems = components.flatMap(({ name, route, members }) => {
      const rows = pageOf(route.slice(1)).props;
      return members.flatMap(({ name: prop, required }) => {
        const row = rows.find(({ name: each }) => each === prop);
        if (row?.id !== prop) return [`${name}.${prop} has no row at its anchor`];
        const expected = ['type', 'description', ...(required ? [] : ['default'])];
        return [
          ...expected
            .filter((part) => !row.parts.includes(part))
            .map((part) => `${name}.${prop} has no ${part}`),
          ...(row.required === String(required)
            ? []
            : [`${name}.${prop} has the wrong data-required`]),
        ];
      });
    });
    expect(problems).toEqual([]);
  });

  it('has a page with a summary for every exported name', () => {
    expect(new Set(symbols.map(({ name }) => name)).size).toBe(exportedNames);
    const missing = symbols
      .map(({ route }) => route)
      .filter((route) => !/\w.*[.:]/.test(pageOf(route.slice(1)).summary));
    expect(missing).toEqual([]);
  });
});
