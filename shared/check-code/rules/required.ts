import { isSpec } from '../library';
import type { LibraryElement, Rule, RuleContext } from './rule';

/** Whether an element shows some props only, as the excerpts of a text do: it is alone and lacks all that it needs. */
function isExcerpt(element: LibraryElement, { library, elements, facts }: RuleContext): boolean {
  const required = Object.entries(facts.props(element.component)).filter(
    ([, prop]) => prop.required,
  );
  return (
    library.isFragment &&
    !elements.parent(element) &&
    required.length > 1 &&
    required.every(([name]) => element.lacks(name))
  );
}

export const missingId: Rule = {
  code: 'missing-id',
  severity: 'error',
  about: 'a spec without `id`',
  *check(context) {
    const { components, facts } = context;
    for (const element of components) {
      const { component } = element;
      if (!isSpec(component) || !facts.props(component).id?.required || !element.lacks('id'))
        continue;
      if (isExcerpt(element, context)) continue;
      const isNamed = element.attributes.some(({ name }) => name === 'name' || name === 'key');
      yield {
        at: element.nameNode,
        message: `\`${component}\` needs an \`id\`, which no other spec of the chart has${isNamed ? '. `key` and `name` do not replace it' : ''}.`,
        link: '/docs/how-a-chart-works#specs-describe-chart-draws',
      };
    }
  },
};

export const missingRequired: Rule = {
  code: 'missing-required',
  severity: 'error',
  about: 'a component without a prop that it needs',
  *check(context) {
    const { components, facts } = context;
    for (const element of components) {
      if (isExcerpt(element, context)) continue;
      const props = Object.entries(facts.props(element.component));
      const isPresent = (name: string): boolean =>
        element.attributes.some((each) => each.name === name);
      const missing = props
        .filter(([name, { required }]) => required && name !== 'id' && element.lacks(name))
        .map(([name]) => name);
      // A similar name that does not exist is reported itself.
      const others = missing.filter(
        (name) =>
          !element.attributes.some(
            (each) => !facts.prop(element.component, each.name) && similar(each.name, name),
          ),
      );
      const [first] = others;
      if (!first || isPresent(first)) continue;
      yield {
        at: element.nameNode,
        message: `\`${element.component}\` lacks ${others.map((name) => `\`${name}\``).join(' and ')}, which it needs.`,
        link: facts.link(element.component, first),
      };
    }
  },
};

const similar = (a: string, b: string): boolean => {
  const stem = (name: string): string => name.toLowerCase().replace(/s$/, '');
  return (
    stem(a) === stem(b) ||
    stem(a).includes(stem(b)) ||
    stem(b).includes(stem(a)) ||
    /dataKey|keys|indexBy/.test(a)
  );
};
