import { Meter, MeterFillStyle, MeterSize } from '@elastic/charts';

const gigabyte = 1e9;
const capacity = 64 * gigabyte;
const used = 41.6 * gigabyte;
const percent = Math.round((used / capacity) * 100);

/**
 * In words for screen readers
 *
 * The values are in bytes, which are hard to understand when read aloud: `ariaValueMin`, `ariaValueMax` and
 * `ariaValueNow` give them in percent, `ariaValueText` in words. `ariaLabel` names what is measured.
 *
 * @alt Meter of memory in use, filled to 41.6 of 64 gigabytes, 65 percent.
 * @height 51
 * @tag accessibility
 */
export default function ScreenReaders() {
  return (
    <div>
      <div aria-hidden style={{ marginBottom: 8 }}>
        Memory: 41.6 of 64 GB
      </div>
      <Meter
        value={used}
        domain={[0, capacity]}
        fill={{ type: MeterFillStyle.Single, color: '#3aa287' }}
        trackColor="rgba(128, 128, 128, 0.3)"
        size={MeterSize.Large}
        ariaLabel="Memory in use"
        ariaValueMin={0}
        ariaValueMax={100}
        ariaValueNow={percent}
        ariaValueText={`${percent} percent, 41.6 of 64 gigabytes`}
      />
    </div>
  );
}
