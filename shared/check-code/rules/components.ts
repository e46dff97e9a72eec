import { own, type Library } from '../library';
import { nearestName } from '../nearest-name';
import type { Fix } from '../finding';
import type { Element } from '../source/elements';
import { childNamed, type SyntaxNode } from '../source/syntax';
import { packageName } from '../source/library-names';
import type { Rule, RuleContext } from './rule';

/** Returns the first element of each name. */
function firstOfEachName({ elements }: RuleContext): Element[] {
  const first = new Map<string, Element>();
  for (const element of elements.all)
    if (/^[A-Z]/.test(element.name) && !first.has(element.name)) first.set(element.name, element);
  return [...first.values()];
}

function closingName(node: SyntaxNode): SyntaxNode | undefined {
  const tag = childNamed(node, 'JSXCloseTag');
  return tag && childNamed(tag, 'JSXIdentifier');
}

/** Renames a component everywhere: in its import and in its tags. */
function renameComponent(
  { scopes, usesOf, elements }: RuleContext,
  from: string,
  to: string,
): Fix | undefined {
  if (scopes.imports.some(({ imported }) => imported === to)) return undefined;
  const specifiers = scopes.imports.filter(({ imported }) => imported === from);
  const closing = elements.all.flatMap(({ node, name }) => {
    const tag = name === from ? closingName(node) : undefined;
    return tag ? [tag] : [];
  });
  const places = [...specifiers.map(({ definition }) => definition), ...usesOf(from), ...closing];
  return {
    title: `Replace ${from} with ${to}`,
    edits: places
      .map((node) => ({ from: node.from, to: node.to, insert: to }))
      .sort((a, b) => a.from - b.from),
  };
}

/** Whether a name is written in a file that draws charts of the library. */
const isAboutCharts = ({ library, components }: RuleContext): boolean =>
  !library.isFragment || components.length > 0;

/** What parts of charts are here that are components of other libraries, by the last word of their names. */
const ownParts: Record<string, string> = {
  Legend: 'The legend is a setting: `<Settings showLegend />`.',
  Title: 'The title is a prop of `Chart`, or of `Axis`.',
  Subtitle: 'The title and the description are props of `Chart`.',
  Grid: 'Grid lines belong to an axis: `<Axis gridLine={{ visible: true }} />`.',
  Gridline: 'Grid lines belong to an axis: `<Axis gridLine={{ visible: true }} />`.',
  Line: 'For lines of data use `LineSeries`, for grid lines `gridLine` of `Axis`, for a line at a value `LineAnnotation`.',
  Label:
    'Labels of values are `displayValueSettings` of `BarSeries`, those of axes are made by `Axis`.',
  Tick: 'Ticks are props of `Axis`.',
  Crosshair:
    'The crosshair is shown with the tooltip: `<Tooltip type={TooltipType.Crosshairs} />`.',
  Zoom: 'There is no zoom: read the range from `onBrushEnd` of `Settings`, and pass `xDomain`.',
  Brush: 'The brush is a setting: `<Settings onBrushEnd={…} />`.',
  Axes: 'Use one `Axis` for each side.',
  Series: 'Use `BarSeries`, `LineSeries` or `AreaSeries`.',
  Theme: 'The theme is a setting: `<Settings baseTheme={…} theme={…} />`.',
};

const genericWords =
  /^(?:Chart|Plot|Graph|Canvas|Data|Grid|Gridline|Axis|Axes|X|Y|Line|Bar|Area|Point|Series|Legend|Title|Subtitle|Label|Tick|Value|Crosshair|Zoom|Brush|Theme)s?$/;

/** Says what a component is here whose name consists of general words of charts only: `ChartLegend`, `GridLines`. */
function genericUse(name: string): string | undefined {
  const words: string[] = name.match(/[A-Z][a-z]*/g) ?? [];
  if (words.join('') !== name || !words.every((word) => genericWords.test(word))) return undefined;
  const last = words.at(-1) ?? '';
  if (words.includes('Grid') && /^Lines?$/.test(last)) return ownParts.Grid;
  return own(ownParts, last) ?? own(ownParts, last.replace(/s$/, ''));
}

