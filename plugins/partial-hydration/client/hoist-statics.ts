/** Stands in for hoist-non-react-statics: copies no static members from one component to the one that wraps it. */
export default function hoistStatics<Wrapper>(wrapper: Wrapper): Wrapper {
  return wrapper;
}
