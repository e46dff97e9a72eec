import { describe, expect, it } from 'vitest';
import { controlData } from './__fixtures__/control-data';
import { controlsOf, setProp, type ControlValue } from './controls';

const imports = "import { Axis, Chart } from '@elastic/charts';\n";

/** Sets a prop of the first element of a component. */
function after(
  source: string,
  prop: string,
  value: ControlValue | undefined,
  component = 'Axis',
): string {
  const element = controlsOf(source, controlData).find((each) => each.component === component);
  if (!element) throw new Error(`No ${component}.`);
  return setProp(source, element, prop, value, controlData).reduceRight(
    (text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to),
    source,
  );
}

/** Sets a prop of an axis and returns the axis. */
const axisAfter = (axis: string, prop: string, value: ControlValue | undefined): string =>
  after(`${imports}<Chart>${axis}</Chart>`, prop, value)
    .replace(/^.*\n/, '')
    .slice('<Chart>'.length, -'</Chart>'.length);

describe('setProp', () => {
  it.each<[prop: string, value: ControlValue, attribute: string]>([
    ['hide', true, 'hide'],
    ['nice', false, 'nice={false}'],
    ['position', 'right', 'position={Position.Right}'],
    ['renderer', 'svg', 'renderer="svg"'],
    ['ticks', -0.5, 'ticks={-0.5}'],
    ['ticks', Infinity, 'ticks={Infinity}'],
    ['title', "it's <b>", `title="it's <b>"`],
    ['title', 'say "a"', `title={'say "a"'}`],
    ['title', 'a & b', `title={'a & b'}`],
    ['title', `\\ '"\n`, String.raw`title={'\\ \'"\n'}`],
    ['title', '', 'title=""'],
    ['color', '#61a2ff', 'color="#61a2ff"'],
    ['tickFormat', 'percent', 'tickFormat={(value) => `${value}%`}'],
    ['headerFormat', 'plain', 'headerFormat={({ value }) => String(value)}'],
    ['labelFormat', 'thousands', "labelFormat={(value) => Number(value).toLocaleString('en')}"],
  ])('writes %s %j as %s', (prop, value, attribute) => {
    expect(axisAfter('<Axis id="x" />', prop, value)).toBe(`<Axis id="x" ${attribute} />`);
  });

  it.each<[prop: string, value: ControlValue | undefined]>([
    ['hide', false],
    ['hide', undefined],
    ['position', 'left'],
    ['ticks', 5],
    ['size', NaN],
  ])('leaves %s out if it is set to %j', (prop, value) => {
    expect(axisAfter('<Axis />', prop, value)).toBe('<Axis />');
    const written = prop === 'hide' ? 'hide' : `${prop}={1}`;
    expect(axisAfter(`<Axis id="x" ${written} title="a" />`, prop, value)).toBe(
      '<Axis id="x" title="a" />',
    );
  });

  it.each<[axis: string, value: ControlValue | undefined, result: string]>([
    ['<Axis />', true, '<Axis hide />'],
    ['<Axis/>', true, '<Axis hide/>'],
    ['<Axis></Axis>', true, '<Axis hide></Axis>'],
    ['<Axis hide={isOn} id="x" />', true, '<Axis hide id="x" />'],
    ['<Axis hide />', undefined, '<Axis />'],
    ['<Axis\n  hide\n/>', undefined, '<Axis />'],
    ['<Axis\n  hide\n></Axis>', undefined, '<Axis></Axis>'],
    ['<Axis\n  id="x"\n  title="a"\n/>', true, '<Axis\n  id="x"\n  title="a"\n  hide\n/>'],
    ['<Axis\r\n\tid="x"\r\n/>', true, '<Axis\r\n\tid="x"\r\n\thide\r\n/>'],
    ['<Axis\n  id="x"\n  hide\n  title="a"\n/>', undefined, '<Axis\n  id="x"\n  title="a"\n/>'],
    ['<Axis\n  id="x" // first\n/>', true, '<Axis\n  id="x" // first\n  hide\n/>'],
    ['<Axis id="x" // first\n/>', true, '<Axis id="x" // first\nhide\n/>'],
    ['<Axis id="x" {...rest} />', true, '<Axis id="x" {...rest} hide />'],
    ['<Axis hide={false} {...rest} />', true, '<Axis {...rest} hide />'],
    ['<Axis hide {...rest} />', false, '<Axis {...rest} hide={false} />'],
    ['<Axis {...{ hide: true }} />', false, '<Axis {...{ hide: true }} hide={false} />'],
    ['<Axis {...{ hide: true }} />', undefined, '<Axis {...{ hide: true }} />'],
    ['<Axis aria-hide hide />', undefined, '<Axis aria-hide />'],
  ])('changes %j to %j', (axis, value, result) => {
    expect(axisAfter(axis, 'hide', value)).toBe(result);
  });

  it('does not remove a prop that the component needs', () => {
    expect(axisAfter('<Axis label="a" />', 'label', undefined)).toBe('<Axis label="a" />');
    expect(axisAfter('<Axis label="a" />', 'label', 'b')).toBe('<Axis label="b" />');
  });

  it.each<[prop: string, value: ControlValue]>([
    ['position', 'top'],
    ['hide', 1],
    ['ticks', 'many'],
    ['tickFormat', 'roman'],
    ['unknown', 1],
    ['constructor', 1],
  ])('does not set %s to %j', (prop, value) => {
    expect(axisAfter('<Axis />', prop, value)).toBe('<Axis />');
  });

  it('changes nothing in a tag that is not complete, or of an element that does not exist', () => {
    const source = `${imports}<Chart><Axis id= /></Chart>`;
    const axis = { component: 'Axis', from: source.indexOf('<Axis') };
    expect(setProp(source, axis, 'hide', true, controlData)).toEqual([]);
    expect(setProp(imports, axis, 'hide', true, controlData)).toEqual([]);
  });
});

