import { err, ok } from '@ofenpost/core/result/result';
import { describe, expect, it, vi } from 'vitest';
import type { InMemoryApp } from '../in-memory/app-update.in-memory.ts';
import { record } from './suite.ts';

/** What a suite needs of an implementation: the app, and the means to cause what it reports. */
export type AppUnderTest = Pick<InMemoryApp, 'appUpdate' | 'becomeStable' | 'publish' | 'breakWorker'>;

type OpenApp = (options: { readonly isSupported: boolean }) => AppUnderTest;

/** Everything that an implementation of the app update port must do. */
export function describeAppUpdatePort(name: string, openApp: OpenApp): void {
  describe(`the app update port, ${name}`, () => {
    it('registers, also a second time', async () => {
      const { appUpdate } = openApp({ isSupported: true });
      expect([await appUpdate.register(), await appUpdate.register()]).toEqual([ok(undefined), ok(undefined)]);
    });

    it('says where there are no service workers', async () => {
      const { appUpdate } = openApp({ isSupported: false });
      expect(await appUpdate.register()).toEqual(err({ code: 'unavailable' }));
      await expect(appUpdate.check()).rejects.toBeInstanceOf(Error);
    });

    it('finds a new version until the page runs it', async () => {
      const { appUpdate, publish } = openApp({ isSupported: true });
      await appUpdate.register();
      expect(await appUpdate.check()).toBe(false);
      publish(2);
      expect(await appUpdate.check()).toBe(true);
      await appUpdate.activate();
      expect(await appUpdate.check()).toBe(true);
      await appUpdate.reload();
      expect(await appUpdate.check()).toBe(false);
    });

    it('tells when the app is stable and when the worker is broken, as long as somebody watches', async () => {
      const { appUpdate, becomeStable, breakWorker } = openApp({ isSupported: true });
      const { values, losses, stop } = record(appUpdate.watch);
      becomeStable();
      breakWorker('a file is gone');
      const changes = [{ code: 'stable' }, { code: 'unrecoverable', reason: 'a file is gone' }];
      await vi.waitFor(() => expect(values).toEqual(changes));
      stop();
      breakWorker('another file is gone');
      expect([values.length, losses]).toEqual([2, []]);
    });

    it('tells late watchers that the app is stable already', async () => {
      const { appUpdate, becomeStable } = openApp({ isSupported: true });
      becomeStable();
      const { values } = record(appUpdate.watch);
      await vi.waitFor(() => expect(values).toEqual([{ code: 'stable' }]));
      const stopped = record(appUpdate.watch);
      stopped.stop();
      await vi.waitFor(() => expect(values).toHaveLength(1));
      expect(stopped.values).toEqual([]);
    });
  });
}
