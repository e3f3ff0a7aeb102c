import { describe, expect, it } from 'vitest';
import { PERMISSIONS, may } from '../role/permission.ts';
import { hasSession, isLoggedIn } from '../role/role.ts';
import { type Device, accountOfDevice, deviceDraft, deviceState } from './device.ts';

const DEVICE: Device = {
  id: '0d6e8b1c-3a3e-4a64-9f0a-2f6b7d1c0001',
  name: 'Ofen links',
  duty: 'kitchen',
  station: 'oven',
  madeAt: '2026-11-20T18:00:00.000Z',
  lastSeenAt: null,
  codeEndsAt: '2026-11-20T18:15:00.000Z',
};
const seen = '2026-11-20T18:05:00.000Z';

describe('a device', () => {
  it.each([
    ['waiting', DEVICE, '2026-11-20T18:14:59.000Z'],
    ['expired', DEVICE, '2026-11-20T18:15:00.000Z'],
    ['started', { ...DEVICE, codeEndsAt: null, lastSeenAt: seen }, seen],
    ['signedOut', { ...DEVICE, codeEndsAt: null }, seen],
  ] as const)('is %s', (state, device, now) => {
    expect(deviceState(device, now)).toBe(state);
  });

  it('may work in the kitchen and read what every screen shows, and nothing else', () => {
    const account = accountOfDevice(DEVICE);
    expect(Object.keys(PERMISSIONS).filter((action) => may(account, action as keyof typeof PERMISSIONS))).toEqual([
      'session.use',
      'restaurant.read',
      'catalogue.read',
      'pickup.read',
      'kitchen.work',
    ]);
  });

  it('has a session, and is nobody', () => {
    const account = accountOfDevice(DEVICE);
    expect([hasSession(account), isLoggedIn(account)]).toEqual([true, false]);
  });

  it.each([
    ['', 'oven'],
    ['x'.repeat(41), 'oven'],
    ['Ofen', 'roof'],
  ])('has no name %j and station %j', (name, station) => {
    expect(deviceDraft.safeParse({ name, station }).success).toBe(false);
  });
});
