import type { ApiModel } from '../../../contracts/api-model';
import type { ExampleManifest } from '../../../contracts/example-manifest';
import { extractModel } from './extract/extract-model';
import { openLibrary } from './extract/library';
import { withNotes } from './notes/apply-notes';
import type { Note } from './notes/read-note';
import { withCalls } from './notes/run-calls';
import { defaultMismatches, type DefaultMismatch } from './observe/default-mismatches';
import { observeDefaults, withObservedDefaults } from './observe/observe-defaults';
import { withEveryDefault } from './observe/state-every-default';
import { withAcceptedValues } from './usage/accepted-values';
import { withExamples } from './usage/examples-of';
import { withGuides } from './usage/guides';
import { linkCode } from './usage/link-code';
import { withUses } from './usage/used-by';

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
  mismatches: DefaultMismatch[];
} {
  const library = openLibrary(packageDir);
  const extracted = extractModel(library);
  const defaults = observeDefaults(extracted, packageDir, library.runtime);
  const observed = withObservedDefaults(extracted, defaults);
  const described = withNotes(observed, notes, linkCode(extracted));
  const called = withCalls(described, notes, library.runtime);
  const used = withAcceptedValues(withUses(called));
  const shown = withExamples(used, examples);
  const guided = contentDir ? withGuides(shown, contentDir) : shown;
  return {
    model: withEveryDefault(guided),
    mismatches: defaultMismatches(extracted, defaults),
  };
}
