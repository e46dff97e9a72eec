import type { ControlValue, PropControl } from '../../../../shared/prop-controls/controls';

/** Props of the field of a control. */
export interface FieldProps {
  /** Id of the element that the label names. The label has this id with `-name`. */
  id: string;
  describedBy: string;
  control: PropControl;
  onSet: (value: ControlValue | undefined) => void;
}