describe('a member of an object', () => {
  const chartAfter = (attributes: string, value: ControlValue | undefined): string =>
    after(`<Chart${attributes} />`, 'size', value, 'Chart').slice('<Chart'.length, -' />'.length);

  it.each<[before: string, value: ControlValue | undefined, result: string]>([
    ['', 300, ' size={{ height: 300 }}'],
    [' size={200}', 300, ' size={{ height: 300 }}'],
    [' size={{}}', 300, ' size={{ height: 300 }}'],
    [' size={{ height: 200 }}', 300, ' size={{ height: 300 }}'],
    [' size={{ height }}', 300, ' size={{ height: 300 }}'],
    [' size={{ width: 9, height: rows * 20 }}', 300, ' size={{ width: 9, height: 300 }}'],
    [' size={{ width: 9 }}', 300, ' size={{ width: 9, height: 300 }}'],
    [' size={{ height: 200 }}', undefined, ''],
    [' size={{ width: 9, height: 200 }}', undefined, ' size={{ width: 9 }}'],
    [' size={{ height: 200, width: 9 }}', undefined, ' size={{ width: 9 }}'],
    [' size={{ width: 9 }}', undefined, ' size={{ width: 9 }}'],
  ])('changes %j with %j to %j', (before, value, result) => {
    expect(chartAfter(before, value)).toBe(result);
  });
});

