/** The parts of the generated data. TypeScript would take the types from the files, which may be missing. */
declare module '@site/.generated/check-code/components.json' {
  import type { CheckComponents } from '@site/shared/check-code/check-data';

  const components: CheckComponents;
  export default components;
}

declare module '@site/.generated/check-code/foreign-names.json' {
  import type { CheckForeignNames } from '@site/shared/check-code/check-data';

  const foreignNames: CheckForeignNames;
  export default foreignNames;
}

declare module '@site/.generated/check-code/themes.json' {
  import type { CheckThemes } from '@site/shared/check-code/check-data';

  const themes: CheckThemes;
  export default themes;
}
