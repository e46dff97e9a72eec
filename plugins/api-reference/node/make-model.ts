import type { ApiModel } from '../../../contracts/api-model';
import type { ExampleManifest } from '../../../contracts/example-manifest';
import { extractModel } from './extract/extract-model';
import { openLibrary } from './extract/library';
import { applyNotes } from './notes/apply-notes';
import type { Note } from './notes/read-note';
import { runCalls } from './notes/run-calls';
import {
  observeDefaults,
  stateEveryDefault,
  type DefaultMismatch,
} from './observe/observe-defaults';
import { findAcceptedValues } from './usage/accepted-values';
import { findExamplesOf } from './usage/examples-of';
import { findGuides } from './usage/guides';
import { linkCode } from './usage/link-code';
import { findUses } from './usage/used-by';

/** Sources of the model. */
export interface Sources {
  /** Directory of the installed library. */
  packageDir: string;
  /** Directory of the pages; without it, the model contains no links to guides. */
  contentDir?: string;
  notes: Map<string, Note>;
  examples: ExampleManifest;
}

/**
 * Creates the model: extracts the types, observes defaults, applies the notes, and collects usages.
 *
 * @returns the model, and mismatches between documented and observed defaults.
 */
export function makeModel({ packageDir, contentDir, notes, examples }: Sources): {
  model: ApiModel;
  defaultMismatches: DefaultMismatch[];
} {
  const library = openLibrary(packageDir);
  const model = extractModel(library);
  const defaultMismatches = observeDefaults(model, packageDir, library.runtime);
  applyNotes(model, notes, linkCode(model));
  for (const symbol of model.symbols) {
    const note = notes.get(symbol.name);
    if (note && symbol.kind === 'function') symbol.calls = runCalls(note, library.runtime);
  }
  findUses(model);
  findAcceptedValues(model);
  findExamplesOf(model, examples);
  if (contentDir) findGuides(model, contentDir);
  stateEveryDefault(model);
  return { model, defaultMismatches };
}
