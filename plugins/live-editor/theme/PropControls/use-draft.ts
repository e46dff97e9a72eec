import { useState } from 'react';

interface Draft {
  /** What the field shows. */
  text: string;
  edit: (text: string) => void;
  /** To be called when the field loses the focus. */
  end: () => void;
}

/** Keeps what is typed in a field until it loses the focus: the code has the value in another form. */
export function useDraft(current: string): Draft {
  const [typed, setTyped] = useState<string>();
  return { text: typed ?? current, edit: setTyped, end: () => setTyped(undefined) };
}
