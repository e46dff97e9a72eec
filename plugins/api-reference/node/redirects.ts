import { generatedFiles, readGenerated } from '../../../shared/generated-files';

/** Reads redirects to components from `all-types/variables/`, since their types declare them as variables. */
export const redirectsToComponents = (siteDir: string): { from: string; to: string }[] =>
  readGenerated(generatedFiles.redirects, siteDir);
