import { generatedFiles, readGenerated } from '../../shared/generated-files';
import {
  controlsOf,
  setProp,
  type ControlValue,
  type ElementControls,
  type PropControl,
  type TextChange,
} from '../../shared/prop-controls/controls';
import { minimalCharts, otherMinimalCharts } from './minimal-charts';

/** The data of the controls. */
export const data = readGenerated(generatedFiles.propControls);

/** Texts that mean something to the library. */
const texts: Record<string, string> = {
  fontFamily: 'serif',
  gridTemplateColumns: '1fr',
  groupId: 'group',
  locale: 'de-DE',
  margin: '4px',
  maxHeight: '100px',
  spiral: 'rectangular',
  timeZone: 'Europe/Berlin',
  splitHorizontally: 'groups',
  splitVertically: 'groups',
  splitZigzag: 'groups',
};

/** Returns values of a control other than its default: all options, both ends of a range. */
export function valuesOf({
  kind,
  prop,
  defaultValue,
  options,
  min,
  max,
}: PropControl): ControlValue[] {
  const values: Record<PropControl['kind'], (ControlValue | undefined)[]> = {
    boolean: [true, false],
    color: ['#61a2ff'],
    enum: options?.map(({ value }) => value) ?? [],
    format: options?.map(({ value }) => value) ?? [],
    number: [max, min],
    text: [texts[prop] ?? `a "quoted" & {odd} 'text' \\`],
  };
  return values[kind].flatMap((value) =>
    value === undefined || value === defaultValue ? [] : value,
  );
}

/** A module in which a control was turned. */
export interface TurnedChart {
  component: string;
  prop: string;
  value: ControlValue;
  /** The module before, and after. */
  before: string;
  after: string;
}

/** A module for each value of each control of all components. */
export const turnedCharts: TurnedChart[] = Object.entries(minimalCharts).flatMap(
  ([component, minimal]) =>
    elementIn(minimal, component).controls.flatMap((control) => {
      const { prop } = control;
      const before = otherMinimalCharts[`${component}.${prop}`] ?? minimal;
      const element = elementIn(before, component);
      return valuesOf(control).map((value) => {
        const after = applied(before, setProp(before, element, prop, value, data));
        return { component, prop, value, before, after };
      });
    }),
);

/** Returns the name of a chart for messages. */
export const nameOf = ({ component, prop, value }: TurnedChart): string =>
  `${component}.${prop} = ${value}`;

/** Returns the only element of a component, or its first. */
export function elementIn(source: string, component: string): ElementControls {
  const element = controlsOf(source, data).find((each) => each.component === component);
  if (!element) throw new Error(`No ${component} in:\n${source}`);
  return element;
}

/** Applies changes whose offsets refer to the text before all of them. */
export function applied(source: string, changes: TextChange[]): string {
  return changes.reduceRight(
    (text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to),
    source,
  );
}
