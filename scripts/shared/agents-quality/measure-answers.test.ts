import { expect, it } from 'vitest';
import { openDocumentation } from '../../../mcp-server/documentation/documentation';
import { readFolder } from '../../../mcp-server/documentation/documentation-files';
import { runCheck } from '../../../mcp-server/tools/run-check';
import { measureAnswer, type AgentQuestion } from './measure-answers';
import { readJson } from '../../../shared/read-json';

const documentation = openDocumentation(readFolder('build'), async (request) => runCheck(request));

it.each(['questions', 'second-half'])(
  'Three calls of the MCP server answer 98 % of %s.json',
  async (name) => {
    const questions = readJson<AgentQuestion[]>(`tests/agents-quality/${name}.json`);
    expect(questions.length).toBeGreaterThan(70);
    let answered = 0;
    for (const question of questions) {
      const { missing } = await measureAnswer(documentation, question);
      if (missing.length === 0) answered++;
    }
    expect(answered / questions.length).toBeGreaterThanOrEqual(0.98);
  },
);
