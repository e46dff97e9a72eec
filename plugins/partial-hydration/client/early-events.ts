/** The last event of each type. */
type LastEvents = Record<string, Event>;

declare global {
  interface Window {
    /** Kept by the inline script `node/early-events-script.ts`, which a security policy can block. */
    earlyEvents?: LastEvents;
  }
}

/** Events from before this module runs, that is before the scripts of the page add their listeners. */
let early = window.earlyEvents ?? {};
/** Events from then on. */
const later: LastEvents = (window.earlyEvents = {});

/**
 * Repeats the events from before hydration, for controls that need scripts. A later event of the same type has been
 * handled, and replaces the earlier one. Clicks on anything but a button have had their effect in the browser.
 */
export function repeatEarlyEvents(): void {
  for (const [type, event] of Object.entries(early)) {
    const { target } = event;
    const isRepeated =
      !(type in later) &&
      target instanceof Element &&
      (type !== 'click' || target.closest('button'));
    if (isRepeated) target.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  }
  early = {};
}
