import type { ControlData, PropData } from '../control-data';

const prop = (kind: PropData['kind'], more: Partial<PropData> = {}): PropData => ({
  kind,
  uses: 0,
  description: 'Says.',
  ...more,
});

const sides = ['Position.Left', 'Position.Right'];

/** Data of three components. */
export const controlData: ControlData = {
  constants: { Position: { Left: 'left', Right: 'right' }, Size: { Small: 1, Large: 2 } },
  components: {
    Chart: {
      url: '/api/Chart',
      props: { size: prop('number', { range: [100, 600, 10], member: 'height' }) },
    },
    Settings: {
      url: '/api/Settings',
      props: {
        showLegend: prop('boolean', { default: 'false' }),
        legendPosition: prop('enum', { options: sides, default: 'Position.Right' }),
        size: prop('enum', { options: ['Size.Small', 'Size.Large'] }),
        rotation: prop('enum', { options: ['0', '90', '-90'], default: '0' }),
      },
    },
    Axis: {
      url: '/api/Axis',
      props: {
        hide: prop('boolean', { default: 'false' }),
        nice: prop('boolean', { defaultInWords: 'none' }),
        position: prop('enum', { options: sides, default: 'Position.Left' }),
        renderer: prop('enum', { options: ["'svg'", "'canvas'"], default: "'canvas'" }),
        ticks: prop('number', { range: [0, 10, 1], default: '5' }),
        size: prop('number', { range: [0, 10, 1], default: 'NaN' }),
        title: prop('text', { uses: 3 }),
        label: prop('text', { required: true }),
        color: prop('color'),
        tickFormat: prop('format', { receives: 'value' }),
        headerFormat: prop('format', { receives: 'object' }),
        labelFormat: prop('format', { receives: 'label' }),
      },
    },
  },
};
