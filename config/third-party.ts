import type { LicenseStatements } from '../plugins/third-party-notices/index';

/** Licenses of packages whose `package.json` refers to a text. */
export const licenseStatements: LicenseStatements = {
  '@elastic/charts': {
    license: '(SSPL-1.0 OR Elastic-2.0)',
    sentence:
      'The default throughout the repository is a dual license under the Server Side Public License, v 1 and the Elastic License 2.0, unless the header specifies another license.',
  },
};
