/** Replaces tslib with the helpers that packages of Docusaurus 3.9.2 use in the browser. */
interface Module {
  __esModule?: boolean;
  [name: string]: unknown;
}

export const __importDefault = (module: Module): unknown =>
  module?.__esModule ? module : { default: module };

export function __exportStar(module: Module, exports: Module): void {
  for (const name of Object.keys(module))
    if (name !== 'default' && !(name in exports)) exports[name] = module[name];
}
