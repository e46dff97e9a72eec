import type { ExampleTables } from '../../../../shared/types/example-tables';
import { createHeadlessDom } from '../pictures/headless-dom';
import { answerJobs } from '../pictures/worker-process';
import { recordSpecs } from './record-specs';
import { tablesOfSpecs } from './tables-of-specs';

/** Reads the tables of an example, and reports them. */
export interface TablesJob {
  id: string;
  /** Names of the library's components that the example uses. */
  components: string[];
}

/** Width of the examples in CSS pixels. */
const width = 669;

const dom = createHeadlessDom('');
dom.setWidth(width);

answerJobs<TablesJob, ExampleTables>(async ({ id, components }, report) => {
  report(tablesOfSpecs(await recordSpecs(process.cwd(), dom.root, id, components)));
});
