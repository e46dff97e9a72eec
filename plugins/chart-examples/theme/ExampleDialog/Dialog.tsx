import { useEffect, useId, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Whether the dialog is as large as the viewport. */
  isLarge?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Renders a modal dialog. The browser closes it with Escape, and makes the page behind it inert. */
export default function Dialog({ title, isLarge = false, onClose, children }: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    // React 18 has no event handler for it.
    dialog.addEventListener('close', onClose);
    return () => dialog.removeEventListener('close', onClose);
  }, [onClose]);
  return (
    <dialog
      ref={ref}
      className="example-dialog"
      aria-labelledby={titleId}
      {...(isLarge && { 'data-large': '' })}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" onClick={() => ref.current?.close()}>
          Close
        </button>
      </header>
      {children}
    </dialog>
  );
}
