declare module '@generated/partial-hydration/default/build.json' {
  export const build: string;
}

declare module '@generated/partial-hydration/default/site-config.json' {
  const siteConfig: { baseUrl: string };
  export default siteConfig;
}

declare module '@generated/partial-hydration/default/global-data.json' {
  const globalData: Record<string, unknown>;
  export default globalData;
}

declare module '@generated/partial-hydration/default/islands' {
  import type { ComponentType } from 'react';

  const islands: Record<string, () => Promise<{ default: ComponentType<object> }>>;
  export default islands;
}

declare module '@generated/partial-hydration/default/server-only' {
  const modules: unknown[];
  export default modules;
}
