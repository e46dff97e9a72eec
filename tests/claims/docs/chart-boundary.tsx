import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}
interface State {
  /** Elements that were rendered last. */
  children: ReactNode;
  error?: Error;
}

/** Shows a text in place of a chart that fails, until it is rendered again. */
export class ChartBoundary extends Component<Props, State> {
  override state: State = { children: this.props.children };
  static getDerivedStateFromError = (error: Error) => ({ error });
  static getDerivedStateFromProps = ({ children }: Props, state: State) =>
    children === state.children ? null : { children, error: undefined };
  override render() {
    const { children, error } = this.state;
    return error ? <p>No chart: {error.message}</p> : children;
  }
}
