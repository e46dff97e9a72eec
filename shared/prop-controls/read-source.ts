import type { Element } from '../check-code/source/elements';
import { own } from '../check-code/library';
import { readModule, type ChartModule } from '../check-code/source/module';
import { childrenNamed, childrenOf, isBroken, type SyntaxNode } from '../check-code/source/syntax';
import type { ComponentData, ControlData } from './control-data';

/** An element of the library in a source text. */
export interface ControlledElement {
  component: string;
  data: ComponentData;
  /** For missing `Settings`, the chart that they are added to. */
  element: Element;
  isMissing: boolean;
}

/** A source text with the elements that have controls. */
export interface ControlledSource {
  text: string;
  data: ControlData;
  module: ChartModule;
  /** In the order of the text; missing `Settings` come after their chart. */
  elements: ControlledElement[];
}

let last: ControlledSource | undefined;

/** Reads a source text. The last result is kept: a text is read for its controls, then for each change. */
export function readControlledSource(text: string, data: ControlData): ControlledSource {
  if (last?.text === text && last.data === data) return last;
  const exports = [...Object.keys(data.components), ...Object.keys(data.constants)];
  const module = readModule(text, { exports });
  const elements = module.elements.all.flatMap((element) => {
    const found = controlled(element.component, element, data);
    const settings = lacksSettings(element, module) ? controlled('Settings', element, data) : [];
    return [...found, ...settings];
  });
  last = { text, data, module, elements };
  return last;
}

function controlled(
  component: string | undefined,
  element: Element,
  data: ControlData,
): ControlledElement[] {
  const known = component === undefined ? undefined : own(data.components, component);
  if (component === undefined || !known) return [];
  return [{ component, data: known, element, isMissing: component !== element.component }];
}

/** Whether an element is a chart without `Settings`, as far as the file shows. */
function lacksSettings(element: Element, { charts }: ChartModule): boolean {
  const tree = charts.find(({ chart }) => chart === element);
  return (
    !!tree &&
    !tree.isOpen &&
    tree.chart.tag.name === 'JSXOpenTag' &&
    !tree.parts.some((part) => part.element.component === 'Settings')
  );
}

/** Returns the last spread object of an element that can set any prop. */
export const unknownSpreadOf = (element: Element): SyntaxNode | undefined =>
  element.hasUnknownProps ? childrenNamed(element.tag, 'JSXSpreadAttribute').at(-1) : undefined;

/** Whether a part of the tag of an element could not be parsed. */
export const isIncomplete = ({ tag, isBroken: isTagBroken }: Element): boolean =>
  isTagBroken || childrenOf(tag).some(isBroken);
