import { BarSeries, type SettingsProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { elementIn, renderChart } from './render-chart';
import { showExample } from './show-example';

/** Renders a chart and returns the texts of the elements that name and describe its figure for screen readers. */
async function accessibleTexts(settings: SettingsProps) {
  const { container } = await renderChart(
    <BarSeries id="bars" data={[{ x: 'A', y: 1 }]} xAccessor="x" yAccessors={['y']} />,
    settings,
  );
  const figure = elementIn(container, 'figure');
  const textsOf = (attribute: string) =>
    (figure.getAttribute(attribute)?.split(' ') ?? []).map(
      (id) => document.getElementById(id)?.textContent ?? 'missing element',
    );
  return { name: textsOf('aria-labelledby'), description: textsOf('aria-describedby') };
}

async function expectNoLabel() {
  expect((await accessibleTexts({ ariaLabel: 'Visits' })).name).toEqual(['missing element']);
}

async function expectDescriptionWithoutSummaryOnly() {
  const ariaDescription = 'Most on Tuesday.';
  const withSummary = await accessibleTexts({ ariaDescription });
  expect(withSummary.description).not.toContain(ariaDescription);
  expect(withSummary.description).toContain('missing element');
  expect(
    (await accessibleTexts({ ariaDescription, ariaUseDefaultSummary: false })).description,
  ).toEqual([ariaDescription]);
}

describe('api/Chart', () => {
  it(
    'ariaLabel looks shorter but does not work in 73.2.1: the chart points to an id that does not exist.',
    expectNoLabel,
  );

  it(
    'ariaDescription works only with ariaUseDefaultSummary={false}.',
    expectDescriptionWithoutSummaryOnly,
  );
});

describe('api/specs/global/Settings', () => {
  it('ariaLabel does not reach screen readers, and ariaDescription only with ariaUseDefaultSummary={false}.', async () => {
    await expectNoLabel();
    await expectDescriptionWithoutSummaryOnly();
  });
});

describe('examples/accessibility/described', () => {
  it(
    'ariaDescription adds a summary of the chart in a hidden paragraph for screen readers. It needs ariaUseDefaultSummary={false}: beside the generated summary its paragraph has no valid id.',
    expectDescriptionWithoutSummaryOnly,
  );
});

describe('examples/interaction/named', () => {
  it('For screen readers ariaLabelledBy and ariaDescribedBy point at texts of the page; nothing points at the generated summary.', async () => {
    const { container } = await showExample('interaction/named');
    const idsOf = (name: string) => elementIn(container, 'figure').getAttribute(name) ?? '';
    for (const attribute of ['aria-labelledby', 'aria-describedby'])
      expect(document.getElementById(idsOf(attribute))?.closest('.echChart')).toBeNull();
    expect(container.querySelector('[data-testid=echScreenReaderSummary]')).not.toBeNull();
  });
});
