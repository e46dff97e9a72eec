import type { ApiModel } from '../../../shared/types/api-model';
import type { ExampleManifest } from '../../../shared/types/example-manifest';
import { extractModel } from './extract/extract-model';
import { loadRuntime, openLibrary } from './extract/library';
import { withNotes } from './notes/apply-notes';
import type { Note } from './notes/read-note';
import { withCalls } from './notes/run-calls';
import { defaultMismatches, type DefaultMismatch } from './observe/default-mismatches';
import { observeDefaults, withObservedDefaults } from './observe/observe-defaults';
import { withEveryDefault } from './observe/with-every-default';
import { withAcceptedValues } from './usage/accepted-values';
import { withExamples } from './usage/examples-of';
import { withGuides } from './usage/guides';
import type { ExtractedModel } from './stages';
import { linkCode } from './usage/link-code';
import { withUses } from './usage/used-by';

/** Sources of the model. */
export interface Sources {
  /** Directory of the installed library. */
  packageDir: string;
  /** The model as extracted from the types; by default, they are read from the directory. */
  extracted?: ExtractedModel;
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
export function makeModel({
  packageDir,
  extracted = extractModel(openLibrary(packageDir)),
  contentDir,
  notes,
  examples,
}: Sources): {
  model: ApiModel;
  mismatches: DefaultMismatch[];
} {
  const runtime = loadRuntime(packageDir);
  const defaults = observeDefaults(extracted, packageDir, runtime);
  const observed = withObservedDefaults(extracted, defaults);
  const described = withNotes(observed, notes, linkCode(extracted));
  const called = withCalls(described, notes, runtime);
  const used = withAcceptedValues(withUses(called));
  const shown = withExamples(used, examples);
  const guided = contentDir ? withGuides(shown, contentDir) : shown;
  return {
    model: withEveryDefault(guided),
    mismatches: defaultMismatches(extracted, defaults),
  };
}
