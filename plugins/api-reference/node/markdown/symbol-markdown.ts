import type { PhrasingContent, RootContent } from 'mdast';
import type { ApiSymbol } from '../../../../contracts/api-model';
import type { ApiTypeParameter } from '../../../../contracts/api-type';
import {
  code,
  inlineCode,
  joined,
  link,
  list,
  paragraph,
  text,
} from '../../../../contracts/markdown-nodes';
import { kindNames } from '../../shared/kind-names';
import { textOf } from '../../shared/pieces';
import { printDeclaration } from '../../shared/print-declaration';
import { typeLinks, typeNodes } from './type-nodes';

/** Returns the header of a symbol's page: kind, description, import and declaration. */
export function symbolMarkdown(symbol: ApiSymbol): RootContent[] {
  const { name, kind, description, deprecated, typeParameters, values } = symbol;
  const isComponent = kind === 'component';
  return [
    paragraph(...facts(symbol)),
    ...(deprecated ? [paragraph(text('Deprecated.')), ...deprecated] : []),
    ...description,
    code('ts', `import { ${name} } from '@elastic/charts';`),
    ...(!isComponent && values.length === 0 ? declaration(symbol) : []),
    ...(!isComponent && typeParameters.length > 0 ? [list(typeParameters.map(parameter))] : []),
  ];
}

function facts({ kind, releaseTag, guide, sameName }: ApiSymbol): PhrasingContent[] {
  const other = kind === 'variable' ? 'type' : 'constant';
  return joined(
    [
      [text(kindNames[kind])],
      releaseTag && releaseTag !== 'public' ? [text(releaseTag)] : [],
      guide ? [link(guide, text('usage guide'))] : [],
      sameName ? [link(sameName, text(other)), text(' of the same name')] : [],
    ],
    text(' · '),
  );
}

function declaration(symbol: ApiSymbol): RootContent[] {
  const pieces = printDeclaration(symbol, 'lines');
  const links = typeLinks(pieces);
  return [
    code('ts', textOf(pieces)),
    ...(links.length > 0 ? [paragraph(text('Types: '), ...links)] : []),
  ];
}

const parameter = ({ name, constraint, default: fallback }: ApiTypeParameter) => [
  inlineCode(name),
  ...(constraint ? [text(' extends '), ...typeNodes(constraint)] : []),
  ...(fallback ? [text(' = '), ...typeNodes(fallback)] : []),
];
