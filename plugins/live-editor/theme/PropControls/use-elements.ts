import { useMemo, useState } from 'react';
import {
  controlsOf,
  hasSyntaxError,
  type ControlData,
  type ElementControls,
} from '../../../../shared/prop-controls/controls';

interface ElementsOfSource {
  elements: ElementControls[];
  /** Whether the elements are those of an earlier text, because this one is not complete. */
  isStale: boolean;
}

/** Returns the elements of a source text. While it is incomplete, those before stay. */
export function useElements(source: string, data: ControlData): ElementsOfSource {
  const elements = useMemo(() => controlsOf(source, data), [source, data]);
  const isIncomplete = hasSyntaxError(source, data);
  const [complete, setComplete] = useState<ElementControls[]>([]);
  if (!isIncomplete && complete !== elements) setComplete(elements);
  const isStale = isIncomplete && complete.length > 0;
  return { elements: isStale ? complete : elements, isStale };
}
