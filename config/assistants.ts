import { version } from '@elastic/charts/package.json';
import type { AssistantFiles } from '../plugins/markdown-pages/index';
import { assistantTasks } from './assistant-tasks';
import { assistantTraps } from './assistant-traps';

/** What `AGENTS.md` and `SKILL.md` say, which readers give to their coding assistants. */
export const assistants = {
  library: '@elastic/charts',
  version,
  changes: 'docs/changes',
  firstChart: 'docs/intro',
  rules: [
    'Import a stylesheet once: `import "@elastic/charts/dist/theme_only_light.css"`. Without it nothing is drawn, and there is no error message.',
    'Save charts.css of this site beside your entry and import it, too: it has the reset and the font that charts expect.',
    'Give each chart a height, as `<Chart size={{ height: 240 }}>`, or give it to its parent.',
    'Pass the colors of the mode: `<Settings baseTheme={LIGHT_THEME} />` or `DARK_THEME`.',
    'Pass times as milliseconds and numbers as numbers, and set `xScaleType` on every series.',
    'Give every series, axis and annotation an `id` of its own.',
    'Use the names of these pages only. Props of Recharts, Chart.js, ECharts, Highcharts and Nivo do not exist here.',
  ],
  tasks: assistantTasks,
  traps: assistantTraps,
} satisfies AssistantFiles;
