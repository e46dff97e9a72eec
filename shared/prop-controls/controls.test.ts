import { describe, expect, it } from 'vitest';
import { controlData } from './__fixtures__/control-data';
import { controlsOf, hasSyntaxError, type ElementControls, type PropControl } from './controls';

const inModule = (
  jsx: string,
  code = '',
) => `import { Axis, Chart, Position, Settings } from '@elastic/charts';
${code}
export default function Sample({ rest, isOn }) {
  return <Chart>${jsx}</Chart>;
}
`;

const elementsOf = (jsx: string, code?: string): ElementControls[] =>
  controlsOf(inModule(jsx, code), controlData);

const controlOf = (attributes: string, prop: string, code?: string): PropControl | undefined =>
  elementsOf(`<Axis ${attributes} />`, code)
    .find(({ component }) => component === 'Axis')
    ?.controls.find((control) => control.prop === prop);

describe('controlsOf', () => {
  it('lists elements of the library in the order of the text', () => {
    const elements = elementsOf(
      '<Settings /><Axis id="x" /><div /><Axis id={`y`} /><Axis id={id} />',
    );
    expect(elements.map(({ component, id, index }) => [component, id, index])).toEqual([
      ['Chart', undefined, 0],
      ['Settings', undefined, 0],
      ['Axis', 'x', 0],
      ['Axis', 'y', 1],
      ['Axis', undefined, 2],
    ]);
  });

  it('finds elements by the names of their imports', () => {
    const source = `import * as EC from '@elastic/charts';
import { Axis as Scale } from '@elastic/charts';
import { Settings } from './settings';
<EC.Chart><Scale position={EC.Position.Right} /><Settings /></EC.Chart>`;
    const elements = controlsOf(source, controlData);
    expect(elements.map(({ component, isMissing }) => [component, isMissing])).toEqual([
      ['Chart', undefined],
      ['Axis', undefined],
    ]);
    expect(elements[1]?.controls.find(({ prop }) => prop === 'position')?.value).toBe('right');
  });

  it('offers Settings that a chart lacks', () => {
    const [chart, settings] = elementsOf('<Axis id="x" />');
    expect(settings).toMatchObject({ component: 'Settings', isMissing: true, from: chart?.from });
    expect(settings?.controls.every(({ isSet }) => !isSet)).toBe(true);
  });

  it.each([
    ['in the chart', '<Settings />', ''],
    ['under a condition', '{isOn && <Settings />}', ''],
    ['in a component of the file', '<Common />', 'const Common = () => <Settings />;'],
  ])('does not offer a second Settings beside those %s', (_place, jsx, code) => {
    expect(elementsOf(jsx, code).filter(({ isMissing }) => isMissing)).toEqual([]);
  });

  it('does not offer Settings if other files can add them', () => {
    expect(elementsOf('{rest}').map(({ component }) => component)).toEqual(['Chart']);
  });

  it.each<[attribute: string, prop: string, value: unknown]>([
    ['hide', 'hide', true],
    ['hide={false}', 'hide', false],
    ['position="right"', 'position', 'right'],
    ['position={Position.Right}', 'position', 'right'],
    ["position={('left')}", 'position', 'left'],
    ['renderer="svg"', 'renderer', 'svg'],
    ['ticks={-1_000.5}', 'ticks', -1000.5],
    ['ticks={Infinity}', 'ticks', Infinity],
    ['title="a &amp; &#66; \\n"', 'title', 'a & B \\n'],
    [String.raw`title={'a\n\'b\' \u{43}'}`, 'title', "a\n'b' C"],
    ['title={`plain`}', 'title', 'plain'],
    ['color="rgb(1 2 3)"', 'color', 'rgb(1 2 3)'],
    ['tickFormat={(v) => `${v}%`}', 'tickFormat', 'percent'],
    ['tickFormat={(v) => v.toLocaleString("en")}', 'tickFormat', undefined],
    ["tickFormat={v => v.toLocaleString('en')}", 'tickFormat', 'thousands'],
    ["headerFormat={({ value }) => value.toLocaleString('en')}", 'headerFormat', 'thousands'],
    ["labelFormat={(label) => Number(label).toLocaleString('en')}", 'labelFormat', 'thousands'],
  ])('reads %s', (attribute, prop, value) => {
    expect(controlOf(attribute, prop)).toMatchObject({ value, isSet: true });
  });

  it('reads functions that Prettier has broken into lines', () => {
    const code = `tickFormat={(value) =>
      value.toLocaleString('en', {
        style: 'currency',
        currency: 'USD',
      })
    }`;
    expect(controlOf(code, 'tickFormat')?.value).toBe('dollars');
  });

  it.each([
    ['ticks={isOn ? 1 : 2}', 'ticks', 'to the expression isOn ? 1 : 2.'],
    ['ticks={{ a: 1 }}', 'ticks', 'to the expression { a: 1 }.'],
    ['title={`a ${rest}`}', 'title', 'to the expression `a ${rest}`.'],
    ['title="&copy;"', 'title', 'to the expression "&copy;".'],
    ['position="top"', 'position', 'to "top", which this control does not offer.'],
    ['hide={1}', 'hide', 'to 1, which this control does not offer.'],
    ['tickFormat={String}', 'tickFormat', 'to a function that this control does not offer.'],
    ['{...{ hide: true }}', 'hide', 'by a spread object.'],
  ])('says why it cannot follow %s', (attributes, prop, blocked) => {
    expect(controlOf(attributes, prop)).toMatchObject({
      blocked: `The code sets it ${blocked}`,
      value: undefined,
      isSet: true,
    });
  });

  it('cannot follow what an unknown spread object can set', () => {
    const blocked = 'The code can set it by {...rest}.';
    expect(controlOf('{...rest}', 'hide')).toMatchObject({ blocked, isSet: false });
    expect(controlOf('hide {...rest}', 'hide')).toMatchObject({ blocked, isSet: true });
  });

  it('follows an attribute after a spread object, and beside one that is known', () => {
    expect(controlOf('{...rest} hide', 'hide')).toMatchObject({ value: true, isSet: true });
    expect(controlOf('{...{ ticks: 3 }}', 'hide')).not.toHaveProperty('blocked');
  });

  it('has defaults, options, ranges and links', () => {
    expect(controlOf('', 'position')).toEqual({
      prop: 'position',
      kind: 'enum',
      value: undefined,
      isSet: false,
      defaultText: 'Position.Left',
      defaultValue: 'left',
      options: [
        { value: 'left', label: 'Left', code: 'Position.Left' },
        { value: 'right', label: 'Right', code: 'Position.Right' },
      ],
      uses: 0,
      description: 'Says.',
      url: '/api/Axis#position',
    });
    expect(controlOf('', 'ticks')).toMatchObject({ min: 0, max: 10, step: 1, defaultValue: 5 });
    expect(controlOf('', 'nice')).toMatchObject({ defaultText: 'none' });
    expect(controlOf('', 'nice')).not.toHaveProperty('defaultValue');
  });

  it.each([
    ['size={{ height: 300 }}', { value: 300, isSet: true }],
    ['size={{ width: 9 }}', { value: undefined, isSet: true }],
    ['size={200}', { blocked: 'The code sets it to 200.' }],
    ['size={{ height: h * 2 }}', { blocked: 'The code sets it to the expression h * 2.' }],
    ['size={{ height }}', { blocked: 'The code sets it to the expression height.' }],
  ])('reads a member of the object in %s', (attribute, state) => {
    const [chart] = controlsOf(`<Chart ${attribute} />`, controlData);
    expect(chart?.controls[0]).toMatchObject({ member: 'height', ...state });
  });

  it('accepts incomplete code', () => {
    const source = inModule('<Axis id= />');
    expect(hasSyntaxError(source, controlData)).toBe(true);
    expect(hasSyntaxError(inModule('<Axis />'), controlData)).toBe(false);
    const axis = controlsOf(source, controlData).find(({ component }) => component === 'Axis');
    expect(axis?.controls.map(({ blocked }) => blocked)).toEqual(
      axis?.controls.map(() => 'The tag in the code is not complete.'),
    );
  });
});
