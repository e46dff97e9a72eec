import fs from 'node:fs';
import path from 'node:path';
const generatedReference = path.join(__dirname, '../.generated/api-reference/sidebar.json');
export default { docs: ['index'], api: ['all-types/index', ...JSON.parse(fs.readFileSync(generatedReference, 'utf8'))], examples:['index'] };
