import { toastMachine } from '@ofenpost/core/toast/toast.machine';
import { expect, it, vi } from 'vitest';
import { atWork } from './at-work.ts';

it('builds no machine where nothing is started', () => {
  const work = vi.fn<() => object>(() => ({}));
  expect(atWork(toastMachine, work)).toBe(toastMachine);
  expect(work).not.toHaveBeenCalled();
});
