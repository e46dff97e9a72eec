// cspell:ignoreRegExp #[\w-]+
const utilityTypes = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';
const globalObjects = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects';
const webApi = 'https://developer.mozilla.org/docs/Web/API';
const reactTypes = 'https://react.dev/learn/typescript';

/** Documentation pages of names from TypeScript, React and the web platform. */
export const externalPages: Record<string, string> = {
  Exclude: `${utilityTypes}#excludeuniontype-excludedmembers`,
  Extract: `${utilityTypes}#extracttype-union`,
  NonNullable: `${utilityTypes}#nonnullabletype`,
  Omit: `${utilityTypes}#omittype-keys`,
  Parameters: `${utilityTypes}#parameterstype`,
  Partial: `${utilityTypes}#partialtype`,
  Pick: `${utilityTypes}#picktype-keys`,
  Readonly: `${utilityTypes}#readonlytype`,
  Record: `${utilityTypes}#recordkeys-type`,
  Required: `${utilityTypes}#requiredtype`,
  ReturnType: `${utilityTypes}#returntypetype`,
  Array: `${globalObjects}/Array`,
  Date: `${globalObjects}/Date`,
  Float64Array: `${globalObjects}/Float64Array`,
  Float32Array: `${globalObjects}/Float32Array`,
  Map: `${globalObjects}/Map`,
  Promise: `${globalObjects}/Promise`,
  Set: `${globalObjects}/Set`,
  HTMLElement: `${webApi}/HTMLElement`,
  HTMLDivElement: `${webApi}/HTMLDivElement`,
  CanvasRenderingContext2D: `${webApi}/CanvasRenderingContext2D`,
  Path2D: `${webApi}/Path2D`,
  ComponentType: `${reactTypes}#useful-types`,
  CSSProperties: `${reactTypes}#typing-style-props`,
  ReactElement: `${reactTypes}#typing-children`,
  ReactNode: `${reactTypes}#typing-children`,
};
