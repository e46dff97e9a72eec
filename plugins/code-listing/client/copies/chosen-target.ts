import { listingTargets, type ListingTarget } from '../../../../shared/complete-listing';

/** What code is copied for: a kind of project, or as the page shows it. */
export type CopyTarget = ListingTarget | 'shown';

/** The choices, in the order in which they are offered. */
export const copyTargets: readonly CopyTarget[] = [...listingTargets, 'shown'];

const key = 'elastic-charts-docs:copy-target';

let chosen: CopyTarget | undefined;

/** Returns what the reader has chosen last, on this page or before; Vite at first. */
export function chosenTarget(): CopyTarget {
  chosen ??= copyTargets.find((target) => target === readStorage()) ?? 'vite';
  return chosen;
}

/** Remembers a choice; only on this page if the storage is blocked or full. */
export function chooseTarget(target: CopyTarget): void {
  chosen = target;
  try {
    localStorage.setItem(key, target);
  } catch {
    // The choice is kept in memory.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
