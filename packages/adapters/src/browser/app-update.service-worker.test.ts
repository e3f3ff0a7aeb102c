import { type AppUnderTest, describeAppUpdatePort } from '@ofenpost/testing/contract-suites/app-update.suite';
import { record } from '@ofenpost/testing/contract-suites/suite';
import { expect, it, vi } from 'vitest';
import { createAppUpdate } from './app-update.service-worker.ts';
import { createFakeBrowser } from './fake-browser.fixtures.ts';

function openApp({ isSupported }: { readonly isSupported: boolean }): AppUnderTest {
  const { page, becomeStable, publish, breakWorker } = createFakeBrowser();
  const serviceWorker = isSupported ? page.serviceWorker : undefined;
  return { appUpdate: createAppUpdate({ ...page, serviceWorker }), becomeStable, publish, breakWorker };
}

describeAppUpdatePort('in a browser', openApp);

it('does not take its first worker for a new version', async () => {
  const { page } = createFakeBrowser();
  const appUpdate = createAppUpdate(page);
  await appUpdate.register();
  expect(await appUpdate.check()).toBe(false);
});

it('leaves a page alone that runs the new version already, whatever its worker is', async () => {
  const { page, publish, loadFromServer } = createFakeBrowser();
  const appUpdate = createAppUpdate(page);
  await appUpdate.register();
  publish(2);
  loadFromServer();
  expect(await appUpdate.check()).toBe(false);
});

it('finds a version that another tab has activated', async () => {
  const { page, publish } = createFakeBrowser();
  const [appUpdate, otherTab] = [createAppUpdate(page), createAppUpdate(page)];
  await appUpdate.register();
  publish(2);
  await otherTab.check();
  await otherTab.activate();
  expect(await appUpdate.check()).toBe(true);
});

it('loads anew once only where that does not bring the new version', async () => {
  const { page, publish, reloads } = createFakeBrowser({ bringsOldPages: true });
  const appUpdate = createAppUpdate(page);
  await appUpdate.register();
  publish(2);
  expect(await appUpdate.check()).toBe(true);
  await appUpdate.activate();
  await appUpdate.reload();
  expect([await appUpdate.check(), reloads()]).toEqual([false, 1]);
});

it('loads anew once only for a file that is gone for good', async () => {
  const { page, becomeStable, breakWorker } = createFakeBrowser({ bringsOldPages: true });
  const appUpdate = createAppUpdate(page);
  const { values } = record(appUpdate.watch);
  breakWorker('/assets/a.js');
  await appUpdate.reload();
  breakWorker('/assets/a.js');
  becomeStable();
  expect(values).toEqual([{ code: 'unrecoverable', reason: '/assets/a.js' }, { code: 'stable' }]);
});

it('takes a refusal of the browser for switched off, and tells other failures', async () => {
  const { page } = createFakeBrowser();
  const refuse = vi.spyOn(page.serviceWorker, 'register');
  refuse.mockRejectedValueOnce(new DOMException('switched off', 'SecurityError'));
  expect(await createAppUpdate(page).register()).toEqual({ ok: false, error: { code: 'unavailable' } });
  refuse.mockRejectedValueOnce(new TypeError('offline'));
  await expect(createAppUpdate(page).register()).rejects.toThrow('offline');
});

it('registers for the whole site, and past every cache', async () => {
  const { page } = createFakeBrowser();
  const register = vi.spyOn(page.serviceWorker, 'register');
  await createAppUpdate(page).register();
  expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
});
