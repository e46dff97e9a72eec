import type { ReactNode } from 'react';

/** Paths of a picture in a box of 24 by 16. */
interface Paths {
  line?: string;
  dashed?: string;
  fill?: string;
}

const frame = 'M.5.5H23.5V15.5H.5Z';
const ends = 'M1,12L7,4M17,9L23,3';

/** Pictures of options by their code. The curves are those of d3-shape through four points. */
const pictures: Record<string, Paths | undefined> = {
  'CurveType.CURVE_CARDINAL': {
    line: 'M1,13C1,13,5.7,4.3,8,4C10.3,3.7,12.5,11.2,15,11C17.5,10.8,23,3,23,3',
  },
  'CurveType.CURVE_NATURAL': {
    line: 'M1,13C3.4,8.2,5.7,3.5,8,4C10.3,4.5,12.5,10.3,15,11C17.5,11.7,20.2,7.4,23,3',
  },
  'CurveType.CURVE_MONOTONE_X': {
    line: 'M1,13C3.3,8.5,5.7,4,8,4C10.3,4,12.7,11,15,11C17.7,11,20.3,7,23,3',
  },
  'CurveType.CURVE_MONOTONE_Y': {
    line: 'M1,13C4.5,10,8,7,8,4C8,6.3,15,8.7,15,11C15,8.3,19,5.7,23,3',
  },
  'CurveType.CURVE_BASIS': {
    line: 'M1,13L2.2,11.5C3.3,10,5.7,7,8,6.7C10.3,6.3,12.7,8.7,15.2,8.5C17.7,8.3,20.3,5.7,21.7,4.3L23,3',
  },
  'CurveType.CURVE_CATMULL_ROM': {
    line: 'M1,13C1,13,5.6,4.2,8,4C10.3,3.9,12.6,11,15,11C17.6,11,23,3,23,3',
  },
  'CurveType.CURVE_STEP': { line: 'M1,13H4.5V4H11.5V11H19V3H23' },
  'CurveType.CURVE_STEP_AFTER': { line: 'M1,13H8V4H15V11H23V3' },
  'CurveType.CURVE_STEP_BEFORE': { line: 'M1,13V4H8V11H15V3H23' },
  'CurveType.LINEAR': { line: 'M1,13L8,4L15,11L23,3' },
  'Fit.None': { line: ends },
  'Fit.Carry': { line: ends, dashed: 'M7,4H17V9' },
  'Fit.Lookahead': { line: ends, dashed: 'M7,4V9H17' },
  'Fit.Nearest': { line: ends, dashed: 'M7,4H12V9H17' },
  'Fit.Average': { line: ends, dashed: 'M7,4L9,6.5H15L17,9' },
  'Fit.Linear': { line: ends, dashed: 'M7,4L17,9' },
  'Fit.Zero': { line: ends, dashed: 'M7,4L9,15H15L17,9' },
  'StackMode.Percentage': { line: frame, fill: 'M0,10L8,7L16,9L24,5V16H0Z' },
  'StackMode.Wiggle': {
    fill: 'M0,8C5,4,9,2,13,4C17,6,20,5,24,3V11C20,14,17,13,13,13C9,13,5,11,0,13Z',
  },
  'StackMode.Silhouette': {
    fill: 'M0,6C5,6,8,1,13,1C18,1,20,5,24,5V11C20,11,18,15,13,15C8,15,5,10,0,10Z',
  },
  'Position.Top': { line: frame, fill: 'M1,1H23V5H1Z' },
  'Position.Bottom': { line: frame, fill: 'M1,11H23V15H1Z' },
  'Position.Left': { line: frame, fill: 'M1,1H7V15H1Z' },
  'Position.Right': { line: frame, fill: 'M17,1H23V15H17Z' },
  'BulletSubtype.vertical': { line: 'M9.5.5H14.5V15.5H9.5Z', fill: 'M10,7H14V15H10Z' },
  'BulletSubtype.horizontal': { line: 'M.5,5.5H23.5V10.5H.5Z', fill: 'M1,6H15V10H1Z' },
  'BulletSubtype.circle': { line: 'M9,14.5A6.5,6.5,0,1,1,15,14.5' },
  'BulletSubtype.halfCircle': { line: 'M5.5,12A6.5,6.5,0,0,1,18.5,12' },
  'BulletSubtype.twoThirdsCircle': { line: 'M6.5,13A6.5,6.5,0,1,1,17.5,13' },
  'PartitionLayout.sunburst': { line: 'M12,1A7,7,0,1,1,11.99,1ZM12,1V8L18,11.5M12,8L6,11.5' },
  'PartitionLayout.treemap': { line: `${frame}M13.5.5V15.5M13.5,9.5H23.5M19.5,9.5V15.5` },
  'PartitionLayout.icicle': {
    line: `${frame}M.5,5.5H23.5M14.5,5.5V15.5M.5,10.5H14.5M7.5,10.5V15.5`,
  },
  'PartitionLayout.flame': { line: `${frame}M.5,10.5H23.5M14.5,.5V10.5M.5,5.5H14.5M7.5,.5V5.5` },
  'PartitionLayout.mosaic': {
    line: `${frame}M9.5.5V15.5M17.5.5V15.5M.5,6.5H9.5M9.5,11.5H17.5M17.5,4.5H23.5`,
  },
  'PartitionLayout.waffle': {
    fill: 'M4,0H8V4H4ZM10,0H14V4H10ZM16,0H20V4H16ZM4,6H8V10H4ZM10,6H14V10H10ZM16,6H20V10H16ZM4,12H8V16H4ZM10,12H14V16H10Z',
  },
  'LayoutDirection.Vertical': { line: 'M9.5.5H14.5V15.5H9.5Z', fill: 'M10,7H14V15H10Z' },
  'LayoutDirection.Horizontal': { line: 'M.5,5.5H23.5V10.5H.5Z', fill: 'M1,6H15V10H1Z' },
};

/** Whether an option has a picture. */
export const hasPicture = (code: string): boolean => pictures[code] !== undefined;

/** Renders the picture of an option. The name of the option stands beside it. */
export default function OptionPicture({ code }: { code: string }): ReactNode {
  const { line, dashed, fill } = pictures[code] ?? {};
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" fill="none" stroke="currentColor" aria-hidden>
      {fill && <path d={fill} fill="currentColor" fillOpacity="0.5" stroke="none" />}
      {line && <path d={line} />}
      {dashed && <path d={dashed} strokeDasharray="2 1.5" />}
    </svg>
  );
}
