import type { PushNotice } from '@ofenpost/core/push/push-notice';
import { expect, it } from 'vitest';
import { createFakeScope } from './fake-scope.fixtures.ts';
import { showNotices } from './show-notice.ts';

const GUEST: PushNotice = {
  title: 'Bestellung 1042',
  body: 'Unterwegs zu dir.',
  path: '/order/7?capability=secret',
  tag: 'order-1042',
  onlyWhenHidden: false,
};
const STAFF: PushNotice = {
  ...GUEST,
  body: 'Neu am Bestellpult.',
  path: '/admin/incoming-orders',
  onlyWhenHidden: true,
};

function startedWorker() {
  const browser = createFakeScope();
  showNotices(browser.scope);
  return { ...browser, tell: (notice: PushNotice) => browser.push(JSON.stringify(notice)) };
}

it('shows what becomes of an order, the newest alone', async () => {
  const { tell, notices } = startedWorker();
  await tell({ ...GUEST, body: 'Angenommen.' });
  await tell(GUEST);
  expect(notices()).toEqual(['Bestellung 1042: Unterwegs zu dir.']);
});

it('opens the page of the order once, and brings it to the front afterwards', async () => {
  const { tell, tap, notices, opened, focused, setPages } = startedWorker();
  setPages([{ path: '/', visibilityState: 'visible' }]);
  await tell(GUEST);
  await tap(GUEST.tag);
  expect([notices(), opened]).toEqual([[], ['/order/7?capability=secret']]);
  setPages([{ path: '/order/7', visibilityState: 'hidden' }]);
  await tell(GUEST);
  await tap(GUEST.tag);
  expect([opened.length, focused]).toEqual([1, ['/order/7']]);
});

it('tells the team only while no order desk is visible, and guests in any case', async () => {
  const { tell, notices, setPages } = startedWorker();
  setPages([
    { path: '/admin/incoming-orders', visibilityState: 'hidden' },
    { path: '/admin/incoming-orders', visibilityState: 'visible' },
    { path: '/order/7', visibilityState: 'visible' },
  ]);
  await tell(STAFF);
  expect(notices()).toEqual([]);
  setPages([{ path: '/admin/incoming-orders', visibilityState: 'hidden' }]);
  await tell(STAFF);
  expect(notices()).toEqual(['Bestellung 1042: Neu am Bestellpult.']);
  setPages([{ path: '/order/7', visibilityState: 'visible' }]);
  await tell(GUEST);
  expect(notices()).toEqual(['Bestellung 1042: Unterwegs zu dir.']);
});

it('shows nothing that it cannot read, and opens no other site', async () => {
  const { tell, push, tap, notices, opened } = startedWorker();
  for (const text of [null, '', '{', '[]', '{"title":1}']) await push(text);
  expect(notices()).toEqual([]);
  for (const path of ['https://evil.example/', '//evil.example/']) {
    await tell({ ...GUEST, path });
    await tap(GUEST.tag);
  }
  expect(opened).toEqual([]);
});
