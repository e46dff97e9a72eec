import { isLibraryModule, isStyleModule, packageName } from '../source/library-names';
import { ancestor, childNamed, isFunction, type SyntaxNode } from '../source/syntax';
import { nearestName } from '../nearest-name';
import { replace, type Rule } from './rule';

/** The stylesheets of the package. */
const stylesheets = [
  'theme_only_light.css',
  'theme_only_dark.css',
  'theme_light.css',
  'theme_dark.css',
];

const stylesheetPath = (name: string): string => `${packageName}/dist/${name}`;

const isStylesheet = (module: string): boolean =>
  stylesheets.some((name) => module.split('?')[0] === stylesheetPath(name));

export const wrongPackage: Rule = {
  code: 'wrong-import/package',
  severity: 'error',
  about: 'the library imported from a package or a path that does not exist',
  *check({ scopes }) {
    for (const { module, moduleNode } of scopes.importDeclarations) {
      if (!isLibraryModule(module) || module === packageName) continue;
      const quote = (text: string): string => `'${text}'`;
      yield {
        at: moduleNode,
        message: module.startsWith(packageName)
          ? `Everything is exported by \`${packageName}\` itself: do not import from \`${module}\`.`
          : `The package is \`${packageName}\`, not \`${module}\`.`,
        link: '/docs/install',
        fix: replace(`Import from ${packageName}`, moduleNode, quote(packageName)),
      };
    }
  },
};

export const wrongStylesheet: Rule = {
  code: 'wrong-import/stylesheet',
  severity: 'error',
  about: 'a stylesheet that the package does not have',
  *check({ scopes }) {
    for (const { module, moduleNode } of scopes.importDeclarations) {
      if (!isStyleModule(module) || !/elastic-?\/?charts/.test(module) || isStylesheet(module))
        continue;
      if (/\/dist\/.*\.scss$/.test(module)) continue;
      const dark = /dark/i.test(module);
      const same = stylesheets.find((name) => module.endsWith(name));
      const path = stylesheetPath(same ?? (dark ? 'theme_only_dark.css' : 'theme_only_light.css'));
      yield {
        at: moduleNode,
        message: `The package has no \`${module}\`. Import \`${path}\`.`,
        link: '/docs/install#import-one-stylesheet',
        fix: replace(`Import ${path}`, moduleNode, `'${path}'`),
      };
    }
  },
};

export const defaultImport: Rule = {
  code: 'wrong-import/default',
  severity: 'error',
  about: 'a default import, which the package does not have',
  *check({ scopes, text }) {
    for (const { imported, module, definition, declaration } of scopes.imports) {
      if (imported !== 'default' || !isLibraryModule(module)) continue;
      const name = text(definition);
      const group = childNamed(declaration, 'ImportGroup');
      const first = group?.firstChild?.nextSibling;
      const edits =
        group && first
          ? [
              { from: definition.from, to: group.from, insert: '' },
              { from: first.from, to: first.from, insert: `${name}, ` },
            ]
          : [{ from: definition.from, to: definition.to, insert: `{ ${name} }` }];
      yield {
        at: definition,
        message: `\`${packageName}\` has no default export. Import \`{ ${name} }\`.`,
        link: '/docs/intro',
        fix: { title: `Import { ${name} }`, edits },
      };
    }
  },
};

export const unknownExport: Rule = {
  code: 'wrong-import/name',
  severity: 'error',
  about: 'an imported name that the library does not export',
  *check({ scopes, facts, elements, text }) {
    for (const { imported, module, definition } of scopes.imports) {
      if (
        !isLibraryModule(module) ||
        imported === '*' ||
        imported === 'default' ||
        facts.exports.has(imported)
      )
        continue;
      // Components are reported where they are used.
      if (elements.all.some(({ component }) => component === imported)) continue;
      const former = facts.former(imported);
      const foreign = facts.foreignComponent(imported);
      const nearest = former?.rename ?? nearestName(imported, facts.exports);
      const advice = former
        ? `It is from an old version: ${former.use}.`
        : foreign
          ? `It is a name of ${foreign.libraries}: here, ${foreign.use}.`
          : nearest
            ? `Did you mean \`${nearest}\`?`
            : 'See the list of all exports.';
      yield {
        at: definition,
        message: `\`${packageName}\` does not export \`${imported}\`. ${advice}`,
        link: '/all-types',
        ...(nearest &&
          !former &&
          !foreign &&
          text(definition) === imported && {
            fix: replace(
              `Import ${nearest} as ${imported}`,
              definition,
              `${nearest} as ${imported}`,
            ),
          }),
      };
    }
  },
};

