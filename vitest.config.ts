import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{config,plugins,scripts,src,storybook,tests}/**/*.test.ts'],
    environment: 'node',
    // Generates the site's font, which tests of pictures need.
    globalSetup: './scripts/shared/generate-fonts.ts',
  },
});
