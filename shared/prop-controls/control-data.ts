import type { ControlKind } from './prop-control';

/** What controls know about the library, as `.generated/prop-controls/controls.json` stores it. */
export interface ControlData {
  components: Record<string, ComponentData>;
}

/** A component of the library. */
export interface ComponentData {
  url: string;
  props: Record<string, PropData>;
}

/** A prop with a control. */
export interface PropData {
  kind: ControlKind;
}
