import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { compilerOptions } from '../../shared/vite-project';
import { nameOf, turnedCharts } from './turned-charts';

const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, types: [] }, '.');

describe('the code of each control of each component', () => {
  it('compiles', () => {
    const charts = new Map(
      turnedCharts.map((chart, index) => [path.resolve(`tests/turned-chart-${index}.tsx`), chart]),
    );
    const host = ts.createCompilerHost(options);
    const { fileExists, readFile } = host;
    host.fileExists = (name) => charts.has(name) || fileExists(name);
    host.readFile = (name) => charts.get(name)?.after ?? readFile(name);
    const program = ts.createProgram([...charts.keys()], options, host);
    const problems = [...charts].flatMap(([name, chart]) => {
      const file = program.getSourceFile(name);
      return [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].map(
        ({ messageText }) =>
          `${nameOf(chart)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    });
    expect(problems).toEqual([]);
  });
});
