import { Sandbox, type SandboxOptions } from './sandbox/sandbox';

interface StartedSandbox {
  sandbox: Sandbox;
  /** Removes the sandbox, so that the picture or the live chart is visible again. */
  remove: () => void;
}

/** Adds the frame of edited code to the frame of a chart, in place of its picture and live chart. */
export function startSandbox(parent: HTMLElement, options: SandboxOptions): StartedSandbox {
  parent.dataset.edited = '';
  const sandbox = new Sandbox(parent, options);
  return {
    sandbox,
    remove() {
      sandbox.dispose();
      delete parent.dataset.edited;
    },
  };
}
