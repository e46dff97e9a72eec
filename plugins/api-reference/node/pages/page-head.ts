import type { ApiKind, ApiSymbol } from '../../../../shared/types/api-model';

/** Name of each kind, suffix of the document title, and summary of the page's contents. */
const kinds: Record<ApiKind, [name: string, title: string, contents: string]> = {
  component: ['Component', 'props reference', 'All props with types and defaults.'],
  class: ['Class', 'class reference', 'All members with types and defaults.'],
  function: ['Function', 'function', 'Its parameters, its return value and its usage.'],
  interface: ['Interface', 'interface', 'All members with types and defaults.'],
  'type-alias': ['Type', 'type', 'Its definition and all places where it is used.'],
  variable: ['Constant', 'constant', 'Its type, its values and where they are used.'],
};

const minLength = 50; // characters; shorter descriptions are not informative in search results

/** Returns the document title and the description of a symbol's page. Both contain the kind, so that they are unique. */
export function pageHead({ name, kind, summary }: ApiSymbol): Record<string, string> {
  const [kindName, title, contents] = kinds[kind];
  const title_meta = `${name} ${title}`;
  if (!summary)
    return { title_meta, description: `${name}, as the types of @elastic/charts declare it.` };
  const described = `${kindName} ${name}: ${summary}`;
  return {
    title_meta,
    description: described.length < minLength ? `${described} ${contents}` : described,
  };
}
