export { generateCheckData } from './node/generate-check-data';
