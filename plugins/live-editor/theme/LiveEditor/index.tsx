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
import type { Listing } from '../../client/listing';
import { loadCompletionData } from '../../client/load-completions';
import type { Sandbox, SandboxProblem } from '../../client/sandbox/sandbox';
import { startSandbox } from '../../client/start-sandbox';
import Controls from './Controls';
import Problems from './Problems';
import Toolbar from './Toolbar';

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

/** Milliseconds without typing after which a text is drawn: less than between two keystrokes of a fast typist. */
const pause = 40;

const noFindings: readonly Finding[] = [];

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
  const { state: check } = useCheck(text);
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
      onChange(next) {
        setText(next);
        start.onText(next);
        const isChanged = next !== start.original;
        if (!keepCode(keyOf(start.original), isChanged ? next : undefined) && isChanged)
          setNotice('This browser does not keep the text: it is lost when you leave the page.');
        clearTimeout(timer);
        timer = setTimeout(() => {
          setDrawing({ state: 'pending' });
          setWarnings([]);
          frame.run(next);
        }, pause);
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
  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    const found = findings.map(({ message: about, ...place }) => ({
      ...place,
      message: about.replaceAll('`', ''),
    }));
    const failure = problem?.line !== undefined && {
      from: view.offsetOf(problem.line, problem.column),
      to: view.offsetOf(problem.line, Infinity),
      severity: 'error' as const,
      message: problem.message,
    };
    view.showProblems(failure ? [...found, failure] : found);
  }, [findings, problem]);

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
    editor.current?.replace(original);
    sandbox.current?.reset();
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
        <span role="status">{message}</span>
        <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor
      </p>
      <Problems
        problem={problem}
        findings={findings}
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

function statusText(drawing: Drawing): string {
  if (drawing.state === 'pending') return 'Drawing…';
  if (drawing.state === 'drawn') return `Drawn in ${Math.round(drawing.milliseconds)} ms`;
  return 'Not drawn: the chart shows your last code that works';
}
