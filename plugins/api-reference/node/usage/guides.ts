import fs from 'node:fs';
import path from 'node:path';
import type { ApiSymbol } from '../../../../shared/types/api-model';
import type { ExtractedSymbol, ModelOf } from '../stages';

/** Returns the model with the hand-written page that shows the props of each symbol. */
export function withGuides<Symbol extends ExtractedSymbol>(
  model: ModelOf<Symbol>,
  contentDir: string,
): ModelOf<Symbol & Pick<ApiSymbol, 'guide'>> {
  const guides = new Map(
    fs
      .readdirSync(path.join(contentDir, 'api'), { recursive: true, encoding: 'utf8' })
      .filter((page) => page.endsWith('.mdx'))
      .map((page) => {
        const text = fs.readFileSync(path.join(contentDir, 'api', page), 'utf8');
        const [, symbolName] = /<Props of="(\w+)/.exec(text) ?? [];
        const route = `/api/${page.slice(0, -'.mdx'.length).replaceAll(path.sep, '/')}`;
        return [symbolName, route] as const;
      }),
  );
  return {
    ...model,
    symbols: model.symbols.map((symbol) => {
      const guide = symbol.kind === 'variable' ? undefined : guides.get(symbol.name);
      return guide ? { ...symbol, guide } : symbol;
    }),
  };
}
