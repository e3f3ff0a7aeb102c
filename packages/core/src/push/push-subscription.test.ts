import { expect, it } from 'vitest';
import { isPushEndpoint, pushSubscription } from './push-subscription.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://FCM.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:443/fcm/send/abc',
])('sends to the push service %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://evil.fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://name:word@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com./abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com/abc',
  'https://web.push.apple.com.evil.example',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://localhost/abc',
  'file:///etc/passwd',
  'fcm.googleapis.com/abc',
  '',
  `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
])('sends nothing to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

it('takes keys of the right size alone', () => {
  const endpoint = 'https://fcm.googleapis.com/abc';
  const keys = { p256dh: 'A'.repeat(87), auth: 'B'.repeat(22) };
  expect(pushSubscription.safeParse({ endpoint, keys }).success).toBe(true);
  for (const other of [{ p256dh: 'A'.repeat(86) }, { auth: '' }, { auth: 'B'.repeat(21).concat('=') }])
    expect(pushSubscription.safeParse({ endpoint, keys: { ...keys, ...other } }).success).toBe(false);
});
