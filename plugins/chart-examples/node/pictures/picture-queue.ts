import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ExampleEntry, ExampleManifest } from '../../../../shared/types/example-manifest';
import { openRecord } from './fingerprint-record';
import { createFingerprint } from './fingerprints';
import { pictureFile, picturesOf, removeStalePictures } from './picture-files';
import { chartsStylesheet } from '../charts-stylesheet';
import type { PictureJob } from './worker';
import { createWorker, type WorkerProcess } from './worker-process';

/** Fingerprints of the drawn pictures, by name. */
const recordFile = '.generated/pictures/drawn-from.txt';

/** Options of `createPictureQueue`. */
export interface PictureQueueOptions {
  siteDir: string;
  manifest: ExampleManifest;
  /** Hash of `pictureInputs` and of the installed packages. */
  inputsHash: string;
}

/** Options of a run that draws all pictures. */
export interface DrawAllOptions {
  /** Called after each picture. */
  onProgress?: (done: number, total: number) => void;
  /**
   * Called once for each example that cannot be drawn, while the others are drawn. Without it, the run rejects at
   * the first one.
   */
  onFailure?: (error: Error) => void;
}

/** Draws pictures in child processes. A picture is drawn only if its inputs have changed. */
export interface PictureQueue {
  /**
   * Draws a picture before all others that wait. Resolves when its file is up to date.
   *
   * @param name - path without extension, relative to the pictures folder: `bar/stacked.wide.light`
   * @throws Error that names the example if it cannot be drawn, or if there is no such picture.
   */
  draw: (name: string) => Promise<void>;
  /**
   * Removes the pictures of deleted examples and draws all others.
   *
   * @throws Error that names an example that cannot be drawn.
   */
  drawAll: (options?: DrawAllOptions) => Promise<void>;
  /** Replaces the examples, after a change of the manifest. */
  update: (manifest: ExampleManifest) => void;
  /** Ends the child processes, and fails what waits. Further pictures start new processes. */
  close: () => void;
}

/** A picture that is waiting or being drawn. */
interface Task {
  name: string;
  example: ExampleEntry;
  fingerprint: string;
  isRunning: boolean;
  drawn: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Creates a queue of pictures. Its child processes, one for each CPU core, start with the first picture to be drawn. */
export function createPictureQueue(
  { siteDir, manifest: initialManifest, inputsHash }: PictureQueueOptions,
  /** For tests. */
  workers = createWorkers(siteDir),
): PictureQueue {
  let manifest = initialManifest;
  const fingerprint = createFingerprint(siteDir, chartsStylesheet(siteDir), inputsHash);
  const record = openRecord(path.join(siteDir, recordFile));
  const idle = new Set(workers);
  const tasks = new Map<string, Task>();
  const requested: Task[] = [];

  /** Returns the task of a picture, or undefined if the picture is up to date. */
  function taskOf(name: string, example: ExampleEntry, current: string): Task | undefined {
    const task = tasks.get(name);
    if (task) return task;
    if (record.get(name) === current && fs.existsSync(pictureFile(siteDir, name))) return undefined;
    const added = createTask(name, example, current);
    tasks.set(name, added);
    return added;
  }

  /** Returns the pictures that a worker draws next: a requested one, or all others of an example. */
  function nextTasks(): Task[] {
    const isWaiting = (task: Task) => tasks.get(task.name) === task && !task.isRunning;
    while (requested[0] && !isWaiting(requested[0])) requested.shift();
    const request = requested.shift();
    if (request) return [request];
    const waiting = [...tasks.values()].filter(isWaiting);
    return waiting.filter(({ example }) => example === waiting[0]?.example);
  }

  function finish(name: string): void {
    const task = tasks.get(name);
    if (!task) return;
    tasks.delete(name);
    record.set(name, task.fingerprint);
    task.resolve();
  }

  function fail(failed: Task[], error: Error): void {
    for (const task of failed) {
      if (tasks.get(task.name) === task) tasks.delete(task.name);
      task.reject(error);
    }
  }

  async function work(worker: WorkerProcess<PictureJob, string>): Promise<void> {
    idle.delete(worker);
    for (let job = nextTasks(); job[0]; job = nextTasks()) {
      const { example } = job[0];
      for (const task of job) task.isRunning = true;
      const names = job.map(({ name }) => name);
      await worker
        .run({ example, names }, finish)
        .catch((error: Error) => fail(job, cannotDraw(example, error)));
    }
    idle.add(worker);
  }
  const wake = () => [...idle].forEach((worker) => void work(worker));

  async function drawAll({ onProgress, onFailure }: DrawAllOptions = {}): Promise<void> {
    removeStalePictures(siteDir, manifest);
    const added = manifest.flatMap((example) => {
      const current = fingerprint(example);
      return picturesOf(example).flatMap(({ name }) => taskOf(name, example, current) ?? []);
    });
    wake();
    let done = 0;
    const failures = new Set<Error>();
    await Promise.all(
      added.map(({ drawn }) =>
        drawn.then(
          () => onProgress?.((done += 1), added.length),
          (error: Error) => {
            if (!onFailure) throw error;
            if (!failures.has(error)) onFailure(error);
            failures.add(error);
          },
        ),
      ),
    );
  }

  return {
    draw: async (name) => {
      const example = manifest.find(({ id }) => name.startsWith(`${id}.`));
      if (!example || !picturesOf(example).some((picture) => picture.name === name))
        throw new Error(`There is no picture ${name}.`);
      const task = taskOf(name, example, fingerprint(example));
      if (!task) return;
      requested.push(task);
      wake();
      await task.drawn;
    },
    drawAll,
    update: (next) => void (manifest = next),
    close: () => {
      fail([...tasks.values()], new Error('The queue of pictures was closed.'));
      for (const worker of workers) worker.close();
    },
  };
}

/**
 * Draws the pictures of all examples without a browser, in both color modes, for two widths and for cards. Skips
 * those whose inputs have not changed.
 *
 * @throws Error that names an example that cannot be drawn.
 */
export async function drawPictures(
  options: PictureQueueOptions,
  onProgress?: DrawAllOptions['onProgress'],
): Promise<void> {
  const queue = createPictureQueue(options);
  try {
    await queue.drawAll({ onProgress });
  } finally {
    queue.close();
  }
}

const createWorkers = (siteDir: string) =>
  Array.from({ length: Math.min(os.availableParallelism(), 4) }, () =>
    createWorker<PictureJob, string>(siteDir, path.join(__dirname, 'worker.ts')),
  );

function createTask(name: string, example: ExampleEntry, fingerprint: string): Task {
  let [resolve, reject]: [Task['resolve'], Task['reject']] = [() => {}, () => {}];
  const drawn = new Promise<void>((...settle) => ([resolve, reject] = settle));
  return { name, example, fingerprint, isRunning: false, drawn, resolve, reject };
}

const cannotDraw = ({ id }: ExampleEntry, { message }: Error) =>
  new Error(
    `examples/${id}.tsx cannot be drawn without a browser (${message}): fix the example, or run "npm run capture ${id}".`,
  );
