import { joinCheckData, type CheckData } from '../../../shared/check-code/check-data';
import { generatedFiles, readGenerated } from '../../../shared/generated-files';

/** Reads all parts of the data of the rules. */
export const loadCheckData = (siteDir = process.cwd()): CheckData =>
  joinCheckData(
    readGenerated(generatedFiles.checkComponents, siteDir),
    readGenerated(generatedFiles.checkForeignNames, siteDir),
    readGenerated(generatedFiles.checkThemes, siteDir),
  );