describe('imports of setProp', () => {
  const importAfter = (declaration: string): string | undefined =>
    after(`${declaration}\n<Chart><Axis /></Chart>`, 'position', 'right').split('\n<Chart>')[0];

  it.each([
    ['{ Axis, Chart, Settings }', '{ Axis, Chart, Position, Settings }'],
    ['{ Axis, Chart }', '{ Axis, Chart, Position }'],
    ['{ Axis, Chart, type Theme }', '{ Axis, Chart, Position, type Theme }'],
    ['{Chart, Axis}', '{Chart, Axis, Position}'],
    ['{ Settings as Options, Chart, Axis }', '{ Settings as Options, Chart, Axis, Position }'],
    ['{\n  Axis,\n  Chart,\n}', '{\n  Axis,\n  Chart,\n  Position,\n}'],
    ['{\n  Axis,\n  Chart,\n  Settings,\n}', '{\n  Axis,\n  Chart,\n  Position,\n  Settings,\n}'],
    ['{\n  Axis,\n  Chart\n}', '{\n  Axis,\n  Chart,\n  Position\n}'],
    ['{ Axis, Chart, Position }', '{ Axis, Chart, Position }'],
  ])('adds a constant to %j', (group, result) => {
    expect(importAfter(`import ${group} from '@elastic/charts';`)).toBe(
      `import ${result} from '@elastic/charts';`,
    );
  });

  it('does not add a value to an import of types', () => {
    const types = "import type { Theme } from '@elastic/charts';";
    const values = "import { Axis, Chart } from '@elastic/charts';";
    expect(importAfter(`${types}\n${values}`)).toBe(
      `${types}\n${values.replace('Chart', 'Chart, Position')}`,
    );
  });

  it.each([
    ["import * as EC from '@elastic/charts';", 'EC.Axis', 'EC.Position.Right'],
    ["import { Axis, Position as Side } from '@elastic/charts';", 'Axis', 'Side.Right'],
    ['', 'Axis', 'Position.Right'],
  ])('uses what %j has', (declaration, tag, code) => {
    expect(after(`${declaration}\n<${tag} />`, 'position', 'right')).toBe(
      `${declaration}\n<${tag} position={${code}} />`,
    );
  });

  it('imports a name by another one if the file has its own', () => {
    const source = `${imports}const Position = 1;\n<Axis ticks={Position} />`;
    expect(after(source, 'position', 'right')).toBe(
      "import { Axis, Chart, Position as ChartPosition } from '@elastic/charts';\nconst Position = 1;\n<Axis ticks={Position} position={ChartPosition.Right} />",
    );
  });

  it('removes a constant with its last use', () => {
    const group = (names: string) => `import { ${names} } from '@elastic/charts';\n`;
    const axis = '<Axis position={Position.Right} />';
    expect(after(`${group('Axis, Position')}${axis}`, 'position', 'left')).toBe(
      `${group('Axis')}<Axis />`,
    );
    expect(after(`${group('Position, Axis')}${axis}`, 'position', undefined)).toBe(
      `${group('Axis')}<Axis />`,
    );
    const both = `${group('Axis, Position')}const side = Position.Left;\n${axis}`;
    expect(after(both, 'position', undefined)).toBe(both.replace(axis, '<Axis />'));
    const replaced = `${group('Axis, Size')}<Axis position={pick(Size)} />`;
    expect(after(replaced, 'position', 'right')).toBe(`${group('Axis, Position')}${axis}`);
  });
});

describe('missing Settings', () => {
  const body = '\n    <Chart>\n      <Axis />\n    </Chart>\n';

  it('are added as the first child', () => {
    expect(after(`${imports}${body}`, 'legendPosition', 'left', 'Settings')).toBe(
      `import { Axis, Chart, Position, Settings } from '@elastic/charts';
${body.replace('<Chart>', '<Chart>\n      <Settings legendPosition={Position.Left} />')}`,
    );
  });

  it('are added in the line of a chart', () => {
    expect(after(`${imports}<Chart><Axis /></Chart>`, 'rotation', '-90', 'Settings')).toBe(
      "import { Axis, Chart, Settings } from '@elastic/charts';\n<Chart><Settings rotation={-90} /><Axis /></Chart>",
    );
  });

  it('are not added for a default', () => {
    expect(after(`${imports}${body}`, 'showLegend', false, 'Settings')).toBe(`${imports}${body}`);
  });
});
