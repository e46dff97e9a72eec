import type ts from 'typescript';

/** Returns the properties of a name in a type, or in the members of a union, as they are declared by the library. */
export const propertiesOf = (
  checker: ts.TypeChecker,
  type: ts.Type | undefined,
  name: string,
): ts.Symbol[] =>
  (type?.isUnion() ? type.types : type ? [type] : [])
    .flatMap((part) => checker.getPropertyOfType(part, name) ?? [])
    .filter(isOfLibrary);

const isOfLibrary = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((one) =>
    one.getSourceFile().fileName.includes('/node_modules/@elastic/charts/'),
  );
