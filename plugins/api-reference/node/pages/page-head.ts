import type { ApiKind, ApiSymbol } from '../../../../contracts/api-model';

/** Each kind as it is called, what its pages add to the title of a tab, and what they hold. */
const kinds: Record<ApiKind, [name: string, title: string, contents: string]> = {
  component: ['Component', 'props reference', 'All props with types and defaults.'],
  class: ['Class', 'class reference', 'All members with types and defaults.'],
  function: ['Function', 'function', 'Its parameters, its result and its uses.'],
  interface: ['Interface', 'interface', 'All members with types and defaults.'],
  'type-alias': ['Type', 'type', 'Its definition and where it is used.'],
  variable: ['Constant', 'constant', 'Its type, its values and its uses.'],
};

const shortest = 50; // characters; a shorter description says too little in a list of search hits

/** Title and description of a symbol's page; no other page has the same, since both tell the kind. */
export function pageHead({ name, kind, summary }: ApiSymbol): Record<string, string> {
  const [kindName, title, contents] = kinds[kind];
  const title_meta = `${name} ${title}`;
  if (!summary)
    return { title_meta, description: `${name}, as the types of @elastic/charts declare it.` };
  const described = `${kindName} ${name}: ${summary}`;
  return {
    title_meta,
    description: described.length < shortest ? `${described} ${contents}` : described,
  };
}