export const unknownComponent: Rule = {
  code: 'unknown-component',
  severity: 'error',
  about: 'a component that the library does not export, with the one that is meant',
  *check(context) {
    const { facts, data, library, scopes, elements } = context;
    for (const element of firstOfEachName(context)) {
      const name = element.component ?? element.name;
      const isUnbound = !element.component && !scopes.find(element.name, element.node);
      if (element.component ? facts.exports.has(name) : !isUnbound || facts.isComponent(name))
        continue;
      const inChart = elements.parent(element)?.component === 'Chart';
      if (facts.foreignComponent(name)) continue;
      const former = facts.former(name);
      const meant = own(data.meant.components, name) ?? former?.rename;
      const nearest = meant ?? nearestName(name, facts.componentNames);
      const generic = inChart ? genericUse(name) : undefined;
      // What is not declared in the file can be a component of the reader: certainly not in a complete file.
      const isKnownWrong = nearest && (meant || elements.parent(element)?.component);
      if (!element.component && !isKnownWrong && !generic && (library.isFragment || !inChart))
        continue;
      const use = meant
        ? `Use \`${meant}\`.`
        : (generic ?? (nearest ? `Did you mean \`${nearest}\`?` : 'See the list of components.'));
      const fix = nearest && !meant ? renameComponent(context, name, nearest) : undefined;
      yield {
        at: element.nameNode,
        message: `${packageName} has no component \`${name}\`. ${use}`,
        link: nearest ? facts.link(nearest) : '/all-types',
        ...(fix && { fix }),
      };
    }
  },
};

export const foreignComponent: Rule = {
  code: 'foreign-name/component',
  severity: 'error',
  about: 'a component of another charting library, with what it is here',
  *check(context) {
    if (!isAboutCharts(context)) return;
    const { facts, scopes } = context;
    for (const element of firstOfEachName(context)) {
      const [root = ''] = element.name.split('.');
      const name = element.component ?? element.name;
      const binding = scopes.find(root, element.node);
      const from = binding?.kind === 'import' ? facts.foreignPackage(binding.module) : undefined;
      // Some exports are types with the name of a component of another library.
      const isForeign = element.component ? !facts.isComponent(name) : !binding || !!from;
      if (!isForeign) continue;
      const foreign = facts.foreignComponent(
        binding?.kind === 'import' && from ? binding.imported : name,
      );
      if (!foreign && !from) continue;
      yield {
        at: element.nameNode,
        message: foreign
          ? `\`${name}\` is a component of ${from ?? foreign.libraries}. Here, ${foreign.use}.`
          : `\`${name}\` is a component of ${from ?? 'another library'}. Charts of ${packageName} consist of its own components only.`,
        link: linkOfUse(foreign?.use, facts),
      };
    }
  },
};

/** Returns the page of the component that is to be used, or the one that helps to choose one. */
function linkOfUse(use: string | undefined, facts: Library): string {
  const names = [...(use ?? '').matchAll(/`<?(\w+)/g)].map(([, name = '']) => name);
  const component = names.find((name) => facts.isComponent(name));
  return component ? facts.link(component) : '/docs/which-chart';
}

export const deprecatedExport: Rule = {
  code: 'deprecated/export',
  severity: 'warning',
  about: 'an export that the library marks as deprecated',
  *check({ data, scopes, library, usesOf }) {
    for (const [name, { note, page }] of Object.entries(data.deprecated)) {
      const imported = scopes.imports.find((each) => each.imported === name);
      if (imported && library.exportOf(imported.imported, imported.definition) === undefined)
        continue;
      const [use] = usesOf(imported ? imported.imported : name);
      // A type is used in many places, and imported in one.
      const at = imported?.isType ? imported.definition : (use ?? imported?.definition);
      if (!at || (!imported && library.exportOf(name, at) !== name)) continue;
      yield { at, message: `\`${name}\` is deprecated: ${sentence(note)}`, link: page };
    }
  },
};

const sentence = (text: string): string =>
  (/[.!?]$/.test(text) ? text : `${text}.`).replace(/^./, (first) => first.toLowerCase());
