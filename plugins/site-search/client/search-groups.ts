import type { SearchHit, SearchKind } from '../../../shared/search-data';

/** Labels of groups of kinds, in the order of the filters on the results page, by the name in its address. */
const labels = {
  components: 'Components',
  props: 'Props and members',
  examples: 'Examples',
  guides: 'Guides',
  troubleshooting: 'Troubleshooting',
  types: 'Types, functions and values',
};

type GroupId = keyof typeof labels;

const groupIds: Record<SearchKind, GroupId> = {
  component: 'components',
  prop: 'props',
  member: 'props',
  'style key': 'props',
  example: 'examples',
  page: 'guides',
  section: 'guides',
  recipe: 'guides',
  'glossary term': 'guides',
  troubleshooting: 'troubleshooting',
  type: 'types',
  function: 'types',
  constant: 'types',
  value: 'types',
};

/** Kinds of results that the search box and the results page show together. */
export interface SearchGroup {
  /** Name in the address of the results page. */
  id: string;
  label: string;
}

/** All groups. */
export const searchGroups: readonly SearchGroup[] = Object.entries(labels).map(([id, label]) => ({
  id,
  label,
}));

/** Returns the group of a kind. */
export const groupOfKind = (kind: SearchKind): SearchGroup => {
  const id = groupIds[kind];
  return { id, label: labels[id] };
};

/** Returns the number of kinds by id of their group. */
export function countByGroup(kinds: readonly SearchKind[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of kinds) {
    const { id } = groupOfKind(kind);
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** Hits under a heading. */
export interface HitSection {
  label: string;
  hits: SearchHit[];
}

/** Number of hits that stay in front of all others when hits are grouped. */
const bestHits = 5;

/**
 * Groups hits by kind, in the order of the best hit of each group. The best hits are grouped among themselves, so
 * that a group with many hits does not push a better hit of another group down the list.
 */
export function groupHits(hits: readonly SearchHit[]): HitSection[] {
  const best = sectionsOf(hits.slice(0, bestHits));
  const others = sectionsOf(hits.slice(bestHits));
  const labels = new Set(best.map(({ label }) => label));
  return [
    ...best,
    ...others.map((section) => ({
      ...section,
      label: labels.has(section.label) ? `More ${startingLow(section.label)}` : section.label,
    })),
  ];
}

const startingLow = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function sectionsOf(hits: readonly SearchHit[]): HitSection[] {
  const sections = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const { label } = groupOfKind(hit.kind);
    sections.set(label, [...(sections.get(label) ?? []), hit]);
  }
  return [...sections].map(([label, found]) => ({ label, hits: found }));
}
