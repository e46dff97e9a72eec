import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDocumentation } from '../mcp-server/documentation/documentation';
import { readFolder } from '../mcp-server/documentation/documentation-files';
import { runCheck } from '../mcp-server/tools/run-check';
import {
  measureAnswer,
  type AgentQuestion,
  type MeasuredAnswer,
} from './shared/agents-quality/measure-answers';
import { command } from './shared/command';
import { readJson } from '../shared/read-json';

/**
 * Measures whether the answers of the MCP server hold what a right answer needs, over the site that was built last:
 * `npm run agents:quality`. `--file` takes other questions, `--misses` lists what is missing.
 */
command(async () => {
  const { values } = parseArgs({
    options: {
      file: { type: 'string', default: 'tests/agents-quality/questions.json' },
      misses: { type: 'boolean', default: false },
    },
  });
  const file = path.resolve(process.env.INIT_CWD ?? '', values.file);
  const documentation = openDocumentation(readFolder('build'), async (request) =>
    runCheck(request),
  );
  const answers: MeasuredAnswer[] = [];
  for (const question of readJson<AgentQuestion[]>(file))
    answers.push(await measureAnswer(documentation, question));
  const missed = answers.filter(({ missing }) => missing.length > 0);
  if (values.misses)
    for (const { question, missing, read } of missed)
      console.log(`${question}: ${missing.join(', ')} (read ${read.join(', ')})`);
  const share = (100 * (answers.length - missed.length)) / answers.length;
  const tokens = answers.reduce((sum, answer) => sum + answer.tokens, 0) / answers.length;
  console.log(
    `${share.toFixed(1)} % of ${answers.length} questions are answered, with ${Math.round(tokens)} tokens on average.`,
  );
});
