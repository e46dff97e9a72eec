export { plainDeclaration } from './shared/print-declaration';
export { plainType } from './shared/print-type';
