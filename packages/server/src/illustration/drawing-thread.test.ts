import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { drawIllustration } from '@ofenpost/illustration/draw-illustration';
import { expect, it } from 'vitest';
import { createDrawingThread } from './drawing-thread.ts';

const PIZZA: Illustration = { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'basil'] };
const OPTIONS = { illustration: PIZZA, seed: 'Margherita', size: 240 };

/** How long, in ms, the event loop stood still at most while `work` went on. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [performance.now(), 0];
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 1);
  await work();
  look();
  clearInterval(timer);
  return longest;
}

it('draws what the engine draws', async () => {
  expect(await createDrawingThread()(OPTIONS)).toEqual(drawIllustration(OPTIONS).data);
});

it('leaves the event loop free for orders', async () => {
  const draw = createDrawingThread();
  await draw(OPTIONS);
  const inside = await longestPause(async () => drawIllustration(OPTIONS));
  const beside = await longestPause(() => draw(OPTIONS));
  expect(beside).toBeLessThan(inside / 2);
});

it('goes on after a dish that cannot be drawn', async () => {
  const draw = createDrawingThread();
  await expect(draw({ ...OPTIONS, size: 1e9 })).rejects.toThrow(
    /Array buffer allocation failed|Invalid typed array length/,
  );
  expect(await draw({ ...OPTIONS, size: 96 })).toHaveLength(96 * 96 * 4);
});

it('fails what waited when its thread dies, and starts another', async () => {
  const dying = new URL(`data:text/javascript,${encodeURIComponent('process.exit(1)')}`);
  const draw = createDrawingThread(dying);
  await expect(draw(OPTIONS)).rejects.toThrow('The drawing thread ended.');
  await expect(draw(OPTIONS)).rejects.toThrow('The drawing thread ended.');
});

it('gives up a dish that takes too long', async () => {
  const endless = new URL(`data:text/javascript,${encodeURIComponent('for (;;);')}`);
  await expect(createDrawingThread(endless, 50)(OPTIONS)).rejects.toThrow('A dish took too long to draw.');
});

it('keeps a process alive until its dish is drawn, and no longer', async () => {
  const program = `const { createDrawingThread } = await import(${JSON.stringify(new URL('./drawing-thread.ts', import.meta.url))});
    console.log((await createDrawingThread()(${JSON.stringify({ ...OPTIONS, size: 48 })})).length);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toBe(`${48 * 48 * 4}\n`);
});
