/** Replaces hoist-non-react-statics without copying static members to the wrapper. */
export default function hoistStatics<Wrapper>(wrapper: Wrapper): Wrapper {
  return wrapper;
}
