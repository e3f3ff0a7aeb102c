import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { acceptByTap, openBoard, openOrder } from './desk.ts';
import { expect, test } from './test.ts';
import { reload } from './visit.ts';

test.use({ environment: { SERVICE_WORKER: 'on' } });

const ASK = 'Sag mir Bescheid, wenn mein Fladen unterwegs ist.';
const PROMISE = 'Du bekommst hier Bescheid, wenn dein Fladen unterwegs ist.';

/** Chromium without a screen reaches no push service, so its subscription and the answer to its question are made up. */
async function pretendPushService(page: Page, answer: NotificationPermission = 'granted'): Promise<void> {
  await page.addInitScript((permission) => {
    let isSubscribed = localStorage.getItem('pretended') !== null;
    const bytes = (length: number) =>
      btoa('k'.repeat(length)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const json = { endpoint: 'https://fcm.googleapis.com/fcm/send/e2e', keys: { p256dh: bytes(65), auth: bytes(16) } };
    const subscription = { ...json, toJSON: () => json, unsubscribe: async () => true };
    PushManager.prototype.getSubscription = async () => (isSubscribed ? (subscription as never) : null);
    PushManager.prototype.subscribe = async () => {
      isSubscribed = true;
      localStorage.setItem('pretended', 'yes');
      return subscription as never;
    };
    const chosen = () => localStorage.getItem('chosen');
    Object.defineProperty(Notification, 'permission', { get: () => chosen() ?? 'default' });
    Notification.requestPermission = async () => {
      localStorage.setItem('chosen', permission);
      return permission;
    };
  }, answer);
}

test('a guest is asked on the tap alone, and the line says what is true, also after a reload', async ({ page }) => {
  await pretendPushService(page);
  await openOrder(page);
  await expect(page.getByText(ASK)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await page.getByRole('button', { name: 'Ja, gern' }).click();
  await expect(page.getByText(PROMISE)).toBeVisible();
  await reload(page);
  await expect(page.getByText(PROMISE)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Doch nicht' }).click();
  await expect(page.getByText(ASK)).toBeVisible();
  await reload(page);
  await expect(page.getByText(ASK)).toBeVisible();
});

test('a guest who refuses reads why, and later nothing more', async ({ page }) => {
  await pretendPushService(page, 'denied');
  await openOrder(page);
  await page.getByRole('button', { name: 'Ja, gern' }).click();
  await expect(page.getByText('Dein Browser lässt keine Meldungen zu.')).toBeVisible();
  const loaded = page.waitForResponse(/order-push.*\.js/);
  await reload(page);
  await loaded;
  await expect(page.getByText('Diese Seite zeigt den Stand live.')).toBeVisible();
  await expect(page.getByText(ASK)).toBeHidden();
});

test('the team turns notices on and off in the menu of the desk', async ({ page }) => {
  await pretendPushService(page);
  await openBoard(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const toggle = page.getByRole('switch', { name: 'Meldungen auf diesem Gerät' });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expectAccessible(page);
  await reload(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(toggle).toBeChecked();

  await toggle.click();
  await expect(toggle).not.toBeChecked();
});

test('an order goes its way where notices cannot be sent', { tag: '@flow' }, async ({ page, openBrowser }) => {
  await pretendPushService(page);
  const number = await openOrder(page);
  await page.getByRole('button', { name: 'Ja, gern' }).click();
  await expect(page.getByText(PROMISE)).toBeVisible();
  const staff = await openBrowser();
  await openBoard(staff);
  await acceptByTap(staff, number);
  await expect(page.getByRole('heading', { name: 'Angenommen' })).toBeVisible();
});
