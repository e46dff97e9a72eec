import { useId, useState, type ReactNode } from 'react';
import type { PropControl } from '../../../../shared/prop-controls/controls';
import { matching } from './control-order';

interface Props {
  component: string;
  controls: PropControl[];
  renderRow: (prop: string) => ReactNode;
}

/** Number of controls from which a filter helps. */
const filterCount = 6;

/** Renders the controls that are needed less often, with a filter. */
export default function OtherProps({ component, controls, renderRow }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState('');
  const id = useId();
  const found = matching(controls, filter);
  return (
    <details
      className="prop-controls-others"
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        // The section around it would close.
        event.stopPropagation();
      }}
    >
      <summary>{`All other props (${controls.length})`}</summary>
      {isOpen && controls.length >= filterCount && (
        <div className="prop-controls-filter">
          <label htmlFor={id}>{`Filter props of ${component}`}</label>
          <input
            id={id}
            type="search"
            value={filter}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setFilter(target.value)}
          />
        </div>
      )}
      {isOpen && found.map(({ prop }) => renderRow(prop))}
      <p role="status" className="prop-controls-status">
        {isOpen && found.length === 0 && 'No prop matches.'}
      </p>
    </details>
  );
}
