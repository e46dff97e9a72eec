import type { ReactNode } from 'react';

interface Props {
  /** Whether the text differs from the original. */
  isChanged: boolean;
  isTurning: boolean;
  isComparing: boolean;
  isCheckingTypes: boolean;
  onTurn: () => void;
  onCompare: () => void;
  onCheckTypes: () => void;
  onFormat: () => void;
  onReset: () => void;
  onCopyLink: () => void;
  onDownload: (what: 'file' | 'project') => void;
  onOpenStackBlitz: () => void;
  onClose: () => void;
}

/** Renders what can be done with the text of an editor. */
export default function Toolbar(props: Props): ReactNode {
  const { isChanged, isTurning, isComparing, isCheckingTypes } = props;
  return (
    <div className="live-editor-tools" role="group" aria-label="Edited code">
      <button type="button" aria-pressed={isTurning} onClick={props.onTurn}>
        Props
      </button>
      <button type="button" aria-pressed={isComparing} onClick={props.onCompare}>
        Changes
      </button>
      <button
        type="button"
        aria-pressed={isCheckingTypes}
        title="Loads the TypeScript compiler (1.1 MB)"
        onClick={props.onCheckTypes}
      >
        Check types
      </button>
      <button type="button" onClick={props.onFormat}>
        Format
      </button>
      <button type="button" disabled={!isChanged} onClick={props.onReset}>
        Reset
      </button>
      <button type="button" onClick={props.onCopyLink}>
        Copy link
      </button>
      <button type="button" onClick={() => props.onDownload('file')}>
        Download file
      </button>
      <button type="button" onClick={() => props.onDownload('project')}>
        Download project
      </button>
      <button type="button" onClick={props.onOpenStackBlitz}>
        Open in StackBlitz
      </button>
      <button type="button" onClick={props.onClose}>
        Close editor
      </button>
    </div>
  );
}
