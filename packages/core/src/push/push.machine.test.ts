import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ok, err } from '../result/result.ts';
import type { PushDevice, PushDevicePort } from './push-device.port.ts';
import {
  createOrderPushActors,
  createStaffPushActors,
  pushMachine,
  selectIsPushBusy,
  selectPush,
} from './push.machine.ts';
import type { PushPort } from './push.port.ts';

const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: 'k', auth: 'a' } };

/** A device and a server that knows at most this device. */
function createWorld({
  permission = 'granted',
  answer = 'yes',
}: Partial<{ permission: PushDevice['permission']; answer: 'yes' | 'no' }> = {}) {
  const followed = new Set<string>();
  const stored = new Map<string, string>();
  let endpoint: string | null = null;
  const subscribe = vi.fn<PushDevicePort['subscribe']>(async (loadKey) => {
    await loadKey();
    if (answer === 'no') return null;
    ({ endpoint } = SUBSCRIPTION);
    return SUBSCRIPTION;
  });
  const push: PushPort = {
    loadKey: async () => 'key',
    followOrder: async (_, each) => ok(void followed.add(each.endpoint)),
    followsOrder: async (_, each) => ok(followed.has(each)),
    leaveOrder: async (_, each) => ok(void followed.delete(each)),
    followDesk: async (each) => ok(void followed.add(each.endpoint)),
    followsDesk: async (each) => followed.has(each),
    leaveDesk: async (each) => void followed.delete(each),
  };
  const keyValue = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const device = { look: async () => ({ permission, endpoint }), subscribe };
  return { push, device, keyValue, followed, subscribe };
}
type World = ReturnType<typeof createWorld>;

async function start(actors: ReturnType<typeof createOrderPushActors>) {
  const actor = createActor(pushMachine.provide({ actors })).start();
  const failures: unknown[] = [];
  actor.on('push.failed', ({ error }) => failures.push(error));
  const settled = async () => {
    const snapshot = await waitFor(actor, (now) => !now.matches('looking') && !selectIsPushBusy(now));
    return selectPush(snapshot);
  };
  const press = (type: 'push.turnedOn' | 'push.turnedOff') => {
    actor.send({ type });
    return settled();
  };
  return { state: await settled(), press, failures };
}
const asGuest = (world: World) => start(createOrderPushActors(world, { id: '1', capability: 'c' }));
const asStaff = (world: World) => start(createStaffPushActors(world));

it.each(['unable', 'blocked'] as const)('is not there where notices are %s', async (permission) => {
  expect((await asGuest(createWorld({ permission }))).state).toBe('unable');
});

it('asks on the tap alone, shows what the server knows, and can be turned off again', async () => {
  const world = createWorld({ permission: 'unasked' });
  const { state, press } = await asGuest(world);
  expect(state).toBe('off');
  expect(world.subscribe).not.toHaveBeenCalled();
  expect(await press('push.turnedOn')).toBe('on');
  expect(world.followed.size).toBe(1);
  expect(await press('push.turnedOff')).toBe('off');
  expect(world.followed.size).toBe(0);
});

it('is on again on the same page later, and off where the server forgot the device', async () => {
  const world = createWorld();
  await (await asGuest(world)).press('push.turnedOn');
  expect((await asGuest(world)).state).toBe('on');
  world.followed.clear();
  expect((await asGuest(world)).state).toBe('off');
});

it('says that it was refused, by the user or by the server, and may be tried again', async () => {
  expect(await (await asGuest(createWorld({ answer: 'no' }))).press('push.turnedOn')).toBe('refused');
  const world = createWorld();
  const followOrder = async () => err({ code: 'pushServiceUnknown' } as const);
  const { press } = await asGuest({ ...world, push: { ...world.push, followOrder } });
  expect(await press('push.turnedOn')).toBe('refused');
  expect(await press('push.turnedOn')).toBe('refused');
});

it('stays what it is when the network fails, says so after a tap, and is silent before one', async () => {
  const world = createWorld();
  const lost = () => Promise.reject(new Error('lost'));
  const on = await asGuest(world);
  await on.press('push.turnedOn');
  const offline = { ...world, push: { ...world.push, loadKey: lost, leaveOrder: lost, followsOrder: lost } };
  const unknown = await asGuest(offline);
  expect([unknown.state, unknown.failures]).toEqual(['unable', []]);
  const stuck = await asGuest({ ...world, push: { ...world.push, leaveOrder: lost } });
  expect([await stuck.press('push.turnedOff'), stuck.failures.length]).toEqual(['on', 1]);
  world.followed.clear();
  const off = await asGuest({ ...world, push: { ...world.push, loadKey: lost } });
  expect([await off.press('push.turnedOn'), off.failures.length]).toEqual(['off', 1]);
});

it('goes on by itself where the team left it on and signed in again, and not where it was turned off', async () => {
  const world = createWorld();
  expect((await asStaff(world)).state).toBe('off');
  const desk = await asStaff(world);
  expect(await desk.press('push.turnedOn')).toBe('on');
  world.followed.clear();
  const again = await asStaff(world);
  expect([again.state, world.followed.size]).toEqual(['on', 1]);
  await again.press('push.turnedOff');
  expect((await asStaff(world)).state).toBe('off');
});
