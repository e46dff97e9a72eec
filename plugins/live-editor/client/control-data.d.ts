/** TypeScript would take the type from the file, which may be missing. */
declare module '@site/.generated/prop-controls/controls.json' {
  import type { ControlData } from '@site/shared/prop-controls/control-data';

  const data: ControlData;
  export default data;
}
