/**
 * Source of the module that stands in for the library in examples: the site's charts, whose props
 * the controls can replace.
 *
 * @param names - all that the library exports
 * @param components - the components among them
 */
export function chartsModule(names: string[], components: string[]): string {
  const others = names.filter((name) => !components.includes(name));
  return `// Made by Storybook's main.ts from the reference's model.
import * as library from '@elastic/charts';
import * as site from ${JSON.stringify('../../plugins/chart-examples/theme/charts-of-the-site')};
import { overridable } from ${JSON.stringify('../../storybook/overridable')};

const charts = { ...library, ...site };

// By name: "storybook dev" finds nothing behind an "export *" of a CommonJS package.
export const {
${others.map((name) => `  ${name},`).join('\n')}
} = charts;
${components.map((name) => `export const ${name} = overridable('${name}', charts.${name});`).join('\n')}
`;
}
