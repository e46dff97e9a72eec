import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import { useCheck } from '@theme/CodeCheck/use-check';
import { copyText } from '../../../../shared/browser/copy-text';
import type { Finding } from '@site/shared/check-code/finding';
import { useShownMode } from '../../../../shared/browser/use-shown-mode';
import { hashOf, keyOf, maxLinkedLength } from '../../client/code-link';
import { createEditor, type CodeEditor } from '../../client/editor/create-editor';
import { libraryCompletions } from '../../client/editor/completions';
import { keepCode } from '../../client/kept-code';
import type { TypeProblem } from '../../shared/type-messages';
import type { Listing } from '../../client/listing';
import { loadCompletionData } from '../../client/load-completions';
import type { Sandbox, SandboxProblem } from '../../client/sandbox/sandbox';
import { startSandbox } from '../../client/start-sandbox';
import Controls from './Controls';
import Problems from './Problems';
import Toolbar from './Toolbar';
import { useTypes, type TypeCheckState } from './use-types';

interface Props {
  listing: Listing;
  original: string;
  text: string;
  notice: string | undefined;
  /** The reader's own text, which a text from an address has replaced. */
  replaced: string | undefined;
  hasFocus: boolean;
  /** Called with each text. */
  onText: (text: string) => void;
  onClose: () => void;
}

/** What the frame has reported about the last text. */
type Drawing =
  | { state: 'pending' }
  | { state: 'drawn'; milliseconds: number }
  | { state: 'failed'; problem: SandboxProblem };

/**
 * Milliseconds without typing after which a text is drawn: less than between two keystrokes of a fast typist. Other changes,
 * such as those of controls, are drawn at once.
 */
const pause = 40;

const noFindings: readonly Finding[] = [];
const noTypeProblems: readonly TypeProblem[] = [];

