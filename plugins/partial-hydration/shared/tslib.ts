/** Replaces tslib with the helper that packages of Docusaurus 3.9.2 use in the browser. */
interface Module {
  __esModule?: boolean;
}

export const __importDefault = (module: Module): unknown =>
  module?.__esModule ? module : { default: module };
