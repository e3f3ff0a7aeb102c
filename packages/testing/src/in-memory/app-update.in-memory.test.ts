import { expect, it } from 'vitest';
import { describeAppUpdatePort } from '../contract-suites/app-update.suite.ts';
import { createInMemoryApp } from './app-update.in-memory.ts';

describeAppUpdatePort('in memory', createInMemoryApp);

it('runs a new version only after it was activated and the page was loaded anew', async () => {
  const { appUpdate, publish, runningVersion, reloads } = createInMemoryApp();
  publish(2);
  await appUpdate.reload();
  expect([runningVersion(), reloads()]).toEqual([1, 1]);
  await appUpdate.activate();
  expect(runningVersion()).toBe(1);
  await appUpdate.reload();
  expect([runningVersion(), reloads()]).toEqual([2, 2]);
});
