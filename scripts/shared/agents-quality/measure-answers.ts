import type { Documentation } from '../../../mcp-server/documentation/documentation';
import { estimateTokens } from '../../../mcp-server/text/estimate-tokens';
import { readPage } from '../../../mcp-server/tools/read-page';
import { search } from '../../../mcp-server/tools/search';

/** A question, and the names that a right answer must hold. */
export interface AgentQuestion {
  question: string;
  /** Names, each with alternatives between bars: `Goal|Bullet`. */
  names: string[];
}

/** What the tools returned for a question. */
export interface MeasuredAnswer extends AgentQuestion {
  /** Names that the texts do not hold. */
  missing: string[];
  tokens: number;
  /** Addresses that were read. */
  read: string[];
}

/** What a question may cost: calls of tools, and tokens of their answers together. */
const limits = { calls: 3, tokens: 4000 };

/**
 * Asks a question as an assistant does that reads the first results: a search, which contains the text of the first one,
 * then the next results on other pages. What exceeds the tokens is cut off.
 */
export async function measureAnswer(
  documentation: Documentation,
  { question, names }: AgentQuestion,
): Promise<MeasuredAnswer> {
  let text = await search.run(documentation, { query: question });
  const addresses = [...text.matchAll(/^\d+\. .* (\/\S*)$/gm)].map(([, address = '']) => address);
  // The search contains the text of the first result.
  const read = addresses.splice(0, 1);
  let calls = 1;
  for (const address of addresses) {
    if (read.some((one) => pageOf(one) === pageOf(address))) continue;
    if (calls === limits.calls) break;
    calls += 1;
    read.push(address);
    text += `\n${await readPage.run(documentation, { page: address })}`;
  }
  text = withinTokens(text, limits.tokens);
  return {
    question,
    names,
    missing: names.filter((name) => !holds(text, name)),
    tokens: estimateTokens(text),
    read,
  };
}

const pageOf = (address: string): string => address.replace(/#.*/, '');

/** Whether a text holds one of the alternatives as a whole word. */
const holds = (text: string, alternatives: string): boolean =>
  alternatives.split('|').some((name) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<!\\w)${escaped}(?!\\w)`).test(text);
  });

function withinTokens(text: string, limit: number): string {
  const lines = text.split('\n');
  let tokens = 0;
  const end = lines.findIndex((line) => (tokens += estimateTokens(line) + 1) > limit);
  return (end < 0 ? lines : lines.slice(0, end)).join('\n');
}
