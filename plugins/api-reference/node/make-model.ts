import type { ApiModel } from '../../../contracts/api-model';
import type { ExampleManifest } from '../../../contracts/example-manifest';
import { extractModel } from './extract/extract-model';
import { openLibrary } from './extract/library';
import { applyNotes } from './notes/apply-notes';
import type { Note } from './notes/read-note';
import { runCalls } from './notes/run-calls';
import { observeDefaults, stateEveryDefault, type Disagreement } from './observe/observe-defaults';
import { findAcceptedValues } from './usage/accepted-values';
import { findExamplesOf } from './usage/examples-of';
import { findGuides } from './usage/guides';
import { linkCode } from './usage/link-code';
import { findUses } from './usage/used-by';

/** What the model is made from. */
export interface Sources {
  /** Folder of the installed library. */
  packageDir: string;
  /** Folder of the pages; a model without it names no guides. */
  contentDir?: string;
  notes: Map<string, Note>;
  examples: ExampleManifest;
}

/**
 * Makes the model: types first, then what the running library fills in, then our notes, then who uses what.
 *
 * @returns the model, and the defaults that the library's comments state otherwise than it behaves.
 */
export function makeModel({ packageDir, contentDir, notes, examples }: Sources): {
  model: ApiModel;
  disagreements: Disagreement[];
} {
  const library = openLibrary(packageDir);
  const model = extractModel(library);
  const disagreements = observeDefaults(model, packageDir, library.runtime);
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
  return { model, disagreements };
}
