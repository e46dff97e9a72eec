import type ts from 'typescript';
import type { LibraryTypes } from './library';

// cspell:ignoreRegExp #[\w-]+
const utilityTypes = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';
const globalObjects = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects';
const webApi = 'https://developer.mozilla.org/docs/Web/API';
const reactTypes = 'https://react.dev/learn/typescript';

/** Documentation pages of types from TypeScript, JavaScript and the web platform. */
const platformPages: Record<string, string> = {
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
};

/** Documentation pages of types from React. */
const reactPages: Record<string, string> = {
  ComponentType: `${reactTypes}#useful-types`,
  CSSProperties: `${reactTypes}#typing-style-props`,
  ReactElement: `${reactTypes}#typing-children`,
  ReactNode: `${reactTypes}#typing-children`,
};

/** Returns the URL of the documentation of a symbol from TypeScript's libraries or React, if there is one. */
export function externalPage({ program }: LibraryTypes, symbol: ts.Symbol): string | undefined {
  // React's types declare some types of the web platform a second time, so not all declarations need to match.
  const files = (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile());
  if (files.some((file) => program.isSourceFileDefaultLibrary(file)))
    return platformPages[symbol.name];
  return files.some(isReactTypesFile) ? reactPages[symbol.name] : undefined;
}

/** Whether a file belongs to React's types. */
export const isReactTypesFile = ({ fileName }: ts.SourceFile): boolean =>
  /\/node_modules\/@types\/react\//.test(fileName);
