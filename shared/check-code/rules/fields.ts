import { nearestName } from '../nearest-name';
import { isSeries } from '../library';
import {
  childNamed,
  childrenOf,
  isFunction,
  parametersOf,
  partsOf,
  type SyntaxNode,
} from '../source/syntax';
import { optionsOf, type ListValue, type ObjectValue, type Value } from '../source/value';
import { replace, type LibraryElement, type Report, type Rule, type RuleContext } from './rule';

/** Accessors whose field is read. The fields of `stackAccessors` never are. */
const fieldProps = [
  'xAccessor',
  'yAccessor',
  'yAccessors',
  'y0Accessors',
  'splitSeriesAccessors',
  'markSizeAccessor',
  'valueAccessor',
];

/** Returns the rows, if all of them are known objects. */
function knownRows(element: LibraryElement, { values }: RuleContext): ObjectValue[] | undefined {
  const { rows } = values.rows(element);
  const useful = rows.filter(({ kind }) => kind !== 'nothing');
  const objects = useful.filter((row): row is ObjectValue => row.kind === 'object');
  return objects.length > 0 &&
    objects.length === useful.length &&
    objects.every((row) => row.isComplete && row.fields.size > 0)
    ? objects
    : undefined;
}

const namesOf = (rows: ObjectValue[]): string[] => [
  ...new Set(rows.flatMap((row) => [...row.fields.keys()])),
];

/** Says that no row has a field. */
function report(at: SyntaxNode, field: string, rows: ObjectValue[], link: string): Report {
  const names = namesOf(rows);
  const [first = ''] = field.split('.');
  const isPath = field.includes('.') && names.includes(first);
  const nearest = nearestName(field, names);
  const advice = isPath
    ? `A name is one key, not a path: use a function, \`(row) => row.${field}\`.`
    : nearest
      ? `Did you mean \`${nearest}\`?`
      : `The rows have ${names
          .slice(0, 8)
          .map((name) => `\`${name}\``)
          .join(', ')}.`;
  const isText = at.name === 'String' || at.name === 'JSXAttributeValue';
  const fix = isPath
    ? at.name === 'String' && /^[\w$.]+$/.test(field)
      ? replace('Use a function', at, `(row) => row.${field}`)
      : undefined
    : nearest && isText
      ? replace(
          `Replace with ${nearest}`,
          at,
          at.name === 'String' ? `'${nearest}'` : `"${nearest}"`,
        )
      : undefined;
  return {
    at,
    message: `No row of \`data\` has a field \`${field}\`. ${advice}`,
    link,
    ...(fix && { fix }),
  };
}

export const unknownField: Rule = {
  code: 'unknown-field',
  severity: 'error',
  about: 'an accessor that names no field of the data in the same file',
  *check(context) {
    for (const element of context.components) {
      if (!isSeries(element.component) && element.component !== 'Heatmap') continue;
      const rows = knownRows(element, context);
      if (!rows) {
        yield* namesOnLists(element, context);
        continue;
      }
      const names = new Set(namesOf(rows));
      for (const prop of fieldProps)
        for (const accessor of context.values.accessors(element, prop)) {
          if (
            accessor.kind !== 'string' ||
            accessor.value === undefined ||
            names.has(accessor.value)
          )
            continue;
          const at = /Type$/.test(accessor.node.name)
            ? element.attribute(prop)?.nameNode
            : accessor.node;
          if (at) yield report(at, accessor.value, rows, '/docs/data#say-where-x-and-y-come-from');
        }
    }
  },
};

/** Accessors of rows that are lists: their fields are `0`, `1` and so on. */
function* namesOnLists(element: LibraryElement, { values }: RuleContext): Generator<Report> {
  const { rows } = values.rows(element);
  const lists = rows.filter((row): row is ListValue => row.kind === 'list');
  if (lists.length === 0 || lists.length < rows.length) return;
  // Rows in a further list are another mistake.
  if (lists.some(({ items }) => items.some(({ kind }) => /^(?:object|list|unknown)$/.test(kind))))
    return;
  const isComplete = lists.every((row) => row.isComplete);
  const length = Math.max(...lists.map(({ items }) => items.length));
  for (const prop of fieldProps)
    for (const accessor of values.accessors(element, prop)) {
      if (accessor.kind !== 'string' && accessor.kind !== 'number') continue;
      const { value } = accessor;
      const index = value === undefined || value === '' ? undefined : Number(value);
      if (index === undefined || /Type$/.test(accessor.node.name)) continue;
      if (Number.isInteger(index) && (index < length || !isComplete)) continue;
      yield {
        at: accessor.node,
        message: `The rows of \`data\` are arrays${isComplete && length > 0 ? ` of ${length} values` : ''}, which have no field \`${value}\`. Use an index: \`0\` is the first value.`,
        link: '/docs/data#say-where-x-and-y-come-from',
      };
    }
}

export const unknownFieldInFunction: Rule = {
  code: 'unknown-field/function',
  severity: 'error',
  about: 'an accessor function that reads a field that the data in the same file does not have',
  *check(context) {
    for (const element of context.components) {
      const rows =
        ['Partition', 'Heatmap'].includes(element.component) || isSeries(element.component)
          ? knownRows(element, context)
          : undefined;
      if (!rows) continue;
      const names = new Set(namesOf(rows));
      const functions: Value[] = fieldProps.flatMap((prop) =>
        context.values.accessors(element, prop),
      );
      const layers = element.value('layers');
      for (const layer of layers?.kind === 'list' ? layers.items : [])
        if (layer.kind === 'object')
          functions.push(...optionsOf(layer.fields.get('groupByRollup')?.value ?? layer));
      for (const accessor of functions)
        for (const { key, node } of accessor.kind === 'function'
          ? keysRead(accessor.node, context)
          : [])
          if (!names.has(key))
            yield { ...report(node, key, rows, '/docs/data#say-where-x-and-y-come-from') };
    }
  },
};

/** Returns the keys that a function reads from its first parameter. */
function keysRead(node: SyntaxNode, { text }: RuleContext): { key: string; node: SyntaxNode }[] {
  const [row] = parametersOf(node);
  if (!row) return [];
  if (row.pattern.name === 'ObjectPattern')
    return childrenOf(row.pattern).flatMap((property) => {
      const key =
        property.name === 'PatternProperty' && !childNamed(property, 'Spread', 'Equals')
          ? property.firstChild
          : null;
      return key && /^(?:PropertyName|VariableDefinition)$/.test(key.name)
        ? [{ key: text(key), node: key }]
        : [];
    });
  if (row.pattern.name !== 'VariableDefinition') return [];
  const name = text(row.pattern);
  const keys: { key: string; node: SyntaxNode }[] = [];
  const visit = (part: SyntaxNode): void => {
    if (isFunction(part)) return;
    const [object] = partsOf(part);
    const property =
      part.name === 'MemberExpression' ? childNamed(part, 'PropertyName') : undefined;
    if (
      object?.name === 'VariableName' &&
      property &&
      text(object) === name &&
      !childNamed(part, '?.')
    )
      keys.push({ key: text(property), node: property });
    childrenOf(part).forEach(visit);
  };
  childrenOf(node).forEach(visit);
  return keys;
}
