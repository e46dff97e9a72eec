import type { Edit, Fix } from '../finding';
import { isSeries } from '../library';
import type { SyntaxNode } from '../source/syntax';
import { optionsOf, type Value } from '../source/value';
import type { LibraryElement, RuleContext } from './rule';

/** A value that a chart reads as x, y or a limit. */
export interface ReadValue {
  value: Value;
  /** Where it is read, if the value itself is not in the code. */
  reader: SyntaxNode;
  axis: 'x' | 'y';
  scale?: string;
}

/** Returns the values that accessors read from the data of the file. */
export function* readValues(context: RuleContext): Generator<ReadValue> {
  const { values } = context;
  for (const element of context.components) {
    if (!isSeries(element.component) && element.component !== 'Heatmap') continue;
    const scale = values.xScale(element);
    const columns: ['x' | 'y', string][] = [['x', 'xAccessor']];
    if (isSeries(element.component)) columns.push(['y', 'yAccessors'], ['y', 'y0Accessors']);
    for (const [axis, prop] of columns)
      for (const accessor of values.accessors(element, prop))
        for (const value of values.column(element, accessor))
          yield { value, reader: accessor.node, axis, ...(scale && { scale }) };
  }
}

/** Returns limits and places on the x scale: those of `xDomain`, of annotations. */
export function* placedValues(
  context: RuleContext,
): Generator<{ value: Value; element: LibraryElement; isX: boolean }> {
  for (const element of context.components) {
    const { component } = element;
    for (const option of optionsOf(
      element.value('xDomain') ??
        element.value('domain') ??
        element.value('dataValues') ??
        nothing(element),
    )) {
      if (component === 'Settings' || component === 'Axis') {
        for (const key of ['min', 'max'])
          for (const value of optionsOf(
            (option.kind === 'object' && option.fields.get(key)?.value) || option,
          ))
            if (value !== option) yield { value, element, isX: component === 'Settings' };
      } else if (option.kind === 'list') {
        const type = context.values.literal(element, 'domainType');
        for (const item of option.items.flatMap(optionsOf)) {
          if (item.kind !== 'object') continue;
          const place = item.fields.get('dataValue')?.value;
          if (place)
            for (const value of optionsOf(place)) yield { value, element, isX: type === 'xDomain' };
          const coordinates = item.fields.get('coordinates')?.value;
          if (coordinates?.kind === 'object')
            for (const [key, field] of coordinates.fields)
              for (const value of optionsOf(field.value))
                yield { value, element, isX: key.startsWith('x') };
        }
      }
    }
  }
}

const nothing = ({ node }: LibraryElement): Value => ({ kind: 'unknown', node });

/** Whether a value is written as an expression, and not known from a type only. */
export const isExpression = ({ name }: SyntaxNode): boolean =>
  !/Type$|^TypeName|Annotation/.test(name);

/** Returns the values by what reads them: a mistake in many rows is one mistake. */
export function byReader(values: Iterable<ReadValue>): Map<SyntaxNode, ReadValue[]> {
  const readers = new Map<SyntaxNode, ReadValue[]>();
  for (const value of values) {
    const known = readers.get(value.reader);
    if (known) known.push(value);
    else readers.set(value.reader, [value]);
  }
  return readers;
}

/** A fix that replaces the expressions of values, each once. Without a replacement for one of them there is none. */
export function replaceAll(
  title: string,
  values: readonly Value[],
  replacement: (value: Value) => string | undefined,
): Fix | undefined {
  const edits = new Map<number, Edit>();
  for (const value of values) {
    const { from, to } = value.node;
    const insert = replacement(value);
    if (insert === undefined) return undefined;
    edits.set(from, { from, to, insert });
  }
  return { title, edits: [...edits.values()].sort((a, b) => a.from - b.from) };
}
