/** The generated data. TypeScript would take the types from the file, which may be missing. */
declare module '@site/.generated/prop-controls/controls.json' {
  import type { ControlData } from '@site/shared/prop-controls/controls';

  const data: ControlData;
  export default data;
}
