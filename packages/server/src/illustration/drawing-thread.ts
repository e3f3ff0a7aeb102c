import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DrawingOptions } from '@ofenpost/illustration/draw-recipe';
import { PROJECT_ROOT } from '../configuration/directory.ts';

export type DrawingOrder = { readonly id: number; readonly options: DrawingOptions };
type Pixels = Uint8ClampedArray<ArrayBuffer>;
export type DrawingAnswer =
  | { readonly id: number; readonly data: Pixels }
  | { readonly id: number; readonly error: string };

/** The pixels of a dish: red, green, blue and alpha, as many rows as columns. */
export type DrawPixels = (options: DrawingOptions) => Promise<Pixels>;

/** In ms: a thread without work ends, because it holds 60 MB. */
const IDLE_MILLISECONDS = 30_000;

/** The sources run as they are; the build has the program of the thread beside the server's. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? new URL('./drawing-worker.ts', import.meta.url)
  : pathToFileURL(join(PROJECT_ROOT, 'dist/server/drawing-worker.js'));

/** In ms. A thread that has no answer by then has lost its way. */
const DRAWING_TIMEOUT_MILLISECONDS = 60_000;

type Waiting = {
  readonly resolve: (data: Pixels) => void;
  readonly reject: (error: Error) => void;
  readonly deadline: NodeJS.Timeout;
};

/**
 * Draws in a thread of its own, one dish after the other, because a dish takes up to a second of a processor. The thread
 * starts at the first dish; when it dies or loses its way, what waited for it fails, and the next dish starts another.
 */
export function createDrawingThread(program = PROGRAM, timeout = DRAWING_TIMEOUT_MILLISECONDS): DrawPixels {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function fail(worker: Worker, error: Error): void {
    if (thread !== worker) return;
    thread = null;
    for (const { reject, deadline } of waiting.values()) {
      clearTimeout(deadline);
      reject(error);
    }
    waiting.clear();
    void worker.terminate();
  }
  function finish(answer: DrawingAnswer): void {
    const drawing = waiting.get(answer.id);
    waiting.delete(answer.id);
    clearTimeout(drawing?.deadline);
    if ('data' in answer) drawing?.resolve(answer.data);
    else drawing?.reject(new Error(answer.error));
    if (waiting.size === 0) idle = setTimeout(end, IDLE_MILLISECONDS).unref();
  }
  function end(): void {
    const worker = thread;
    thread = null;
    void worker?.terminate();
  }
  function start(): Worker {
    // The flags of this process, such as those of a test, are not meant for it.
    const worker = new Worker(program, { execArgv: [] });
    worker.on('message', finish);
    worker.on('error', (error: Error) => fail(worker, error));
    worker.on('exit', () => fail(worker, new Error('The drawing thread ended.')));
    // A process that has nothing else to do may end.
    worker.unref();
    return worker;
  }

  return (options) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      const worker = (thread ??= start());
      const giveUp = () => fail(worker, new Error('A dish took too long to draw.'));
      last += 1;
      // The timer keeps a process alive that waits for nothing but this dish, such as a build.
      waiting.set(last, { resolve, reject, deadline: setTimeout(giveUp, timeout) });
      worker.postMessage({ id: last, options } satisfies DrawingOrder);
    });
}
