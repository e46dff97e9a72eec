import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, it, vi } from 'vitest';
import { joinCheckData } from '../../../../shared/check-code/check-data';
import { generatedFiles, readGenerated } from '../../../../shared/generated-files';
import { completeLibrary, type CompletionData } from './completions';

const data: CompletionData = {
  components: joinCheckData(
    readGenerated(generatedFiles.checkComponents),
    undefined,
    readGenerated(generatedFiles.checkThemes),
  ),
  hints: (page) =>
    Promise.resolve<Record<string, { code: string; text: string }>>(
      page === 'functions/Axis'
        ? { title: { code: 'Axis.title?: string', text: 'The text along the axis.' } }
        : {},
    ),
};

const stateOf = (text: string) =>
  EditorState.create({
    doc: text.replace('|', ''),
    extensions: [javascript({ jsx: true, typescript: true })],
  });

/** Completes at the mark `|`. */
async function complete(text: string) {
  const pos = text.indexOf('|');
  const state = stateOf(text);
  const result = await completeLibrary(new CompletionContext(state, pos, true), data);
  return result?.options ?? [];
}

const labels = async (text: string) => (await complete(text)).map(({ label }) => label);

it('offers components after <', async () => {
  expect(await labels('const a = <Chart><|</Chart>;')).toContain('BarSeries');
  expect(await labels('const a = <Chart><Bar|</Chart>;')).toContain('BarSeries');
});

it('offers the props that an element does not have yet, with type and default', async () => {
  const options = await complete('const a = <Axis id="x" | />;');
  const names = options.map(({ label }) => label);
  expect(names).toContain('title');
  expect(names).not.toContain('id');
  expect(options.find(({ label }) => label === 'title')).toMatchObject({
    detail: 'string',
    apply: 'title=""',
  });
});

it('offers props where the text before them is not parsed yet', async () => {
  const lines = 'const list = [1, 2, 3].map((item) => item * 2);\n'.repeat(100);
  const text = `${lines}const a = <Axis id="x" maxF|`;
  // A clock that runs so fast that CodeMirror stops parsing at once.
  let time = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (time += 1_000));
  const state = stateOf(text);
  vi.restoreAllMocks();
  expect(syntaxTree(state).length).toBeLessThan(lines.length);
  const pos = state.doc.length;
  const result = await completeLibrary(new CompletionContext(state, pos, true), data);
  expect(result?.options.map(({ label }) => label)).toContain('maximumFractionDigits');
});

it.each([
  ['const a = <Axis position={|} />;', 'Position.Left'],
  ['const a = <Axis position={Position.|} />;', 'Left'],
  ['const a = <Settings showLegend={|} />;', 'true'],
  ['const a = <Axis gridLine={{ | }} />;', 'visible'],
  ['const a = <Axis style={{ tickLabel: { | } }} />;', 'fontSize'],
  ['const a = <Axis style={{ tickLabel: { font| } }} />;', 'fontSize'],
  ['const a = Sca|', 'ScaleType'],
])('%s offers %s', async (text, label) => {
  expect(await labels(text)).toContain(label);
});

it.each(['const a = <Axis title="|" />;', '// Sca|', "const a = 'Sca|';"])(
  '%s offers nothing',
  async (text) => {
    expect(await labels(text)).toEqual([]);
  },
);