export const missingImport: Rule = {
  code: 'wrong-import/missing',
  severity: 'error',
  about: 'a component of the library that the file uses and does not import',
  *check({ library, scopes, elements, facts, text }) {
    if (library.isFragment) return;
    const known = new Set<string>();
    for (const { name, nameNode, node } of elements.all) {
      if (!facts.isComponent(name) || known.has(name) || scopes.find(name, node)) continue;
      known.add(name);
      const group = scopes.importDeclarations
        .filter(({ module }) => isLibraryModule(module))
        .map((each) => childNamed(each.node, 'ImportGroup'))
        .find(Boolean);
      const first = group?.firstChild?.nextSibling;
      yield {
        at: nameNode,
        message: `\`${text(nameNode)}\` is not imported. Add it to the import of \`${packageName}\`.`,
        link: facts.link(name),
        ...(first && {
          fix: {
            title: `Import ${name}`,
            edits: [{ from: first.from, to: first.from, insert: `${name}, ` }],
          },
        }),
      };
    }
  },
};

export const typeImport: Rule = {
  code: 'wrong-import/type-only',
  severity: 'error',
  about: 'a name that is imported as a type and used as a value',
  *check({ scopes, usesOf, text }) {
    for (const binding of scopes.imports) {
      const { isType, module, definition, declaration } = binding;
      if (!isType || !isLibraryModule(module)) continue;
      const name = text(definition);
      const use = usesOf(name).find(
        (node) =>
          /^(?:VariableName|JSXIdentifier)$/.test(node.name) &&
          scopes.find(name, node) === binding &&
          !ancestor(node, isTypeContext),
      );
      // Of the declaration, or of the name alone.
      const type = childNamed(declaration, 'type') ?? typeBefore(definition);
      if (!use) continue;
      yield {
        at: use,
        message: `\`${name}\` is imported as a type, but used as a ${use.name === 'JSXIdentifier' ? 'component' : 'value'}. Import it without \`type\`.`,
        link: '/docs/intro',
        ...(type && {
          fix: {
            title: `Import ${name} as a value`,
            edits: [{ from: type.from, to: type.nextSibling?.from ?? type.to, insert: '' }],
          },
        }),
      };
    }
  },
};

/** Whether a name in this node is a type, as after `typeof`, or only exported. */
const isTypeContext = ({ name }: SyntaxNode): boolean =>
  /^(?:TypeofType|TypeAnnotation|ImportDeclaration|ExportGroup)$/.test(name);

/** Returns the word `type` before a name in an import. */
function typeBefore(definition: SyntaxNode): SyntaxNode | undefined {
  const siblings = definition.parent?.children ?? [];
  for (let index = siblings.indexOf(definition) - 1; index >= 0; index--) {
    const sibling = siblings[index];
    if (!sibling || sibling.name === ',') return undefined;
    if (sibling.name === 'type') return sibling;
  }
  return undefined;
}

export const noStylesheet: Rule = {
  code: 'no-stylesheet',
  severity: 'warning',
  about: 'a module that renders charts into the page and does not import the stylesheet',
  *check({ scopes, evaluator, source, library, components }) {
    if (library.isFragment || components.length === 0) return;
    if (scopes.importDeclarations.some(({ module }) => isStylesheet(module))) return;
    if (/theme_(?:only_)?(?:light|dark)/.test(source.text)) return;
    const declaration = scopes.importDeclarations.find(({ module }) => module === packageName);
    const renders = [...evaluator.everyCall()].some(
      ({ name, node }) =>
        /(?:^|\.)(?:render|hydrate|hydrateRoot)$/.test(name) && !ancestor(node, isFunction),
    );
    if (!declaration || !renders) return;
    const path = stylesheetPath('theme_only_light.css');
    yield {
      at: declaration.moduleNode,
      message: `This module renders charts, but nothing imports the stylesheet of the library, without which nothing is drawn. Import \`${path}\` once, here or elsewhere in the application.`,
      link: '/docs/install#import-one-stylesheet',
      fix: {
        title: 'Import the stylesheet',
        edits: [
          { from: declaration.node.from, to: declaration.node.from, insert: `import '${path}';\n` },
        ],
      },
    };
  },
};

export const twoStylesheets: Rule = {
  code: 'two-themes/stylesheets',
  severity: 'warning',
  about: 'two stylesheets of the library in one module',
  *check({ scopes }) {
    const [, second] = scopes.importDeclarations.filter(
      ({ module }) => isStylesheet(module) && !module.includes('?'),
    );
    if (!second) return;
    yield {
      at: second.moduleNode,
      message:
        'Two stylesheets of the library are imported, and the later one wins. Import one, or switch them by `media`.',
      link: '/docs/install#import-one-stylesheet',
    };
  },
};
