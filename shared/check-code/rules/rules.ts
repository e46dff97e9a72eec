import * as accessors from './accessors';
import * as annotations from './annotations';
import * as axes from './axes';
import * as bands from './bands';
import * as components from './components';
import * as dataShape from './data-shape';
import * as dates from './dates';
import * as fields from './fields';
import * as ids from './ids';
import * as imports from './imports';
import * as keys from './keys';
import * as listenerArguments from './listener-arguments';
import * as listenerMembers from './listener-members';
import * as numbers from './numbers';
import * as lostSpecs from './lost-specs';
import * as noEffectAxis from './no-effect-axis';
import * as noEffectListeners from './no-effect-listeners';
import * as noEffectSettings from './no-effect-settings';
import * as noEffectSpecs from './no-effect-specs';
import * as placement from './placement';
import * as props from './props';
import * as required from './required';
import type { Rule } from './rule';
import * as scales from './scales';
import * as seconds from './seconds';
import * as size from './size';
import * as specialValues from './special-values';
import * as strictMode from './strict-mode';
import * as themes from './themes';
import * as unstable from './unstable';
import * as values from './values';

const isRule = (exported: unknown): exported is Rule =>
  typeof exported === 'object' && exported !== null && 'code' in exported && 'check' in exported;

/** All rules, in the order of their codes. */
export const rules: readonly Rule[] = [
  accessors,
  annotations,
  axes,
  bands,
  components,
  dataShape,
  dates,
  fields,
  ids,
  imports,
  keys,
  listenerArguments,
  listenerMembers,
  lostSpecs,
  noEffectAxis,
  noEffectListeners,
  noEffectSettings,
  noEffectSpecs,
  numbers,
  placement,
  props,
  required,
  scales,
  seconds,
  size,
  specialValues,
  strictMode,
  themes,
  unstable,
  values,
]
  .flatMap((file) => Object.values(file).filter(isRule))
  .sort((a, b) => (a.code < b.code ? -1 : 1));
