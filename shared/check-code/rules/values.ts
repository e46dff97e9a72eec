import type { CheckType } from '../check-data';
import type { Fix } from '../finding';
import { describeType, own, type Library } from '../library';
import { nearestName } from '../nearest-name';
import type { SyntaxNode } from '../source/syntax';
import type { Value } from '../source/value';
import type { Mismatch } from './compare-types';
import {
  groupOf,
  isNumericText,
  mismatches,
  placeOf,
  propLink,
  type PropMismatch,
} from './mismatches';
import { replace, type Report, type Rule, type RuleContext } from './rule';

export const unknownValue: Rule = {
  code: 'unknown-value',
  severity: 'error',
  about: 'a literal that the prop does not accept, with the accepted ones',
  *check(context) {
    for (const found of mismatches(context)) {
      const { mismatch } = found;
      if (mismatch.kind !== 'value' || foreignValue(mismatch, context.facts)) continue;
      const { value, expected, of, node } = mismatch;
      const shown = of ?? (typeof value === 'string' ? `'${value}'` : String(value));
      const fix = of ? undefined : valueFix(found, context);
      yield {
        at: node,
        message: `${placeOf(found)} does not accept \`${shown}\`. Use ${describeType(expected, context.facts)}.`,
        link: propLink(found, context.facts),
        ...(fix && { fix }),
        ...(groupOf(found) === 'style' && { severity: 'error' as const }),
      };
    }
  },
};

function valueFix({ mismatch, attribute }: PropMismatch, { facts }: RuleContext): Fix | undefined {
  if (mismatch.kind !== 'value' || typeof mismatch.value !== 'string') return undefined;
  const accepted = mismatch.expected.values.filter((each) => typeof each === 'string');
  const nearest = nearestName(mismatch.value, accepted);
  if (!nearest || mismatch.node.name === 'LiteralType') return undefined;
  const member = mismatch.expected.of && facts.memberWith(mismatch.expected.of, nearest);
  if (member) return undefined;
  const isAttribute = mismatch.node === attribute?.node?.lastChild;
  return replace(
    `Replace with '${nearest}'`,
    mismatch.node,
    isAttribute ? `"${nearest}"` : `'${nearest}'`,
  );
}

/** Returns the value of another library that a literal is. */
function foreignValue(
  mismatch: Mismatch,
  facts: Library,
): [libraries: string, member: string] | undefined {
  if (mismatch.kind !== 'value' && mismatch.kind !== 'type') return undefined;
  const { expected } = mismatch;
  if (typeof expected !== 'object' || !('values' in expected)) return undefined;
  const values = facts.data.foreign.values[constantOf(expected, facts) ?? ''];
  const written = typeof mismatch.value === 'object' ? literalText(mismatch.value) : mismatch.value;
  if (mismatch.kind === 'value' && mismatch.of) return undefined;
  return typeof written === 'string' && values && Object.hasOwn(values, written)
    ? values[written]
    : undefined;
}

/** Values of scales are a part of those of `ScaleType`, and so have no constant of their own. */
const constantOf = (
  type: Extract<CheckType, { values: unknown }>,
  facts: Library,
): string | undefined =>
  type.of ??
  (type.values.includes('linear_binary') && facts.data.enums.ScaleType ? 'ScaleType' : undefined);

const literalText = (value: Value): string | undefined =>
  value.kind === 'string' ? value.value : undefined;

export const foreignLiteral: Rule = {
  code: 'foreign-name/value',
  severity: 'error',
  about: 'a value of another charting library, with the constant that means the same',
  *check(context) {
    for (const found of mismatches(context)) {
      const { mismatch } = found;
      const foreign = foreignValue(mismatch, context.facts);
      if (!foreign || (mismatch.kind !== 'value' && mismatch.kind !== 'type')) continue;
      const { expected, node } = mismatch;
      if (typeof expected !== 'object' || !('values' in expected)) continue;
      const constant = constantOf(expected, context.facts) ?? '';
      yield {
        at: node,
        message: `${context.text(node)} is a value of ${foreign[0]}. Here, ${placeOf(found)} is \`${constant}.${foreign[1]}\`.`,
        link: propLink(found, context.facts),
      };
    }
  },
};

/** Returns the member of a constant for a value of another library. */
const foreignMember = (constant: string, value: string, { data }: Library): string | undefined =>
  own(own(data.foreign.values, constant) ?? {}, value)?.[1];

