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
});
