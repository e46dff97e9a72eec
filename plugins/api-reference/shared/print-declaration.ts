import type { ApiSymbol } from '../../../shared/types/api-model';
import { code, merge, textOf, type Piece } from './pieces';
import { printer, type Layout } from './print-type';

/** Prints the declaration of a symbol; for interfaces and classes without their bodies. */
export const printDeclaration = (
  symbol: Pick<ApiSymbol, 'name' | 'declaration' | 'typeParameters'>,
  layout: Layout,
): Piece[] => merge(print(symbol, layout));

/** Prints the declaration of a symbol on one line, without links. */
export const plainDeclaration = (symbol: Parameters<typeof printDeclaration>[0]): string =>
  textOf(printDeclaration(symbol, 'line'));

function print(
  { name, declaration, typeParameters }: Pick<ApiSymbol, 'name' | 'declaration' | 'typeParameters'>,
  layout: Layout,
): Piece[] {
  const { type, head, typeParameters: parameters } = printer(layout);
  const clause = (keyword: string, types: Parameters<typeof type>[0][]) =>
    types.flatMap((one, index) => [index === 0 ? ` ${keyword} ` : ', ', ...type(one)]);
  const full = code`${name}${parameters(typeParameters)}`;
  switch (declaration.kind) {
    case 'interface':
      return code`interface ${full}${clause('extends', declaration.extends)}`;
    case 'class':
      return code`${declaration.abstract ? 'abstract ' : ''}class ${full}${clause('extends', declaration.extends)}${clause('implements', declaration.implements)}`;
    case 'alias':
      return code`type ${full} = ${type(declaration.type)}`;
    case 'function':
      return declaration.overloads.flatMap((overload, index) => {
        const separator = layout === 'line' ? '; ' : '\n';
        return code`${index > 0 ? separator : ''}function ${name}${head(overload)}: ${type(overload.returns)}`;
      });
    case 'variable':
      return code`const ${name}: ${type(declaration.type)}`;
    case 'value':
      return code`const ${name} = ${type(declaration.literal)}`;
    case 'enum':
      return [`enum ${name} { ${declaration.members.map(enumMember).join(', ')} }`];
  }
}

const enumMember = ({ name, value }: { name: string; value?: string | number }) =>
  value === undefined ? name : `${name} = ${JSON.stringify(value)}`;