export const unknownConstant: Rule = {
  code: 'unknown-value/constant',
  severity: 'error',
  about: 'a member that a constant such as `ScaleType` does not have',
  *check({ facts, evaluator, text, nodesNamed }) {
    for (const node of nodesNamed('MemberExpression')) {
      const value = evaluator.evaluate(node);
      if (value.kind !== 'library') continue;
      const [constant = '', member = '', ...more] = value.name.split('.');
      const known = own(facts.data.enums, constant);
      if (!known || more.length > 0 || !member || Object.hasOwn(known.values, member)) continue;
      const name = node.lastChild ?? node;
      const nearest = nearestName(member, Object.keys(known.values));
      const foreign =
        foreignMember(constant, member, facts) ??
        foreignMember(constant, member.toLowerCase(), facts);
      const meant = nearest ?? foreign;
      const names = Object.keys(known.values)
        .slice(0, 10)
        .map((each) => `\`${each}\``)
        .join(', ');
      yield {
        at: name,
        message: `\`${constant}\` has no \`${text(name)}\`. ${meant ? `Did you mean \`${constant}.${meant}\`?` : `Its values are ${names}.`}`,
        link: known.page,
        ...(nearest &&
          name.name === 'PropertyName' && {
            fix: replace(`Replace with ${constant}.${nearest}`, name, nearest),
          }),
      };
    }
  },
};

export const wrongType: Rule = {
  code: 'wrong-type',
  severity: 'error',
  about:
    'a value of a kind that the prop does not accept, such as an element in place of a component',
  *check(context) {
    yield* typeReports(context, ['', 'style', 'datum'], (report, found) =>
      changedIn(found, context.facts) ? undefined : report,
    );
  },
};

/** Returns the release that changed the type of what has a wrong value. */
const changedIn = ({ mismatch }: PropMismatch, { data }: Library): string | undefined =>
  mismatch.kind === 'type' && mismatch.owner ? data.retyped[mismatch.owner] : undefined;

export const changedType: Rule = {
  code: 'removed/type',
  severity: 'error',
  about: 'a value of a kind that the prop accepted before a release changed its type',
  *check(context) {
    yield* typeReports(context, ['', 'style', 'datum'], (report, found) => {
      const release = changedIn(found, context.facts);
      if (!release) return undefined;
      return {
        ...report,
        message: `${report.message} Its type was changed in ${release}.`,
        link: '/docs/changes',
      };
    });
  },
};

function* typeReports(
  context: RuleContext,
  groups: string[],
  convert: (report: Report, found: PropMismatch) => Report | undefined,
): Generator<Report> {
  for (const found of mismatches(context)) {
    const { mismatch } = found;
    if (mismatch.kind !== 'type' || !groups.includes(groupOf(found))) continue;
    if (isReportedElsewhere(found) || foreignValue(mismatch, context.facts)) continue;
    const at = whereTyped(mismatch.value, found);
    const report = convert(
      {
        at,
        message: `${placeOf(found)} is ${describeValue(mismatch.value)}, but it must be ${describeType(mismatch.expected, context.facts)}.${hint(mismatch)}`,
        link: propLink(found, context.facts),
      },
      found,
    );
    if (report) yield report;
  }
}

/** Dates and texts that are numbers have rules that explain them. */
function isReportedElsewhere({ mismatch, prop, component }: PropMismatch): boolean {
  if (mismatch.kind !== 'type') return false;
  if (mismatch.value.kind === 'date') return true;
  if (component === 'Settings' && prop === 'xDomain') return true;
  if (
    prop === 'data' &&
    component !== 'Metric' &&
    component !== 'Bullet' &&
    component !== 'Wordcloud'
  )
    return true;
  return isNumericText(mismatch);
}

/** A value that only its type tells is wrong where the prop is, not where the type is declared. */
const whereTyped = (value: Value, { attribute }: PropMismatch): SyntaxNode =>
  /Type$|^TypeName/.test(value.node.name) && attribute ? attribute.nameNode : value.node;

function hint(mismatch: Mismatch): string {
  if (mismatch.kind !== 'type') return '';
  const { value, expected } = mismatch;
  const accepts = (word: CheckType): boolean =>
    expected === word ||
    (typeof expected === 'object' && 'union' in expected && expected.union.includes(word));
  if (value.kind === 'element' && accepts('component'))
    return ' Pass the component itself: `Box`, not `<Box />`.';
  if (value.kind === 'function' && accepts('number')) return ' Call the function.';
  if (value.kind === 'string' && accepts('function')) return ' Pass a function.';
  return '';
}

function describeValue(value: Value): string {
  switch (value.kind) {
    case 'string':
      return value.value === undefined ? 'a string' : `\`'${value.value.slice(0, 40)}'\``;
    case 'number':
    case 'boolean':
      return value.value === undefined ? `a ${value.kind}` : `\`${String(value.value)}\``;
    case 'list':
      return 'an array';
    case 'object':
      return 'an object';
    case 'element':
      return 'an element';
    case 'function':
      return 'a function';
    case 'date':
      return 'a `Date`';
    default:
      return 'a value';
  }
}

export const wrongListener: Rule = {
  code: 'handler-misuse/value',
  severity: 'error',
  about: 'a listener that is no function',
  *check(context) {
    yield* typeReports(context, ['listener'], (report) => report);
  },
};
