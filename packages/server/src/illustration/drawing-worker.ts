// The program of the thread that draws dishes.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawRecipe } from '@ofenpost/illustration/draw-recipe';
import type { DrawingAnswer, DrawingOrder } from './drawing-thread.ts';

/** Where there are too few processors, orders go first: this thread gets a tenth of what the server's gets. */
const NICENESS = 10;
// Linux alone counts each thread for itself; elsewhere it would be the whole server.
if (process.platform === 'linux') setPriority(0, NICENESS);

function answerTo({ id, options }: DrawingOrder): DrawingAnswer {
  try {
    return { id, data: drawRecipe(options).data };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (order: DrawingOrder) => {
  const answer = answerTo(order);
  parentPort?.postMessage(answer, 'data' in answer ? [answer.data.buffer] : []);
});
