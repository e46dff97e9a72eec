import { isSeries } from '../library';
import type { Attribute } from '../source/elements';
import { optionsOf, type Value } from '../source/value';
import { isAccessorList } from './accessor-props';
import { replace, type LibraryElement, type Rule, type RuleContext } from './rule';
import { groupOf, mismatches } from './mismatches';

function* accessorAttributes(
  { components }: RuleContext,
  isWanted: (element: LibraryElement, name: string) => boolean,
): Generator<{ element: LibraryElement; attribute: Attribute; value: Value }> {
  for (const element of components)
    for (const attribute of element.attributes)
      if (isWanted(element, attribute.name))
        for (const value of optionsOf(attribute.value)) yield { element, attribute, value };
}

const isListOfSeries = ({ component }: LibraryElement, name: string): boolean =>
  isSeries(component) && isAccessorList(name);

export const listOfAccessors: Rule = {
  code: 'accessor-shape/list',
  severity: 'error',
  about: 'one accessor where a list is needed: `yAccessors="y"`',
  *check(context) {
    const found = accessorAttributes(context, isListOfSeries);
    for (const { element, attribute, value } of found) {
      if (
        value.kind === 'list' ||
        value.kind === 'unknown' ||
        value.kind === 'nothing' ||
        value.kind === 'library'
      )
        continue;
      const { node, name, nameNode } = attribute;
      const valueNode = node?.lastChild;
      const written = valueNode && valueNode !== nameNode ? context.text(valueNode) : undefined;
      const isText = value.kind === 'string' && value.value !== undefined;
      const inner = isText ? `'${value.value ?? ''}'` : written?.replace(/^\{|\}$/g, '');
      const isOption = value.kind === 'boolean';
      yield {
        at: nameNode,
        message: isOption
          ? `\`${name}\` is a list of accessors, such as \`${name}={['x']}\`, and no option.`
          : `\`${name}\` is a list also for one field: \`${name}={[${inner && inner.length < 40 ? inner : '…'}]}\`.`,
        link: context.facts.link(element.component, name),
        ...(inner &&
          valueNode &&
          !isOption &&
          value.kind !== 'object' &&
          value.kind !== 'element' && {
            fix: replace('Make it a list', valueNode, `{[${inner}]}`),
          }),
      };
    }
  },
};

export const singleAccessor: Rule = {
  code: 'accessor-shape/single',
  severity: 'error',
  about: 'a list or another value where one accessor is needed: `xAccessor={["x"]}`',
  *check(context) {
    const found = accessorAttributes(
      context,
      ({ component }, name) =>
        (isSeries(component) || component === 'Heatmap') &&
        /^(?:[xy]|value|markSize)Accessor$/.test(name),
    );
    for (const { element, attribute, value } of found) {
      if (!['list', 'boolean', 'element', 'object', 'date'].includes(value.kind)) continue;
      yield {
        at: attribute.nameNode,
        message: `\`${attribute.name}\` is the name of one field, its index, or a function of the row.`,
        link: context.facts.link(element.component, attribute.name),
      };
    }
  },
};

export const functionAccessor: Rule = {
  code: 'accessor-shape/function',
  severity: 'error',
  about:
    'the name of a field where a function of the row is needed: `valueAccessor` of `Partition`, `by` of `GroupBy`',
  *check(context) {
    const found = accessorAttributes(
      context,
      ({ component }, name) =>
        ((component === 'Partition' || component === 'Flame') && name === 'valueAccessor') ||
        (component === 'GroupBy' && name === 'by'),
    );
    for (const { element, attribute, value } of found) {
      if (['function', 'unknown', 'nothing', 'library'].includes(value.kind)) continue;
      const field = value.kind === 'string' ? value.value : undefined;
      const isName = field !== undefined && /^[A-Za-z_$][\w$]*$/.test(field);
      const row = attribute.name === 'by' ? '(_spec, row) => row' : '(row) => row';
      const valueNode = attribute.node?.lastChild;
      yield {
        at: attribute.nameNode,
        message: `\`${attribute.name}\` of \`${element.component}\` is a function: \`${attribute.name}={${row}.${isName ? field : 'value'}}\`.`,
        link: context.facts.link(element.component, attribute.name),
        ...(isName &&
          valueNode &&
          valueNode !== attribute.nameNode && {
            fix: replace('Make it a function', valueNode, `{${row}.${field}}`),
          }),
      };
    }
  },
};

const layerPage = '/all-types/interfaces/PartitionLayer#groupByRollup';

export const layerShape: Rule = {
  code: 'accessor-shape/layers',
  severity: 'error',
  about: 'a layer of a `Partition` without a function `groupByRollup`',
  *check(context) {
    const { facts } = context;
    for (const found of mismatches(context)) {
      if (groupOf(found) !== 'layers') continue;
      const { mismatch, attribute } = found;
      if (mismatch.kind === 'type')
        yield {
          at: attribute && mismatch.path.length === 0 ? attribute.nameNode : mismatch.node,
          message: '`layers` is a list of objects with `groupByRollup` and `shape`.',
          link: facts.link('Partition', 'layers'),
        };
    }
    for (const element of context.components) {
      const layers = element.component === 'Partition' ? element.value('layers') : undefined;
      for (const layer of layers?.kind === 'list' ? layers.items : []) {
        const rollup = layer.kind === 'object' ? layer.fields.get('groupByRollup') : undefined;
        if (layer.kind === 'object' && layer.isComplete && !rollup)
          yield {
            at: layer.node,
            message:
              'This layer lacks `groupByRollup`, the function that names the group of a row.',
            link: layerPage,
          };
        if (rollup?.value.kind !== 'string' && rollup?.value.kind !== 'number') continue;
        const field = rollup.value.kind === 'string' ? rollup.value.value : undefined;
        const isName =
          field !== undefined &&
          /^[A-Za-z_$][\w$]*$/.test(field) &&
          rollup.value.node.name === 'String';
        yield {
          at: rollup.key,
          message: `\`groupByRollup\` is a function: \`(row) => row.${isName ? field : 'name'}\`.`,
          link: layerPage,
          ...(isName && {
            fix: replace('Make it a function', rollup.value.node, `(row) => row.${field}`),
          }),
        };
      }
    }
  },
};

export const nestedAccessors: Rule = {
  code: 'accessor-shape/nested',
  severity: 'error',
  about: 'a list in a list of accessors',
  *check(context) {
    const found = accessorAttributes(context, isListOfSeries);
    for (const { element, attribute, value } of found) {
      const wrong =
        value.kind === 'list'
          ? value.items.find(
              ({ kind }) => kind === 'list' || kind === 'object' || kind === 'boolean',
            )
          : undefined;
      if (!wrong) continue;
      yield {
        at: attribute.nameNode,
        message: `Each item of \`${attribute.name}\` is the name of a field, its index, or a function of the row.`,
        link: context.facts.link(element.component, attribute.name),
      };
    }
  },
};
