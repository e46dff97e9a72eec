import type { ApiFunctionType, ApiType, ApiTypeParameter } from './api-type';

/** Returns the types that a type directly consists of, in the order of its code. */
export function childTypes(type: ApiType): ApiType[] {
  switch (type.kind) {
    case 'keyword':
    case 'literal':
    case 'typeParameter':
      return [];
    case 'reference':
    case 'query':
      return type.typeArguments ?? [];
    case 'union':
    case 'intersection':
      return type.types;
    case 'array':
      return [type.element];
    case 'tuple':
      return type.elements.map((element) => element.type);
    case 'function':
      return typesOfFunction(type);
    case 'object':
      return type.members.flatMap((member) =>
        member.kind === 'index' ? [member.key, member.type] : [member.type],
      );
    case 'operator':
      return [type.type];
    case 'indexedAccess':
      return [type.object, type.index];
    case 'conditional':
      return [type.check, type.extends, type.whenTrue, type.whenFalse];
    case 'mapped':
      return [type.constraint, ...given(type.nameType), type.type];
    case 'templateLiteral':
      return type.spans.map((span) => span.type);
    case 'predicate':
      return given(type.type);
    case 'infer':
      return given(type.constraint);
  }
}

/** Returns a type and all types nested in it. */
export const allTypesIn = (type: ApiType): ApiType[] => [
  type,
  ...childTypes(type).flatMap(allTypesIn),
];

/** Returns the constraints and defaults of type parameters. */
export const typesOfParameters = (parameters: ApiTypeParameter[]): ApiType[] =>
  parameters.flatMap((one) => [...given(one.constraint), ...given(one.default)]);

const typesOfFunction = ({ typeParameters, parameters, returns }: ApiFunctionType): ApiType[] => [
  ...typesOfParameters(typeParameters),
  ...parameters.map((parameter) => parameter.type),
  returns,
];

const given = (type: ApiType | undefined): ApiType[] => (type ? [type] : []);
