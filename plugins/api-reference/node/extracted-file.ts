import path from 'node:path';
import type ts from 'typescript';
import {
  generatedFolders,
  readGenerated,
  serialized,
  type GeneratedFile,
} from '../../../shared/generated-files';
import { writeFiles } from '../../../shared/write-files';
import { extractModel } from './extract/extract-model';
import { openLibrary } from './extract/library';
import { sourcesOf } from './sources';
import type { ExtractedModel } from './stages';

/** The model as extracted from the types. Only this plugin reads it. */
const file: GeneratedFile<ExtractedModel> = {
  path: `${generatedFolders.libraryTypes}/extracted.json`,
  name: 'extracted.json',
};

/**
 * Extracts the model from the types of the installed library, and writes it.
 *
 * @param program - a program that contains the types
 */
export function generateExtractedModel(siteDir: string, program: ts.Program): void {
  const model = extractModel(openLibrary(sourcesOf(siteDir).library, program));
  writeFiles(path.join(siteDir, generatedFolders.libraryTypes), serialized(file, model));
}

/** Reads the extracted model. */
export const readExtractedModel = (siteDir: string): ExtractedModel => readGenerated(file, siteDir);
