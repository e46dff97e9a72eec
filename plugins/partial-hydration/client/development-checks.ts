/**
 * Replaces prop-types and react-is in react-router, which uses them for checks in development only. The production
 * build still reads the validator of objects.
 */
const object = Object.assign(() => null, { isRequired: () => null });
const ofTypes = () => object;

const propTypes: Record<string, unknown> =
  process.env.NODE_ENV === 'production'
    ? { object }
    : {
        array: object,
        arrayOf: ofTypes,
        bool: object,
        func: object,
        node: object,
        number: object,
        object,
        oneOfType: ofTypes,
        string: object,
      };

export default propTypes;

/** Called in development only. */
export const isValidElementType = (): boolean => true;
