import path from 'node:path';

/** A change of one module of the library. */
interface Change {
  /** Path below the library's `dist/`. */
  file: string;
  /** Code as the library has it, and what takes its place. */
  edits: { search: string; replace: string }[];
}

/**
 * What `@elastic/charts` 73.2.1 leaves registered when a chart leaves the page, each of which keeps the
 * chart, and through its parents the page that it stood on, in memory:
 * every chart a listener for the pixel ratio, a flame chart an interval too, a timeslip one for the window's size.
 */
const changes: Change[] = [
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
    // An observer lives as long as the canvas that it observes.
    edits: [
      {
        search: "window.addEventListener('resize', scheduleChartRender, { passive: false });",
        replace: 'new ResizeObserver(() => scheduleChartRender()).observe(canvas);',
      },
    ],
  },
];

/**
 * Rules for the bundler that make charts release what they registered, when they leave the page.
 * A module that no longer has the code stops the build: see then whether the library releases it itself.
 */
export const unmountedCharts = (siteDir: string) =>
  changes.map(({ file, edits }) => ({
    resource: path.join(siteDir, 'node_modules/@elastic/charts/dist', file),
    loader: require.resolve('string-replace-loader'),
    options: { multiple: edits.map((edit) => ({ ...edit, strict: true })) },
  }));
