import { type SnapshotFrom, emit, fromPromise, setup } from 'xstate';
import type { OrderKey } from '../order/order.port.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import type { PushDevicePort } from './push-device.port.ts';
import type { PushSubscriptionKeys } from './push-subscription.ts';
import type { PushPort } from './push.port.ts';

/** The storage key of the team's choice on this device. */
const CHOICE_KEY = 'desk-notices';

/**
 * Whether this device is told: `unable` where it cannot be, and `refused` where the user, the browser or the server said
 * no to a tap.
 */
export type PushState = 'unable' | 'off' | 'on' | 'refused';

type PushMachineEvent = { type: 'push.turnedOn' } | { type: 'push.turnedOff' };
type Emitted = { type: 'push.failed'; error: unknown };

const unprovided = () => {
  throw new Error('port not provided: push');
};
const look = fromPromise<PushState>(unprovided);
const turnOn = fromPromise<PushState>(unprovided);
const turnOff = fromPromise<void>(unprovided);

const found = (target: PushState) => ({
  guard: {
    type: 'isState' as const,
    params: ({ event }: { event: { output: PushState } }) => [event.output, target] as const,
  },
  target,
});
const CHANGES = [found('on'), found('off'), found('refused'), { target: 'unable' as const }];
const failure = { type: 'emitFailure' as const, params: ({ event }: { event: { error: unknown } }) => event };

/** The switch of the notices on this device. It shows what the server knows, not what was wished. */
export const pushMachine = setup({
  types: { events: {} as PushMachineEvent, emitted: {} as Emitted },
  actors: { look, turnOn, turnOff },
  guards: { isState: (_, [state, target]: readonly [PushState, PushState]) => state === target },
  actions: { emitFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'push.failed', error })) },
}).createMachine({
  id: 'push',
  initial: 'looking',
  states: {
    // Nobody has asked yet, so a failure is not shown; without an answer the switch is not there.
    looking: { invoke: { src: 'look', onDone: CHANGES, onError: 'unable' } },
    unable: {},
    refused: { on: { 'push.turnedOn': 'turningOn' } },
    off: { on: { 'push.turnedOn': 'turningOn' } },
    on: { on: { 'push.turnedOff': 'turningOff' } },
    turningOn: {
      tags: 'busy',
      invoke: { src: 'turnOn', onDone: CHANGES, onError: { target: 'off', actions: failure } },
    },
    turningOff: {
      tags: 'busy',
      invoke: { src: 'turnOff', onDone: 'off', onError: { target: 'on', actions: failure } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof pushMachine>;

/** Null while the state is not known yet. While it changes, the state before is shown. */
export function selectPush(snapshot: Snapshot): PushState | null {
  if (snapshot.matches('turningOn')) return 'off';
  if (snapshot.matches('turningOff')) return 'on';
  return (['unable', 'refused', 'off', 'on'] as const).find((state) => snapshot.matches(state)) ?? null;
}

export const selectIsPushBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** What is followed: an order, or all of them. */
type Follower = {
  readonly follow: (subscription: PushSubscriptionKeys) => Promise<{ readonly ok: boolean }>;
  readonly follows: (endpoint: string) => Promise<boolean>;
  readonly leave: (endpoint: string) => Promise<unknown>;
  /** Whether the switch was left on, where the device goes on by itself after signing in again. */
  readonly choice?: { readonly read: () => boolean; readonly write: (isOn: boolean) => void };
};

type Ports = { readonly push: PushPort; readonly device: PushDevicePort };

function createPushActors({ push, device }: Ports, { follow, follows, leave, choice }: Follower) {
  async function begin(): Promise<PushState> {
    const subscription = await device.subscribe(() => push.loadKey());
    if (subscription === null || !(await follow(subscription)).ok) return 'refused';
    choice?.write(true);
    return 'on';
  }
  return {
    look: fromPromise<PushState>(async () => {
      const { permission, endpoint } = await device.look();
      if (permission === 'unable' || permission === 'blocked') return 'unable';
      if (permission === 'unasked') return 'off';
      if (endpoint !== null && (await follows(endpoint))) return 'on';
      // The permission is given, so this asks nobody.
      return choice?.read() === true ? begin() : 'off';
    }),
    turnOn: fromPromise<PushState>(begin),
    turnOff: fromPromise<void>(async () => {
      choice?.write(false);
      const { endpoint } = await device.look();
      if (endpoint !== null) await leave(endpoint);
    }),
  };
}

/** The work of the machine for an order of a guest. */
export const createOrderPushActors = (ports: Ports, key: OrderKey) =>
  createPushActors(ports, {
    follow: (subscription) => ports.push.followOrder(key, subscription),
    follows: async (endpoint) => {
      const answer = await ports.push.followsOrder(key, endpoint);
      return answer.ok && answer.value;
    },
    leave: (endpoint) => ports.push.leaveOrder(key, endpoint),
  });

/** The work of the machine for the order desk of the team. */
export const createStaffPushActors = ({ keyValue, ...ports }: Ports & { readonly keyValue: KeyValuePort }) =>
  createPushActors(ports, {
    follow: (subscription) => ports.push.followDesk(subscription),
    follows: (endpoint) => ports.push.followsDesk(endpoint),
    leave: (endpoint) => ports.push.leaveDesk(endpoint),
    choice: {
      read: () => keyValue.read(CHOICE_KEY) !== null,
      write: (isOn) => (isOn ? keyValue.write(CHOICE_KEY, 'on') : keyValue.remove(CHOICE_KEY)),
    },
  });
