import { type ReactNode, useMemo, useState } from 'react';
import {
  setProp,
  type ControlData,
  type TextChange,
  controlsOf,
  hasSyntaxError,
  type ElementControls,
} from '../../../../shared/prop-controls/controls';
import ElementSection from './ElementSection';
import { addPropControlsStyle } from './prop-controls-style';

interface Props {
  /** The text to which the next changes apply. */
  source: string;
  data: ControlData;
  /** Receives the changes of a control. They refer to `source`. */
  onChange: (changes: TextChange[]) => void;
  baseUrl: string;
}

/** Renders controls for the props of the elements in a source text. */
export default function PropControls({ source, data, onChange, baseUrl }: Props): ReactNode {
  addPropControlsStyle();
  const { elements, isStale } = useElements(source, data);
  const first = elements.find(({ component }) => component !== 'Chart');
  return (
    <div className="prop-controls">
      <p role="status" className="prop-controls-status">
        {isStale
          ? 'The code is not complete. The controls work again when it is.'
          : elements.length === 0 && 'The code has no elements of the library.'}
      </p>
      <fieldset disabled={isStale} aria-label="Props of the code">
        {elements.map((element) => (
          <ElementSection
            key={`${element.component}:${element.index}`}
            element={element}
            isOpenFirst={element === first}
            baseUrl={baseUrl}
            onSet={(prop, value) => {
              const changes = setProp(source, element, prop, value, data);
              if (changes.length > 0) onChange(changes);
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface ElementsOfSource {
  elements: ElementControls[];
  /** Whether the elements are those of an earlier text, because this one is not complete. */
  isStale: boolean;
}

/** Returns the elements of a source text. While it is incomplete, those before stay. */
function useElements(source: string, data: ControlData): ElementsOfSource {
  const elements = useMemo(() => controlsOf(source, data), [source, data]);
  const isIncomplete = hasSyntaxError(source, data);
  const [complete, setComplete] = useState<ElementControls[]>([]);
  if (!isIncomplete && complete !== elements) setComplete(elements);
  const isStale = isIncomplete && complete.length > 0;
  return { elements: isStale ? complete : elements, isStale };
}
