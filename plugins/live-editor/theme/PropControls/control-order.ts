import type { PropControl } from '../../../../shared/prop-controls/controls';

/** Number of props that are listed first, unless more are set. */
const firstCount = 6;

/** With so few props, all are listed first. */
const shortList = 9;

/** Returns the names of the props that are listed first: those that are set, then those that most examples set. */
export function firstProps(controls: PropControl[]): string[] {
  const sorted = [...controls].sort(
    (a, b) => Number(isInUse(b)) - Number(isInUse(a)) || b.uses - a.uses,
  );
  const setCount = controls.filter(isInUse).length;
  const count = controls.length <= shortList ? controls.length : Math.max(firstCount, setCount);
  return sorted.slice(0, count).map(({ prop }) => prop);
}

/** Returns the name of what a control sets: `title`, or `size.height`. */
export const nameOf = ({ prop, member }: PropControl): string =>
  member ? `${prop}.${member}` : prop;

/** Whether the source sets a prop. */
export const isInUse = ({ isSet }: PropControl): boolean => isSet;

/** Returns the controls whose name or description contains all words. */
export function matching(controls: PropControl[], filter: string): PropControl[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return controls.filter(({ prop, description }) => {
    const text = `${prop} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
