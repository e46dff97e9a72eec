/**
 * Inline script that keeps what the reader does before hydration, to be repeated afterwards (`client/early-events.ts`):
 * the last event of each type. Every page contains the script, so that it is short.
 */
export const earlyEventsScript = `(function () {
  window.earlyEvents = {};
  ['mouseover', 'focusin', 'input', 'click'].forEach(function (type) {
    addEventListener(type, function (event) {
      earlyEvents[type] = event;
    });
  });
})();`;
