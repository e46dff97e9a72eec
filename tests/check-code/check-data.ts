import { joinCheckData } from '../../shared/check-code/check-data';
import { generatedFiles, readGenerated } from '../../shared/generated-files';

/** All parts of the data of the rules. */
export const checkData = joinCheckData(
  readGenerated(generatedFiles.checkComponents),
  readGenerated(generatedFiles.checkForeignNames),
  readGenerated(generatedFiles.checkThemes),
);
