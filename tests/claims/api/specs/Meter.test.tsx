import { Meter, type MeterProps } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../render-chart';

describe('api/specs/Meter', () => {
  it('Without fill it throws.', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const props = { value: 3, domainMax: 5 } as unknown as MeterProps;
    await expect(render(<Meter {...props} />)).rejects.toThrow(TypeError);
    error.mockRestore();
  });

  it(
    'Give it an ariaLabel: without one its name is the word "Meter", which does not say what the value means.',
    expectName,
  );
});

describe('reference/notes/MeterProps', () => {
  it('Without it the name is the word Meter, so name what is measured.', expectName);
});

async function expectName() {
  const nameWith = async (ariaLabel?: string) => {
    const { container } = await render(
      <Meter
        value={3}
        domain={[0, 5]}
        fill={{ type: 'single', color: '#3aa287' }}
        trackColor="#e4e8ee"
        ariaLabel={ariaLabel}
      />,
    );
    return container.querySelector('[role=meter]')?.getAttribute('aria-label');
  };
  expect(await nameWith()).toBe('Meter');
  expect(await nameWith('Memory')).toBe('Memory');
}
