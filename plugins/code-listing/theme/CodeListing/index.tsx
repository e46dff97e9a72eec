import { useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface CodeListingProps {
  /** Highlighted by Shiki at build: markup that the build made, never a reader's. */
  html: string;
  language: string;
  /** Shown above the code: a file's name, usually. */
  title?: string;
}

const copyLabels = { idle: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' };

/** A code block with a button that copies it. */
export default function CodeListing({ html, language, title }: CodeListingProps): ReactNode {
  const code = useRef<HTMLDivElement>(null);
  const [copy, setCopy] = useState<keyof typeof copyLabels>('idle');

  async function copyCode() {
    const text = code.current?.textContent ?? '';
    try {
      await navigator.clipboard.writeText(text);
      setCopy('copied');
    } catch {
      // Clipboard access can be refused: leave the code selected, ready for the keyboard.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setCopy('failed');
    }
  }

  return (
    <figure className={styles.listing} data-language={language}>
      <figcaption className={styles.bar}>
        <span>{title ?? language}</span>
        <button
          type="button"
          className={styles.copy}
          onClick={copyCode}
          onBlur={() => setCopy('idle')}
        >
          <span aria-live="polite">{copyLabels[copy]}</span>
        </button>
      </figcaption>
      <div ref={code} className={styles.code} dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}
