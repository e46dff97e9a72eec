import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{config,plugins,scripts,src,storybook,tests}/**/*.test.ts'],
    environment: 'node',
    // Drawing and measuring need the site's font.
    globalSetup: './scripts/shared/generate-fonts.ts',
  },
});
