import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{config,plugins,scripts,src,storybook}/**/*.test.ts'], environment: 'node' },
});
