import moment from 'moment';
import momentTimezone from 'moment-timezone';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as siteCharts from '@theme/site-charts';
import { countedHooks } from './update-loops';

/** Thrown for an element with too many rows of data. */
export class TooManyRows extends Error {}

/** A chart of more rows can keep the browser busy for seconds. */
const maxRows = 200_000;

type CreateElement = (
  type: React.ElementType,
  props: Record<string, unknown> | null,
  ...rest: never[]
) => unknown;

/** Returns a function that creates elements, after a check of their type and of the size of their data. */
const checked =
  (create: CreateElement): CreateElement =>
  (type, props, ...rest) => {
    if (type === undefined || type === null)
      throw new Error('This element has no component: its name is not defined.');
    const data = props?.data;
    if (Array.isArray(data) && data.length > maxRows)
      throw new TooManyRows(
        `These are ${data.length.toLocaleString('en')} rows of data; the limit in this page is ${maxRows.toLocaleString('en')}.`,
      );
    return create(type, props, ...rest);
  };

const { BaseTheme: _, CardChartContext: __, baseThemes, ...charts } = siteCharts;

const react = {
  ...React,
  ...countedHooks,
  createElement: checked(React.createElement),
};
const { Fragment, jsx, jsxs } = jsxRuntime;

/** Modules that code of the reader can import. */
const modules: Record<string, object> = {
  '@elastic/charts': withKnownNames('@elastic/charts', charts),
  moment,
  'moment-timezone': momentTimezone,
  react: withKnownNames('react', { ...react, default: react }),
  'react/jsx-runtime': {
    Fragment,
    jsx: checked(jsx),
    jsxs: checked(jsxs),
  },
};

/** Returns a module that throws for a name that it does not export, in place of an error of React without the name. */
function withKnownNames(name: string, exports: object): object {
  return new Proxy(Object.freeze(exports), {
    get(target, key, receiver) {
      if (key === '__esModule') return true;
      if (typeof key === 'string' && !(key in target))
        throw new Error(
          key === 'default'
            ? `${name} has no default export: write the names that you need in braces.`
            : `${name} does not export "${key}".`,
        );
      return Reflect.get(target, key, receiver);
    },
  });
}

/**
 * Returns a module that code of the reader imports. The stylesheets of the library are there anyway.
 *
 * @throws Error for any other module
 */
export function importModule(name: string): object {
  if (/^@elastic\/charts\/dist\/[\w/]+\.css(?:\?\w+)?$/.test(name)) return {};
  const found = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (!found)
    throw new Error(
      `"${name}" cannot be imported in this page, only react, @elastic/charts, moment and moment-timezone. Copy the code into your project to use other packages.`,
    );
  return found;
}

/** Objects of the modules that code could change for the next run, such as themes. */
export const recordedModules: object[] = [moment, momentTimezone, charts, baseThemes].map(
  (exports) => Object.fromEntries(Object.entries(exports).filter(([, value]) => isPlain(value))),
);

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !('$$typeof' in value);
}

export { baseThemes };
