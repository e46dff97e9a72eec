import type { ReactNode } from 'react';

/** Attributes of text; the drawings take their colors from the text color and the primary color of the page. */
const text = { fill: 'currentColor', fontSize: 9 };
const shape = { fill: 'var(--ifm-color-primary)', fillOpacity: 0.35 };
const line = { stroke: 'currentColor', strokeWidth: 1, fill: 'none' };

const bars: [x: number, height: number][] = [
  [90, 60],
  [130, 95],
  [170, 80],
  [210, 120],
];
const xy = (
  <>
    <text x={20} y={22} {...text} fontSize={13} fontWeight={650}>
      Orders
    </text>
    <text x={24} y={128} {...text} transform="rotate(-90 24 128)" textAnchor="middle">
      count
    </text>
    {[0, 1, 2, 3].map((tick) => (
      <g key={tick}>
        <path d={`M70 ${200 - tick * 45}h210`} {...line} strokeOpacity={0.3} />
        <text x={62} y={203 - tick * 45} {...text} textAnchor="end">
          {tick * 50}
        </text>
      </g>
    ))}
    {bars.map(([x, height]) => (
      <rect key={x} x={x} y={200 - height} width={24} height={height} {...shape} />
    ))}
    <path d="M102 120L142 90L182 105L222 60" {...line} stroke="var(--ifm-color-primary)" />
    <path d="M70 75h210" {...line} strokeDasharray="4 3" />
    <rect x={240} y={48} width={40} height={152} {...shape} fillOpacity={0.12} />
    <path d="M70 200h210M70 40v160" {...line} />
    {['Mon', 'Tue', 'Wed', 'Thu'].map((day, index) => (
      <text key={day} x={102 + index * 40} y={213} {...text} textAnchor="middle">
        {day}
      </text>
    ))}
    <text x={175} y={230} {...text} textAnchor="middle">
      day
    </text>
    <circle cx={310} cy={48} r={4} fill="var(--ifm-color-primary)" />
    <text x={320} y={51} {...text}>
      orders
    </text>
    <rect x={296} y={96} width={84} height={48} rx={4} {...line} />
    <text x={304} y={112} {...text} fontWeight={650}>
      Wed
    </text>
    <text x={304} y={130} {...text}>
      orders 85
    </text>
  </>
);

const partition = (
  <>
    <circle cx={200} cy={120} r={80} {...shape} fillOpacity={0.15} />
    <circle cx={200} cy={120} r={52} {...shape} />
    <circle cx={200} cy={120} r={22} fill="var(--ifm-background-color)" />
    <path d="M200 98V40M219 131L269 160M181 131L131 160M252 120h28M148 120h-28" {...line} />
    <text x={226} y={100} {...text}>
      Food
    </text>
    <path d="M276 92h36" {...line} />
    <text x={316} y={95} {...text}>
      Bread 4 %
    </text>
    <circle cx={40} cy={30} r={4} fill="var(--ifm-color-primary)" />
    <text x={50} y={33} {...text}>
      Food
    </text>
  </>
);

const heatmap = (
  <>
    {[0, 1, 2, 3].map((row) =>
      [0, 1, 2, 3, 4].map((column) => (
        <rect
          key={`${row}-${column}`}
          x={80 + column * 44}
          y={40 + row * 36}
          width={42}
          height={34}
          {...shape}
          fillOpacity={0.12 + (((row * 7 + column * 5) % 9) / 9) * 0.6}
        />
      )),
    )}
    {['Mon', 'Tue', 'Wed', 'Thu'].map((day, row) => (
      <text key={day} x={72} y={60 + row * 36} {...text} textAnchor="end">
        {day}
      </text>
    ))}
    {[0, 6, 12, 18, 24].map((hour, column) => (
      <text key={hour} x={101 + column * 44} y={198} {...text} textAnchor="middle">
        {hour}
      </text>
    ))}
    <text x={190} y={220} {...text} textAnchor="middle">
      hour
    </text>
    <text x={28} y={112} {...text} textAnchor="middle" transform="rotate(-90 28 112)">
      day
    </text>
    <text x={145} y={96} {...text} textAnchor="middle">
      42
    </text>
    <rect x={318} y={50} width={10} height={10} {...shape} />
    <text x={334} y={59} {...text}>
      ≥ 40
    </text>
  </>
);

const metric = (
  <>
    <rect x={60} y={24} width={280} height={192} rx={6} {...shape} fillOpacity={0.12} />
    <path d="M60 190L110 170L160 182L220 150L280 162L340 132V216H60Z" {...shape} />
    <text x={76} y={52} {...text} fontSize={14} fontWeight={650}>
      Response time
    </text>
    <text x={76} y={70} {...text} fontSize={11}>
      last hour
    </text>
    <circle cx={318} cy={46} r={9} {...line} />
    <text x={324} y={112} {...text} fontSize={11} textAnchor="end">
      +4 ms
    </text>
    <text x={324} y={200} {...text} fontSize={30} fontWeight={650} textAnchor="end">
      82 ms
    </text>
  </>
);

/** Drawings by the kind of chart, 400 × 240 units. */
export const drawings = { xy, partition, heatmap, metric } satisfies Record<string, ReactNode>;

/** Name of a drawing. */
export type DrawingName = keyof typeof drawings;
