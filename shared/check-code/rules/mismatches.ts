import type { CheckType } from '../check-data';
import type { Library } from '../library';
import type { Attribute } from '../source/elements';
import { isAccessor } from './accessor-props';
import { TypeComparison, type Mismatch } from './compare-types';
import type { RuleContext } from './rule';

/** A value that a prop does not accept. */
export interface PropMismatch {
  component: string;
  prop: string;
  attribute?: Attribute;
  mismatch: Mismatch;
}

const known = new WeakMap<RuleContext, PropMismatch[]>();

/** Returns what the types of props do not accept. Accessors have rules of their own. */
export function mismatches(context: RuleContext): PropMismatch[] {
  const found = known.get(context) ?? [...findMismatches(context)];
  known.set(context, found);
  return found;
}

function* findMismatches({
  components,
  facts,
  scopes,
  evaluator,
  library,
}: RuleContext): Generator<PropMismatch> {
  const comparison = new TypeComparison(facts);
  for (const element of components)
    for (const attribute of element.attributes) {
      const member = facts.prop(element.component, attribute.name);
      if (!member || isAccessor(element.component, attribute.name)) continue;
      for (const mismatch of comparison.compare(attribute.value, member.type))
        yield { component: element.component, prop: attribute.name, attribute, mismatch };
    }
  // Constants that are declared as themes or styles.
  for (const { name, at, value } of scopes.typedConstants()) {
    const exported = library.exportOf(name, at);
    const type: CheckType | undefined =
      exported === 'PartialTheme'
        ? { shape: 'Theme', partial: true }
        : exported && facts.shape(exported)
          ? { shape: exported }
          : undefined;
    if (!type) continue;
    for (const mismatch of comparison.compare(evaluator.evaluate(value), type))
      yield { component: 'Settings', prop: isTheme(mismatch) ? 'theme' : '', mismatch };
  }
}

const isTheme = (mismatch: Mismatch): boolean =>
  mismatch.path.length > 0 || ('shape' in mismatch && mismatch.shape === 'Theme');

/** Groups of props whose wrong values have a kind of their own. */
export function groupOf({ component, prop, mismatch }: PropMismatch): string {
  if (prop === 'baseTheme') return 'baseTheme';
  if (prop === 'dataValues') return 'annotation';
  if (component === 'Partition' && prop === 'layers') return 'layers';
  if (prop === 'data')
    return mismatch.path.length < 1 || (mismatch.path.length < 2 && component !== 'Wordcloud')
      ? 'data'
      : 'datum';
  if (/^on[A-Z]/.test(prop)) return 'listener';
  if (prop === 'theme' || /style$/i.test(prop) || prop === 'gridLine') return 'style';
  return '';
}

export const propLink = ({ component, prop }: PropMismatch, facts: Library): string =>
  component === 'Settings' && !prop ? '/docs/theming' : facts.link(component, prop);

/** Names the place of a value: `tickLabel.fontSize` in `style`. */
export function placeOf({ prop, mismatch }: PropMismatch): string {
  const steps = [prop, ...mismatch.path].filter((step) => step && !/^\d+$/.test(step));
  return steps.length > 0 ? `\`${steps.join('.')}\`` : 'this object';
}

export const isNumericText = (mismatch: Mismatch): boolean =>
  mismatch.kind === 'type' &&
  mismatch.value.kind === 'string' &&
  /^[-+]?[\d., ]+%?$/.test(mismatch.value.value ?? '') &&
  numberIsExpected(mismatch.expected);

const numberIsExpected = (type: CheckType): boolean =>
  type === 'number' ||
  (typeof type === 'object' && 'union' in type && type.union.includes('number'));
