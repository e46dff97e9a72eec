import { nearestName } from '../nearest-name';
import type { CheckMember } from '../check-data';
import type { Library } from '../library';
import { remove, replace, type Report, type Rule, type RuleContext } from './rule';
import { groupOf, mismatches, placeOf, propLink, type PropMismatch } from './mismatches';

/** Returns the keys that an object type does not have, in these groups of props. */
function* unknownKeys(
  context: RuleContext,
  groups: string[],
  isRemoved = false,
): Generator<Report> {
  const { facts } = context;
  for (const found of mismatches(context)) {
    const { mismatch } = found;
    if (mismatch.kind !== 'key' || !groups.includes(groupOf(found))) continue;
    const former = mismatch.shape ? facts.former(mismatch.key, mismatch.shape) : undefined;
    if (!!former?.since !== isRemoved) continue;
    // A tile with a trend and a progress bar has a rule of its own.
    if (found.component === 'Metric' && mismatch.key === 'domainMax') continue;
    const nearest = former?.rename ?? nearestName(mismatch.key, Object.keys(mismatch.known));
    const isText = mismatch.node.name === 'String';
    const start = former?.since
      ? `\`${mismatch.key}\` was removed in ${former.since}: ${former.use}.`
      : `${containerOf(found)} has no key \`${mismatch.key}\`. ${nearest ? `Did you mean \`${nearest}\`?` : elsewhere(found, facts)}`;
    const isFree =
      nearest &&
      !context.text(mismatch.node.parent?.parent ?? mismatch.node).includes(`${nearest}:`);
    yield {
      at: mismatch.node,
      message: start,
      link: former?.since ? '/docs/changes' : linkOf(found, facts),
      ...(nearest &&
        isFree &&
        !isText &&
        mismatch.node.nextSibling && {
          fix: replace(`Rename ${mismatch.key} to ${nearest}`, mismatch.node, nearest),
        }),
    };
  }
}

const containerOf = (found: PropMismatch): string =>
  placeOf(found).replace(/^this object$/, 'This object');

/** Names where a key of the theme is, if it is somewhere else. */
function elsewhere({ mismatch, prop }: PropMismatch, facts: Library): string {
  if (mismatch.kind !== 'key') return '';
  const theme = facts.shape('Theme')?.members ?? {};
  if (prop === 'theme' && mismatch.path.length === 0) {
    const similar =
      nearestName(`${mismatch.key}s`, Object.keys(theme)) ??
      Object.keys(theme).find((key) =>
        key.toLowerCase().startsWith(mismatch.key.toLowerCase().slice(0, 4)),
      );
    if (similar) return `Did you mean \`${similar}\`?`;
  }
  const inner = innerKey(mismatch.known, mismatch.key, facts);
  if (inner) return `It belongs into \`${inner}\`: \`{ ${inner}: { ${mismatch.key}: … } }\`.`;
  const names = Object.keys(mismatch.known).slice(0, 8);
  return `Its keys are ${names.map((name) => `\`${name}\``).join(', ')}${Object.keys(mismatch.known).length > 8 ? ' and others' : ''}.`;
}

/** Returns the key of an object that has a key, if there is one such object. */
function innerKey(
  members: Record<string, CheckMember>,
  key: string,
  facts: Library,
): string | undefined {
  const having = Object.entries(members).filter(([, { type }]) => {
    if (typeof type !== 'object') return false;
    const own =
      'object' in type
        ? type.object
        : 'shape' in type
          ? facts.shape(type.shape)?.members
          : undefined;
    return !!own && Object.hasOwn(own, key);
  });
  return having.length === 1 ? having[0]?.[0] : undefined;
}

const linkOf = (found: PropMismatch, facts: Library): string => {
  const shape = 'shape' in found.mismatch ? found.mismatch.shape : undefined;
  return (shape && facts.shape(shape)?.page) ?? propLink(found, facts);
};

export const themeKey: Rule = {
  code: 'theme-key',
  severity: 'error',
  about: 'a key that a theme or a style does not have',
  *check(context) {
    yield* unknownKeys(context, ['style', 'baseTheme']);
  },
};

export const unknownKey: Rule = {
  code: 'unknown-prop/key',
  severity: 'error',
  about: 'a key that the object of a prop does not have',
  *check(context) {
    yield* unknownKeys(context, ['', 'datum', 'data', 'layers', 'listener']);
  },
};

export const annotationKey: Rule = {
  code: 'annotation-mismatch/key',
  severity: 'error',
  about: 'a key that an entry of `dataValues` does not have, such as `y0` outside of `coordinates`',
  *check(context) {
    for (const report of unknownKeys(context, ['annotation'])) {
      const key = context.text(report.at);
      yield /^[xy][01]$/.test(key)
        ? {
            at: report.at,
            link: report.link,
            message: `\`${key}\` belongs into \`coordinates\`: \`{ coordinates: { ${key}: … } }\`.`,
          }
        : report;
    }
  },
};

export const removedKey: Rule = {
  code: 'removed/key',
  severity: 'error',
  about: 'a key of a theme or an object that a release since 70.0.1 removed',
  *check(context) {
    yield* unknownKeys(context, ['style', 'baseTheme', '', 'datum'], true);
  },
};

export const ignoredKey: Rule = {
  code: 'no-effect/key',
  severity: 'warning',
  about: 'a key that the library never reads',
  *check(context) {
    for (const found of mismatches(context)) {
      const { mismatch } = found;
      if (mismatch.kind !== 'ignored') continue;
      const property = mismatch.node.parent;
      const comma = property?.nextSibling?.name === ',' ? property.nextSibling : undefined;
      const fix = property
        ? remove(`Remove ${mismatch.key}`, property, context.source.text)
        : undefined;
      if (fix?.edits[0] && comma) fix.edits[0].to = comma.to;
      yield {
        at: mismatch.node,
        message:
          `\`${mismatch.key}\` in ${placeOf(found)} has no effect. ${(mismatch.member.note ?? '').replace(/^(?:Has )?no effect[:.]\s*/i, '').replace(/^./, (letter) => letter.toUpperCase())}`.trim(),
        link: linkOf(found, context.facts),
        ...(fix && comma && { fix }),
      };
    }
  },
};

const plural = (names: string[]): string => names.map((name) => `\`${name}\``).join(' and ');

export const missingKey: Rule = {
  code: 'missing-required/key',
  severity: 'error',
  about: 'an object without a key that it needs, such as a tile without `color`',
  *check(context) {
    const missing = new Map<number, { found: PropMismatch; keys: string[] }>();
    for (const found of mismatches(context)) {
      const { mismatch } = found;
      if (
        mismatch.kind !== 'missing' ||
        ['annotation', 'layers', 'baseTheme', 'style'].includes(groupOf(found))
      )
        continue;
      const known = missing.get(mismatch.node.from);
      if (known) known.keys.push(mismatch.key);
      else missing.set(mismatch.node.from, { found, keys: [mismatch.key] });
    }
    for (const { found, keys } of missing.values()) {
      if (found.mismatch.kind !== 'missing') continue;
      const value = found.mismatch.object.fields.get('value')?.key;
      const what = found.component === 'Metric' ? 'This tile' : containerOf(found);
      yield {
        at: (found.component === 'Metric' ? value : undefined) ?? found.mismatch.node,
        message: `${what} lacks ${plural(keys)}.`,
        link: linkOf(found, context.facts),
      };
    }
  },
};
