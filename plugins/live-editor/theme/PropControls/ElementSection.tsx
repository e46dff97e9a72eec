import { useState, type ReactNode, useId } from 'react';
import type {
  ControlValue,
  ElementControls,
  PropControl,
} from '../../../../shared/prop-controls/controls';
import ControlRow from './ControlRow';
import { firstProps, isInUse, matching } from './control-order';

interface Props {
  element: ElementControls;
  /** Whether the section is open until the reader closes it. */
  isOpenFirst: boolean;
  baseUrl: string;
  onSet: (prop: string, value: ControlValue | undefined) => void;
}

/** Renders the controls of an element: those of props that are set or often used, then all others. */
export default function ElementSection({ element, isOpenFirst, baseUrl, onSet }: Props): ReactNode {
  const { component, id, controls, isMissing, url } = element;
  const [isOpen, setOpen] = useState(isOpenFirst);
  const { first, keepPlaceOf } = useFirstProps(element);
  const setCount = controls.filter(isInUse).length;
  const rowOf = (prop: string): ReactNode => {
    const control = controls.find((each) => each.prop === prop);
    return (
      control && (
        <ControlRow
          key={prop}
          control={control}
          baseUrl={baseUrl}
          onSet={(value) => {
            keepPlaceOf(prop);
            onSet(prop, value);
          }}
        />
      )
    );
  };
  const others = controls.filter(({ prop }) => !first.includes(prop));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>{component}</code>
        {id !== undefined && <span className="prop-controls-id">{id}</span>}
        <span className="prop-controls-count">
          {isMissing ? 'not in the code' : setCount > 0 && `${setCount} set`}
        </span>
      </summary>
      {isOpen && (
        <div className="prop-controls-body">
          <p className="prop-controls-about">
            {isMissing && `A prop that you set adds ${component} to the chart. `}
            {controls.length === 0 && 'No prop of it has a control. '}
            <a href={baseUrl + url.slice(1)}>{`${component} in the reference`}</a>
          </p>
          {first.map(rowOf)}
          {others.length > 0 && (
            <OtherProps component={component} controls={others} renderRow={rowOf} />
          )}
        </div>
      )}
    </details>
  );
}

/**
 * Returns the props that are listed first. One that the code begins to set joins them, unless the reader has set it
 * with its control, which would move under the pointer.
 */
function useFirstProps({ controls }: ElementControls) {
  const [turned, setTurned] = useState<string[]>([]);
  const names = controls.filter(isInUse).map(({ prop }) => prop);
  const key = names.join(' ');
  const [state, setState] = useState(() => ({ key, first: firstProps(controls) }));
  if (state.key !== key) {
    const added = names.filter((name) => !state.first.includes(name) && !turned.includes(name));
    setState({ key, first: [...state.first, ...added] });
  }
  return {
    first: state.first,
    keepPlaceOf: (prop: string) => {
      if (!turned.includes(prop)) setTurned([...turned, prop]);
    },
  };
}

interface OtherControls {
  component: string;
  controls: PropControl[];
  renderRow: (prop: string) => ReactNode;
}

/** Number of controls from which a filter helps. */
const filterCount = 6;

/** Renders the controls that are needed less often, with a filter. */
function OtherProps({ component, controls, renderRow }: OtherControls): ReactNode {
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
