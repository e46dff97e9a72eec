/**
 * Replaces prop-types and react-is in react-router, which calls them only in development. Its production build still
 * reads these two validators.
 */
const propTypes = { object: Object.assign(() => null, { isRequired: () => null }) };

export default propTypes;

/** Never called in production. */
export const isValidElementType = (): boolean => true;
