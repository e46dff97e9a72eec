import path from 'node:path';

/** Patch of a library module. */
interface Patch {
  /** Path relative to the library's `dist/`. */
  file: string;
  /** Original code and its replacements. */
  edits: { search: string; replace: string }[];
}

/**
 * Fixes memory leaks of `@elastic/charts` 73.2.1. Charts do not remove all listeners when they unmount, which
 * keeps them and the DOM of their page in memory: every chart listens for changes of the pixel ratio, flame
 * charts also have an interval, and timeslip charts listen for window resize events.
 */
const patches: Patch[] = [
  {
    file: 'components/chart_dpr_observer.js',
    edits: [
      { search: '{ once: true }', replace: '{ once: true, signal: unmounted.signal }' },
      {
        search: 'setupListener();\n    }, [dispatch]',
        replace: `const unmounted = new AbortController();
        setupListener();
        return () => unmounted.abort();
    }, [dispatch]`,
      },
    ],
  },
  {
    file: 'chart_types/flame_chart/flame_chart.js',
    edits: [
      { search: '{ once: true }', replace: '{ once: true, signal: this.unmounted.signal }' },
      {
        search: 'componentWillUnmount() {',
        replace: `unmounted = new AbortController();
    componentWillUnmount() {
        this.unmounted.abort();
        window.clearInterval(this.pinchZoomSetInterval);
        window.cancelAnimationFrame(this.animationRafId);`,
      },
    ],
  },
  {
    file: 'chart_types/timeslip/timeslip/timeslip_render.js',
    // The observer is garbage-collected together with the canvas.
    edits: [
      {
        search: "window.addEventListener('resize', scheduleChartRender, { passive: false });",
        replace: 'new ResizeObserver(() => scheduleChartRender()).observe(canvas);',
      },
    ],
  },
];

/**
 * Bundler rules that apply the patches. If a module no longer contains the original code, the build fails: check
 * whether the library has fixed the leak.
 */
export const chartCleanupRules = (siteDir: string) =>
  patches.map(({ file, edits }) => ({
    resource: path.join(siteDir, 'node_modules/@elastic/charts/dist', file),
    loader: require.resolve('string-replace-loader'),
    options: { multiple: edits.map((edit) => ({ ...edit, strict: true })) },
  }));