/** Renders the editor of a listing, which draws its text as the reader types. */
export default function LiveEditor(props: Props): ReactNode {
  const { listing, original, replaced, onClose } = props;
  const field = useRef<HTMLDivElement>(null);
  const ownFrame = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>();
  const sandbox = useRef<Sandbox>();
  const [text, setText] = useState(props.text);
  const [drawing, setDrawing] = useState<Drawing>({ state: 'pending' });
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState(props.notice);
  const [message, setMessage] = useState('');
  const [isTurning, setTurning] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [isCheckingTypes, setCheckingTypes] = useState(false);
  const types = useTypes(text, isCheckingTypes);
  // The originals have no findings, as a test ensures: the rules are loaded with the first change.
  const { state: check } = useCheck(text === original ? '' : text);
  const mode = useShownMode();
  const key = useMemo(() => keyOf(original), [original]);
  const initial = useRef({ ...props, mode });

  useEffect(() => {
    const { current: start } = initial;
    const parent = start.listing.frame ?? ownFrame.current;
    if (!field.current || !parent) return;
    const { sandbox: frame, remove } = startSandbox(parent, {
      title: `${start.listing.title}, edited`,
      mode: start.mode,
      onDrawn: ({ milliseconds }) => setDrawing({ state: 'drawn', milliseconds }),
      onProblem: (problem) => setDrawing({ state: 'failed', problem }),
      onWarning: (warning) =>
        setWarnings((before) =>
          before.includes(warning) ? before : [...before, warning].slice(-5),
        ),
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const view = createEditor({
      parent: field.current,
      text: start.text,
      label: `Code: ${start.listing.title}`,
      completions: libraryCompletions(loadCompletionData()),
      onChange(next, isTyped) {
        setText(next);
        start.onText(next);
        const isChanged = next !== start.original;
        if (!keepCode(keyOf(start.original), isChanged ? next : undefined) && isChanged)
          setNotice('This browser does not keep the text: it is lost when you leave the page.');
        const draw = () => {
          setDrawing({ state: 'pending' });
          setWarnings([]);
          frame.run(next);
        };
        clearTimeout(timer);
        if (isTyped) timer = setTimeout(draw, pause);
        else draw();
      },
    });
    sandbox.current = frame;
    editor.current = view;
    start.onText(start.text);
    frame.run(start.text);
    if (start.hasFocus) view.focus();
    return () => {
      clearTimeout(timer);
      remove();
      view.destroy();
    };
  }, []);

  useEffect(() => sandbox.current?.setMode(mode), [mode]);

  const findings = check.answer?.source === text ? check.answer.findings : noFindings;
  const problem = drawing.state === 'failed' ? drawing.problem : undefined;
  const typeProblems = types.state === 'checked' ? types.problems : noTypeProblems;
  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    const found = [
      ...findings.map(({ from, to, severity, message: about }) => ({
        from,
        to,
        severity,
        message: about.replaceAll('`', ''),
      })),
      ...typeProblems.map(({ from, to, message: about }) => ({
        from,
        to,
        severity: 'error' as const,
        message: about,
      })),
    ];
    const failure = problem?.line !== undefined && {
      from: view.offsetOf(problem.line, problem.column),
      to: view.offsetOf(problem.line, Infinity),
      severity: 'error' as const,
      message: problem.message,
    };
    view.showProblems(failure ? [...found, failure] : found);
  }, [findings, typeProblems, problem]);

  const announced = useAnnouncement(drawing.state === 'pending' ? '' : statusText(drawing));

  const say = (what: string) => {
    setMessage(what);
    setTimeout(() => setMessage(''), 4000);
  };

  async function copyLink() {
    if (text.length > maxLinkedLength) return say('The text is too long for an address.');
    const url = new URL(location.href);
    url.hash = hashOf(key, text);
    say((await copyText(url.href)) ? 'Link copied.' : 'The browser does not allow copying.');
  }

  async function format() {
    try {
      const { formatCode } = await import('../../client/format-code');
      editor.current?.replace(await formatCode(text));
      say('Formatted.');
    } catch (error) {
      say(`Not formatted: ${String(error).split('\n')[0]}`);
    }
  }

  async function download(what: 'file' | 'project') {
    try {
      const { downloadFile, downloadProject } = await import('../../client/download');
      if (what === 'file') downloadFile(text, listing.title);
      else await downloadProject(text, listing.title);
    } catch {
      say('The download failed. Check your connection and try again.');
    }
  }

  function compare() {
    setComparing(!isComparing);
    void editor.current?.compareWith(isComparing ? undefined : original);
  }

  function reset() {
    sandbox.current?.reset();
    editor.current?.replace(original);
    setNotice(undefined);
    say('This is the original again. Undo brings your text back.');
  }

  return (
    <>
      {!listing.frame && <div ref={ownFrame} className="live-editor-frame" />}
      <Toolbar
        isChanged={text !== original}
        isTurning={isTurning}
        onTurn={() => setTurning(!isTurning)}
        isComparing={isComparing}
        onCompare={compare}
        isCheckingTypes={isCheckingTypes}
        onCheckTypes={() => setCheckingTypes(!isCheckingTypes)}
        onFormat={() => void format()}
        onReset={reset}
        onCopyLink={() => void copyLink()}
        onDownload={(what) => void download(what)}
        onOpenStackBlitz={async () =>
          (await import('../../client/download')).openStackBlitz(text, listing.title)
        }
        onClose={onClose}
      />
      {notice && (
        <p className="live-editor-notice" role="alert">
          {notice}
        </p>
      )}
      {replaced !== undefined && text !== replaced && (
        <p className="live-editor-notice">
          This code comes from the address.{' '}
          <button type="button" onClick={() => editor.current?.replace(replaced)}>
            Back to your own text
          </button>
        </p>
      )}
      {isTurning && (
        <Controls
          source={text}
          baseUrl={siteConfig.baseUrl}
          onChange={(changes) => editor.current?.change(changes)}
        />
      )}
      <div ref={field} className="live-editor-field" />
      <p className="live-editor-status">
        <span data-state={drawing.state}>{statusText(drawing)}</span>{' '}
        <span className="live-editor-announcement" role="status">
          {announced}
        </span>
        <span role="status">{typesText(types)}</span> <span role="status">{message}</span>
        <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor
      </p>
      <Problems
        problem={problem}
        findings={findings}
        typeProblems={typeProblems}
        warnings={warnings}
        baseUrl={siteConfig.baseUrl}
        onShow={(place) =>
          'from' in place
            ? editor.current?.select(place.from, place.to)
            : editor.current?.select(editor.current.offsetOf(place.line, place.column))
        }
        onApply={({ fix }) => editor.current?.change(fix?.edits ?? [])}
      />
    </>
  );
}

/** Returns a text when it has not changed for a second, so that screen readers do not read it with every key. */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), 1000);
    return () => {
      clearTimeout(timer);
      setAnnounced('');
    };
  }, [text]);
  return announced;
}

function statusText(drawing: Drawing): string {
  if (drawing.state === 'pending') return 'Drawing…';
  if (drawing.state === 'drawn') return `Drawn in ${Math.round(drawing.milliseconds)} ms`;
  return 'Not drawn: the chart shows your last code that works';
}

const typesTexts = {
  off: '',
  checking: 'Checking types…',
  failed: 'Types are not checked: the compiler failed to load',
};

function typesText(types: TypeCheckState): string {
  if (types.state !== 'checked') return typesTexts[types.state];
  const { length } = types.problems;
  if (length === 0) return 'Types are correct';
  return length === 1 ? '1 type error' : `${length} type errors`;
}
