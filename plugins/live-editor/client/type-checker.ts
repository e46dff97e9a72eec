import siteConfig from '@generated/docusaurus.config';
import {
  typeCheckFiles,
  type TypeProblem,
  type TypeRequest,
  type TypeResponse,
} from '../shared/type-messages';

/** Checks types in a worker, which is loaded with the first text. */
export class TypeChecker {
  private readonly worker = new Worker(siteConfig.baseUrl + typeCheckFiles.worker);
  private last: Promise<unknown> = Promise.resolve();

  /**
   * Checks a text, after the ones before it.
   *
   * @throws Error (as a rejection) if the compiler fails to load. A new checker tries again.
   */
  check(source: string): Promise<TypeProblem[]> {
    const answer = this.last.then(() => this.ask(source));
    this.last = answer.catch(() => {});
    return answer;
  }

  stop(): void {
    this.worker.terminate();
  }

  private ask(source: string): Promise<TypeProblem[]> {
    const { worker } = this;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<TypeResponse>) =>
        'error' in data ? reject(new Error(data.error)) : resolve(data.problems);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || 'The worker did not load.'));
      };
      const declarations = siteConfig.baseUrl + typeCheckFiles.declarations;
      worker.postMessage({ source, declarations } satisfies TypeRequest);
    });
  }
}
