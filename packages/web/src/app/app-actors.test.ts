import { toastMachine } from '@ofenpost/core/toast/toast.machine';
import { expect, it, vi } from 'vitest';
import { inBrowser } from './app-actors.tsx';

it('builds no machine where nothing is started', () => {
  const work = vi.fn<() => object>(() => ({}));
  expect(inBrowser(toastMachine, work)).toBe(toastMachine);
  expect(work).not.toHaveBeenCalled();
});
