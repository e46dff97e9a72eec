import { isSeries } from '../library';
import { optionsOf, type Value } from '../source/value';
import type { Report, Rule } from './rule';

export const heatmapAccessors: Rule = {
  code: 'hidden-data/accessor',
  severity: 'warning',
  about: 'a `Heatmap` or a `Partition` without an accessor, whose rows have no such field',
  *check({ components, values, facts }) {
    for (const element of components) {
      if (element.component === 'Heatmap')
        for (const [prop, field] of [
          ['xAccessor', 'x'],
          ['yAccessor', 'y'],
          ['valueAccessor', 'value'],
        ] as const) {
          if (!element.lacks(prop)) continue;
          const { rows } = values.rows(element);
          const isMissing =
            rows.length > 0 &&
            rows.every((row) => row.kind === 'object' && row.isComplete && !row.fields.has(field));
          if (!isMissing) continue;
          yield {
            at: element.nameNode,
            message: `Without \`${prop}\`, \`Heatmap\` reads the field \`${field}\`, which the rows do not have. Name the field.`,
            link: facts.link('Heatmap', prop),
          };
        }
      if (element.component !== 'Partition' || !element.lacks('valueAccessor')) continue;
      const { rows } = values.rows(element);
      if (rows.length === 0 || rows.some(({ kind }) => kind !== 'object')) continue;
      yield {
        at: element.nameNode,
        message:
          '`Partition` without `valueAccessor` counts rows that are objects as zero, so that nothing is drawn. Pass a function of the row.',
        link: '/docs/troubleshooting#a-pie-or-treemap-shows-nothing',
      };
    }
  },
};

/** Rows are a list. */
export const dataShape: Rule = {
  code: 'hidden-data/shape',
  severity: 'error',
  about: '`data` that is no list of rows: an object, or a list in a list',
  *check({ components, facts, text }) {
    for (const element of components) {
      const attribute = element.attribute('data');
      if (
        !attribute ||
        (!isSeries(element.component) &&
          !['Heatmap', 'Partition', 'Wordcloud'].includes(element.component))
      )
        continue;
      const link = facts.link(element.component, 'data');
      const at = attribute.node?.lastChild ?? attribute.nameNode;
      const report = (message: string): Report => ({ at, message, link });
      for (const value of optionsOf(attribute.value)) {
        if (value.kind === 'object' || value.kind === 'function' || value.kind === 'string')
          yield report(
            `\`data\` is ${value.kind === 'object' ? 'an object' : `a ${value.kind}`}, but it must be a list of rows${listIn(value)}.`,
          );
        if (value.kind !== 'list' || value.items.length === 0) continue;
        const isNested = value.items.every(
          (item) =>
            item.kind === 'list' &&
            item.items.every((each) => each.kind === 'object') &&
            (item.items.length > 0 || value.node.name === 'ArrayExpression'),
        );
        if (isNested)
          yield report(
            `\`data\` is a list in a list, so that no row has the fields. Pass the inner list: \`${text(
              value.node,
            )
              .slice(0, 40)
              .replace(/^\[|\]$/g, '')
              .replace(/^\.\.\./, '')}\`.`,
          );
      }
    }
  },
};

/** Names of variables that hold rows. */
const namesOfRows =
  /^(?:data|rows|values|points|items|records|results|samples|\w*(?:Data|Rows|Points|Items|List))$/;

export const wrappedRows: Rule = {
  code: 'hidden-data/wrapped',
  severity: 'warning',
  about: '`data={[rows]}`: a list of rows in another list',
  *check({ components, facts, text }) {
    for (const element of components) {
      const data =
        isSeries(element.component) || element.component === 'Partition'
          ? element.value('data')
          : undefined;
      const [only] =
        data?.kind === 'list' && data.node.name === 'ArrayExpression' ? data.node.parts : [];
      if (
        !only ||
        data?.node.parts.length !== 1 ||
        only.name !== 'VariableName' ||
        !namesOfRows.test(text(only))
      )
        continue;
      if (data.kind !== 'list' || data.items[0]?.kind !== 'unknown') continue;
      yield {
        at: data.node,
        message: `\`${text(only)}\` seems to be a list already: pass \`data={${text(only)}}\`. In another list it counts as one row, which has none of the fields.`,
        link: facts.link(element.component, 'data'),
      };
    }
  },
};

export const tileGrid: Rule = {
  code: 'hidden-data/grid',
  severity: 'error',
  about: '`data` of `Metric` or `Bullet` that is no list of rows, each a list of cells',
  *check({ components, facts }) {
    for (const element of components) {
      if (element.component !== 'Metric' && element.component !== 'Bullet') continue;
      const attribute = element.attribute('data');
      for (const value of attribute ? optionsOf(attribute.value) : []) {
        const isFlat = value.kind === 'list' && value.items.some(({ kind }) => kind === 'object');
        if (!attribute || (!isFlat && value.kind !== 'object')) continue;
        const isWritten =
          value.node.name === 'ArrayExpression' || value.node.name === 'ObjectExpression';
        yield {
          at: attribute.nameNode,
          message: `\`data\` of \`${element.component}\` is a list of rows, each a list of cells: \`${isFlat ? '[[first, second]]' : '[[cell]]'}\`.`,
          link: facts.link(element.component, 'data'),
          ...(isWritten && {
            fix: {
              title: 'Put it into a row',
              edits: [
                { from: value.node.from, to: value.node.from, insert: isFlat ? '[' : '[[' },
                { from: value.node.to, to: value.node.to, insert: isFlat ? ']' : ']]' },
              ],
            },
          }),
        };
      }
    }
  },
};

export const negativeSlice: Rule = {
  code: 'hidden-data/negative',
  severity: 'warning',
  about: 'negative values in a `Partition`, which are left out',
  *check({ components, values }) {
    for (const element of components) {
      const [accessor] =
        element.component === 'Partition' ? values.accessors(element, 'valueAccessor') : [];
      const negative =
        accessor &&
        values
          .column(element, accessor)
          .find((value) => value.kind === 'number' && (value.value ?? 0) < 0);
      if (!accessor || !negative) continue;
      yield {
        at: negative.node,
        message: 'Rows with a negative value are left out of a partition. Show such data as bars.',
        link: '/docs/troubleshooting#a-slice-of-a-pie-is-missing',
      };
    }
  },
};

/** Names the field of an object that holds a list. */
function listIn(value: Value): string {
  if (value.kind !== 'object') return '';
  const found = [...value.fields].find(([, field]) =>
    optionsOf(field.value).some(({ kind }) => kind === 'list'),
  );
  return found ? `, such as its field \`${found[0]}\`` : '';
}
