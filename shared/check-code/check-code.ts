import type { CheckData } from './check-data';
import { kindOf, type Finding } from './finding';
import { libraryOf } from './library';
import { ChartFacts, SpecValues } from './rules/chart-facts';
import type { LibraryElement, Report, Rule, RuleContext } from './rules/rule';
import { rules } from './rules/rules';
import type { Element } from './source/elements';
import { readModule, type ChartModule } from './source/module';
import { everyNode, type Source, type SyntaxNode } from './source/syntax';

/**
 * Finds mistakes in code that draws charts.
 *
 * It reads the text only: it needs neither a document nor TypeScript, and accepts code that is incomplete.
 *
 * @returns the findings in the order of the text
 */
export function checkCode(source: string, data: CheckData): Finding[] {
  const context = contextOf(readModule(source, data), data);
  const lines = lineStarts(source);
  // One finding of a kind is enough at a place: of two rules that find the same, the first one reports it.
  const found = new Map<string, Finding>();
  for (const rule of rules)
    for (const report of rule.check(context)) {
      const finding = toFinding(rule, report, lines);
      const key = `${kindOf(finding.code)}:${finding.from}`;
      if (finding.to > finding.from && !found.has(key)) found.set(key, finding);
    }
  return [...found.values()].sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Whether a text mentions the library, or an element of one of its components. */
export const isAboutCharts = (source: string, { components }: CheckData): boolean =>
  source.includes('@elastic/charts') ||
  [...source.matchAll(/<\s*([A-Z]\w*)/g)].some(([, name = '']) => Object.hasOwn(components, name));

function contextOf(module: ChartModule, data: CheckData): RuleContext {
  const facts = libraryOf(data);
  const values = new SpecValues(module, facts);
  const uses = namesIn(module.source);
  return {
    ...module,
    data,
    facts,
    values,
    chartFacts: module.charts.map((tree) => new ChartFacts(tree, values)),
    components: module.elements.all.filter((element): element is LibraryElement & Element =>
      facts.isComponent(element.component),
    ),
    nodesNamed: (name) => module.source.nodes.filter((node) => node.name === name),
    text: ({ from, to }) => module.source.text.slice(from, to),
    usesOf: (name) => uses.get(name) ?? [],
  };
}

/** Returns the places of names: variables, tags and types. */
function namesIn(source: Source): Map<string, SyntaxNode[]> {
  const names = new Map<string, SyntaxNode[]>();
  everyNode(source, (node) => {
    if (!/^(?:VariableName|TypeName|JSXIdentifier)$/.test(node.name)) return;
    if (node.parent?.name === 'ImportGroup' || node.parent?.name === 'JSXAttribute') return;
    if (node.parent?.name === 'JSXCloseTag') return;
    const name = source.text.slice(node.from, node.to);
    const places = names.get(name);
    if (places) places.push(node);
    else names.set(name, [node]);
  });
  return names;
}

/** Returns the offsets at which lines begin. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function toFinding(
  rule: Rule,
  { at, message, link, fix, severity }: Report,
  lines: number[],
): Finding {
  const line = lines.filter((start) => start <= at.from).length - 1;
  return {
    code: rule.code,
    message,
    from: at.from,
    to: at.to,
    line: line + 1,
    column: at.from - (lines[line] ?? 0) + 1,
    severity: severity ?? rule.severity,
    link,
    ...(fix && { fix }),
  };
}
