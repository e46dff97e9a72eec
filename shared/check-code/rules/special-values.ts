import { isSeries } from '../library';
import { optionsOf, type Value } from '../source/value';
import { replace, type Report, type Rule } from './rule';

export const firstDayOfWeek: Rule = {
  code: 'unknown-value/dow',
  severity: 'warning',
  about: '`dow` that is none of 1 (Monday) to 7 (Sunday)',
  *check({ components, facts }) {
    for (const element of components) {
      const attribute = element.component === 'Settings' ? element.attribute('dow') : undefined;
      const value = attribute?.value.kind === 'number' ? attribute.value.value : undefined;
      if (!attribute || value === undefined || [1, 2, 3, 4, 5, 6, 7].includes(value)) continue;
      yield {
        at: attribute.node ?? attribute.nameNode,
        message: `\`dow\` is a day from 1 (Monday) to 7 (Sunday); ${value} is replaced by 1.${value === 0 ? ' Sunday is 7.' : ''}`,
        link: facts.link('Settings', 'dow'),
        ...(value === 0 &&
          attribute.value.node.name === 'Number' && {
            fix: replace('Replace with 7', attribute.value.node, '7'),
          }),
      };
    }
  },
};

/** Names of time zones that every browser knows, in their form: an area and a city, or UTC. */
const zoneForm = /^(?:utc|UTC|GMT|[A-Z]\w+(?:\/[\w+-]+)+|local|browser|[+-]\d\d:?\d\d|Etc\/.*)$/;

export const timeZone: Rule = {
  code: 'unknown-value/time-zone',
  severity: 'warning',
  about: '`timeZone` that browsers do not know, such as `UTC+2`',
  *check({ components }) {
    for (const element of components) {
      const value =
        isSeries(element.component) || element.component === 'Heatmap'
          ? element.value('timeZone')
          : undefined;
      for (const option of value ? optionsOf(value) : []) {
        if (option.kind !== 'string' || option.value === undefined) continue;
        const isOffset = /^[+-]\d\d:?\d\d$/.test(option.value);
        if (
          zoneForm.test(option.value) &&
          option.value !== 'local' &&
          option.value !== 'browser' &&
          !isOffset
        )
          continue;
        yield {
          at: option.node,
          message:
            option.value === 'local' || option.value === 'browser'
              ? 'The time zone of the browser is the default: leave `timeZone` out.'
              : `\`${option.value}\` is no name of a time zone. Use an IANA name such as \`Europe/Rome\`, or \`utc\`.`,
          link: '/docs/dates#choose-the-time-zone',
        };
      }
    }
  },
};

/** Props of styles whose text is a color, in addition to those that the types say. */
const colorKeys =
  /^(?:fill|stroke|color|background|backgroundColor|textColor|fillColor|borderColor|trackColor|markerColor|valueColor)$/;

export const cssVariable: Rule = {
  code: 'unknown-value/color',
  severity: 'warning',
  about:
    'a color that a canvas does not know: a CSS variable, `currentColor`, or an invalid hexadecimal number',
  *check(context) {
    for (const element of context.components) {
      if (element.component === 'Meter' || /^Tooltip/.test(element.component)) continue;
      for (const { name, value } of element.attributes) {
        const type = context.facts.prop(element.component, name)?.type;
        if (!type || name === 'className' || /^on|format|customTooltip|legendAction/i.test(name))
          continue;
        for (const color of colorsIn(value, name, 0))
          if (isUnreadable(color.value, element.component)) yield report(color);
      }
    }
  },
};

type Text = Extract<Value, { kind: 'string' }>;

/** Returns the texts in a value that are colors by their key. */
function* colorsIn(value: Value, key: string, depth: number): Generator<Text> {
  if (depth > 6) return;
  for (const option of optionsOf(value)) {
    if (option.kind === 'string') {
      if (colorKeys.test(key) || key === 'vizColors' || key === 'colors' || key === 'colorBands')
        yield option;
    } else if (option.kind === 'list')
      for (const item of option.items) yield* colorsIn(item, key, depth + 1);
    else if (option.kind === 'object' && key !== 'data')
      for (const [name, field] of option.fields) yield* colorsIn(field.value, name, depth + 1);
  }
}

/** Metrics and word clouds are HTML and SVG; the others are drawn on a canvas. */
const isUnreadable = (text: string | undefined, component: string): boolean => {
  if (text === undefined || component === 'Wordcloud') return false;
  if (/^\s*var\(|^currentColor$/i.test(text)) return true;
  return /^#/.test(text) && !/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text);
};

function report(value: Text): Report {
  const isVariable = /^\s*var\(/.test(value.value ?? '');
  return {
    at: value.node,
    message: isVariable
      ? `\`${value.value ?? ''}\` is drawn red: a canvas knows no CSS variables. Read its value with \`getComputedStyle\` and pass that.`
      : `\`${value.value ?? ''}\` is no color that a canvas knows, so that it is drawn red.`,
    link: '/docs/error-messages#the-provided-color-is-not-a-valid-css-color-using-red-as-fallback',
  };
}

export const localeName: Rule = {
  code: 'unknown-value/locale',
  severity: 'error',
  about: '`locale` with an underscore, which throws',
  *check({ components, facts }) {
    for (const element of components) {
      const value = element.component === 'Settings' ? element.value('locale') : undefined;
      if (value?.kind !== 'string' || !value.value?.includes('_')) continue;
      const tag = value.value.replaceAll('_', '-');
      yield {
        at: value.node,
        message: `\`${value.value}\` is no language tag. Write \`${tag}\`.`,
        link: facts.link('Settings', 'locale'),
        fix: replace(
          `Replace with ${tag}`,
          value.node,
          value.node.name === 'String' ? `'${tag}'` : `"${tag}"`,
        ),
      };
    }
  },
};
