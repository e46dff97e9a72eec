import type { ApiMember, ApiSymbol } from '../../types/api-model';
import type { ApiType } from '../../types/api-type';
import { editorOf } from './editor-of';
import { formatterInput } from './formatter-input';
import type { Types } from './types-of';

/** Why a prop has no control. */
export type Reason =
  | 'has no effect'
  | 'is deprecated'
  | 'identifies the element'
  | 'takes functions'
  | 'takes React nodes or components'
  | 'takes lists'
  | 'takes objects'
  | 'names fields of the data'
  | 'has one possible value';

/** Props with one value, although the model has the type of the component whose props they extend. */
const fixedProps = new Set(['HistogramBarSeries.enableHistogramMode']);

/** Returns why a prop has no control; `undefined` if it has one. */
export function reasonWithoutControl(
  component: string,
  member: ApiMember,
  types: Types,
): Reason | undefined {
  const { name, type, noEffect, deprecated } = member;
  if (fixedProps.has(`${component}.${name}`)) return 'has one possible value';
  if (noEffect) return 'has no effect';
  if (deprecated) return 'is deprecated';
  if (name === 'id') return 'identifies the element';
  if (formatterInput(member)) return undefined;
  const editor = editorOf(type, types);
  if (editor && editor.kind !== 'list' && editor.kind !== 'object')
    return editor.kind === 'enum' && editor.options.length < 2
      ? 'has one possible value'
      : undefined;
  return reasonOfType(member, types);
}

const reactTypes =
  /^(?:React\.)?(?:ReactNode|ReactElement|ReactChild|ComponentType|FC|JSX\.Element|.*Component|Custom(?:Legend|Tooltip|AnnotationTooltip)|LegendColorPicker|LegendAction)$/;

/** The first kind of value of a union is named: the others are ways to say the same. */
function reasonOfType({ name, type }: ApiMember, types: Types): Reason {
  const parts = partsOf(type, types, 0);
  const has = (test: (part: ApiType) => boolean) => parts.some(test);
  if (has((part) => part.kind === 'reference' && /^Accessor(?:Fn)?$/.test(part.name)))
    return 'names fields of the data';
  if (name === 'children' || has((part) => part.kind === 'reference' && reactTypes.test(part.name)))
    return 'takes React nodes or components';
  if (has((part) => part.kind === 'object' || part.kind === 'mapped' || isNamedObject(part, types)))
    return 'takes objects';
  if (has((part) => part.kind === 'array' || part.kind === 'tuple' || isArray(part)))
    return 'takes lists';
  if (has((part) => part.kind === 'function')) return 'takes functions';
  // `annotationType` is a type parameter, for which each component has its value.
  if (has((part) => part.kind === 'typeParameter')) return 'has one possible value';
  throw new Error(`shared/prop-controls: say why ${name} has no control.`);
}

const isArray = (type: ApiType): boolean =>
  type.kind === 'reference' && /^(?:Readonly)?Array$/.test(type.name);

function isNamedObject(type: ApiType, types: Types): boolean {
  if (type.kind === 'intersection') return true;
  if (type.kind !== 'reference') return false;
  if (
    /^(?:Partial|Record|Omit|Pick|RecursivePartial|Optional|Readonly|HTMLElement|CSSProperties)$/.test(
      type.name,
    )
  )
    return true;
  return (types.get(type.to ?? '')?.members.length ?? 0) > 0;
}

/** Returns the parts of unions and of what aliases stand for, with the aliases. */
function partsOf(type: ApiType, types: Types, depth: number): ApiType[] {
  if (depth > 8) return [type];
  if (type.kind === 'union') return type.types.flatMap((part) => partsOf(part, types, depth + 1));
  if (type.kind === 'operator') return partsOf(type.type, types, depth + 1);
  const symbol = type.kind === 'reference' ? types.get(type.to ?? '') : undefined;
  return symbol?.declaration.kind === 'alias'
    ? [type, ...partsOf(symbol.declaration.type, types, depth + 1)]
    : [type];
}

/** Returns the props of components without a control, by reason: names of components by prop. */
export function propsWithoutControl(
  components: ApiSymbol[],
  types: Types,
): Partial<Record<Reason, Record<string, string>>> {
  const found: Partial<Record<Reason, Record<string, string>>> = {};
  for (const { name, members } of components)
    for (const member of members) {
      const reason = reasonWithoutControl(name, member, types);
      if (!reason) continue;
      const props = (found[reason] ??= {});
      props[member.name] = [props[member.name], name].filter(Boolean).join(' ');
    }
  return found;
}
