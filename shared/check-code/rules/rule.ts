import type { CheckData } from '../check-data';
import type { Fix, Severity } from '../finding';
import type { Library } from '../library';
import type { Element } from '../source/elements';
import type { ChartModule } from '../source/module';
import type { SyntaxNode } from '../source/syntax';
import type { ChartFacts, SpecValues } from './chart-facts';

/** What a rule can look at. */
export interface RuleContext extends ChartModule {
  data: CheckData;
  facts: Library;
  /** The charts of the file, with what is known about their series. */
  chartFacts: ChartFacts[];
  values: SpecValues;
  /** The elements that are components of the library. */
  components: LibraryElement[];
  /** Returns where a name of the file is used, apart from its import and its declaration. */
  usesOf: (name: string) => SyntaxNode[];
  /** Returns the nodes with a name of the grammar. */
  nodesNamed: (name: string) => SyntaxNode[];
  /** Returns the text of a node. */
  text: (node: SyntaxNode) => string;
}

/** An element that is a component of the library. */
export type LibraryElement = Element & { component: string };

/** What a rule found. */
export interface Report {
  at: SyntaxNode;
  message: string;
  link: string;
  fix?: Fix;
  /** If it differs from that of the rule. */
  severity?: Severity;
}

/** A rule. Its code begins with its kind. */
export interface Rule {
  code: string;
  severity: Severity;
  /** What it finds, for the table of rules. */
  about: string;
  check: (context: RuleContext) => Iterable<Report>;
}

/** A fix that replaces the text of a node. */
export const replace = (title: string, node: SyntaxNode, insert: string): Fix => ({
  title,
  edits: [{ from: node.from, to: node.to, insert }],
});

/** A fix that removes a node and the white space before it. */
export function remove(title: string, node: SyntaxNode, text: string): Fix {
  let { from } = node;
  while (/\s/.test(text[from - 1] ?? '')) from--;
  return { title, edits: [{ from, to: node.to, insert: '' }] };
}
