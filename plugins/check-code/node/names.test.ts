import { describe, expect, it } from 'vitest';
import { joinCheckData, type CheckType } from '../../../shared/check-code/check-data';
import { generatedFiles, readGenerated } from '../../../shared/generated-files';
import { formerNames } from './former-names';
import { meantComponents, meantProps } from './meant-names';
import { makeForeignNames } from './make-foreign-names';

const foreign = makeForeignNames();
const data = joinCheckData(
  readGenerated(generatedFiles.checkComponents),
  { foreign },
  readGenerated(generatedFiles.checkThemes),
);
const own = new Set([
  ...data.exports,
  ...Object.values(data.components).flatMap(({ props }) => Object.keys(props)),
  ...Object.values(data.shapes).flatMap(({ members }) => keysIn({ object: members })),
]);

/** Returns the keys of an object type, also the nested ones. */
function keysIn(type: CheckType): string[] {
  if (typeof type !== 'object') return [];
  if ('union' in type) return type.union.flatMap(keysIn);
  if (!('object' in type)) return [];
  return Object.entries(type.object).flatMap(([key, member]) => [key, ...keysIn(member.type)]);
}

/** Returns the names in the code of advice: the first word of each text in backticks, and keys and props in it. */
function namesIn(advice: string): string[] {
  const code = [...advice.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  return code.flatMap((text) => {
    const names = [...text.matchAll(/(?<![\w.'"#])([A-Za-z][A-Za-z0-9]+)(?=[\s=.:,})/]|$)/g)];
    return names.map(([, name = '']) => name).filter((name) => !allowed.has(name));
  });
}

/** Words of code that are no names of the library. */
const allowed = new Set([
  'id',
  'true',
  'false',
  'NaN',
  'option',
  'children',
  'x0',
  'x1',
  'y0',
  'y1',
  'bars',
  'config',
  'dispatchExternalPointerEvent',
  'getPNGSnapshot',
]);

const advice = [...foreign.components, ...foreign.props, ...Object.values(formerNames).flat()].map(
  ({ use }) => use,
);

describe('tables of names', () => {
  it('have at least 250 names of other libraries, each once for a component', () => {
    const components = foreign.components.flatMap(({ names }) => names);
    expect(new Set(components).size).toBe(components.length);
    const props = foreign.props.flatMap(({ names, on }) =>
      names.flatMap((name) => (on ?? ['']).map((target) => `${target} ${name}`)),
    );
    expect(props.filter((name, index) => props.indexOf(name) !== index)).toEqual([]);
    expect(components.length + props.length).toBeGreaterThan(250);
  });

  it('advise names that the library has', () => {
    const texts = [
      ...advice,
      ...Object.values(meantProps).flatMap((props) => Object.values(props)),
    ];
    const unknown = texts.flatMap((text) =>
      namesIn(text)
        .filter((name) => !own.has(name))
        .map((name) => `${name} in: ${text}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name no component that the library has', () => {
    const names = [
      ...foreign.components.flatMap((row) => row.names),
      ...Object.keys(meantComponents),
    ];
    expect(names.filter((name) => name in data.components)).toEqual([]);
    expect(Object.values(meantComponents).filter((name) => !(name in data.components))).toEqual([]);
  });

  it('name no prop that the component has', () => {
    for (const [component, props] of Object.entries(meantProps))
      for (const prop of Object.keys(props))
        expect(data.components[component]?.props, `${component}.${prop}`).not.toHaveProperty(prop);
  });

  it('name members of constants as values', () => {
    for (const [constant, values] of Object.entries(foreign.values))
      for (const [value, [, member]] of Object.entries(values)) {
        expect(data.enums[constant]?.values, `${constant}.${member}`).toHaveProperty(member);
        expect(Object.values(data.enums[constant]?.values ?? {})).not.toContain(value);
      }
  });
});
