import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { javascript } from '@codemirror/lang-javascript';
import { lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Compartment, EditorState, Prec, type ChangeSpec, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightSpecialChars,
  keymap,
  type ViewUpdate,
} from '@codemirror/view';
import { editorTheme, highlightStyle } from './editor-theme';

/** A place in the text with a message. */
export interface Problem {
  from: number;
  to: number;
  severity: 'error' | 'warning' | 'info';
  message: string;
}

interface Options {
  parent: HTMLElement;
  text: string;
  /** Accessible name of the text field. */
  label: string;
  completions: Extension;
  /** Called with each text, and whether it was typed: more is likely to follow at once. */
  onChange: (text: string, isTyped: boolean) => void;
}

/** The editor of a listing. */
export interface CodeEditor {
  text: () => string;
  /** Replaces the whole text, as one step that can be undone. */
  replace: (text: string) => void;
  change: (changes: ChangeSpec) => void;
  showProblems: (problems: readonly Problem[]) => void;
  /** Moves the cursor to an offset and shows it. */
  select: (from: number, to?: number) => void;
  /** Offset of a place, both 1-based; of the nearest one if the text has changed since. */
  offsetOf: (line: number, column?: number) => number;
  /** Marks the lines that differ from the original, or no longer does. */
  compareWith: (original: string | undefined) => Promise<void>;
  focus: () => void;
  destroy: () => void;
}

/** What the search adds to an editor, which is loaded when it is opened first. */
const search = new Compartment();

/** Opens the search field. If it fails to load, the next key press tries again. */
function openSearch(view: EditorView): boolean {
  import('@codemirror/search').then(
    ({ highlightSelectionMatches, openSearchPanel, searchKeymap }) => {
      const extension = [highlightSelectionMatches(), Prec.high(keymap.of(searchKeymap))];
      view.dispatch({ effects: search.reconfigure(extension) });
      openSearchPanel(view);
    },
    () => {},
  );
  return true;
}

/** Creates an editor with the colors of the listings. */
export function createEditor(options: Options): CodeEditor {
  const comparison = new Compartment();
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        javascript({ jsx: true, typescript: true }),
        history(),
        drawSelection(),
        highlightSpecialChars(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        syntaxHighlighting(highlightStyle),
        editorTheme,
        options.completions,
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({
          'aria-label': options.label,
          translate: 'no',
          autocapitalize: 'off',
        }),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          { key: 'Mod-f', run: openSearch, preventDefault: true },
          ...historyKeymap,
          ...lintKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        comparison.of([]),
        search.of([]),
        EditorView.updateListener.of((update: ViewUpdate) => {
          const isTyped = update.transactions.some(
            (change) => change.isUserEvent('input') || change.isUserEvent('delete'),
          );
          if (update.docChanged) options.onChange(update.state.doc.toString(), isTyped);
        }),
      ],
    }),
  });
  const text = () => view.state.doc.toString();
  const offsetOf = (line: number, column = 1) => {
    const { doc } = view.state;
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    return Math.min(from + Math.max(column - 1, 0), to);
  };
  return {
    text,
    offsetOf,
    replace(next) {
      if (next !== text())
        view.dispatch({ changes: changedPart(text(), next), scrollIntoView: true });
    },
    change: (changes) => view.dispatch({ changes }),
    showProblems(problems) {
      const { length } = view.state.doc;
      const diagnostics = problems.map(({ from, to, ...rest }): Diagnostic => ({
        from: Math.min(from, length),
        to: Math.min(to, length),
        ...rest,
      }));
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    select(from, to = from) {
      const { length } = view.state.doc;
      view.dispatch({
        selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
        scrollIntoView: true,
      });
      view.focus();
    },
    async compareWith(original) {
      const extension =
        original === undefined
          ? []
          : (await import('@codemirror/merge')).unifiedMergeView({
              original,
              mergeControls: false,
              gutter: true,
              highlightChanges: false,
            });
      view.dispatch({ effects: comparison.reconfigure(extension) });
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** Returns the change between two texts without their common start and end, so that the cursor keeps its place. */
function changedPart(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const limit = Math.min(before.length, after.length) - start;
  while (end < limit && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
