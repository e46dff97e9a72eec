import { describe, expect, it } from 'vitest';
import { checkHelpers } from './bundle-facts';

describe('checkHelpers', () => {
  it.each([
    'const tslib_1 = require("tslib"); exports.a = tslib_1.__importDefault(require("./a"));',
    'const tslib_1 = require("tslib"); Object.defineProperty(exports, "__esModule", {});',
    `import { __importDefault as load } from 'tslib';`,
  ])('accepts helpers that the replacement exports: %s', (code) => {
    expect(() => checkHelpers('lib/index.js', code)).not.toThrow();
  });

  it.each([
    'const tslib_1 = require("tslib"); (0, tslib_1.__awaiter)(this); tslib_1.__awaiter(that);',
    `import {\n  __importDefault,\n  __awaiter,\n} from 'tslib';`,
    `import * as tslib from 'tslib'; tslib.__awaiter(this);`,
  ])('throws an error with the module and the missing helper: %s', (code) => {
    expect(() => checkHelpers('lib/index.js', code)).toThrow(
      /^partial-hydration: lib\/index\.js uses __awaiter of tslib, which .*shared\/tslib\.ts does not/,
    );
  });
});
