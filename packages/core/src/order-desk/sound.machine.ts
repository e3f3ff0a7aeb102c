import { type SnapshotFrom, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import * as z from 'zod/mini';
import type { Alarm } from '../order/order-alarm.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import type { Ringing, BellPort } from './bell.port.ts';

/** The choice of staff on this device. */
const soundChoice = z.enum(['on', 'off']);
type SoundChoice = z.infer<typeof soundChoice>;

/** The storage key of the choice. */
export const SOUND_KEY = 'desk-sound';

type SoundEvent =
  | { type: 'level.changed'; level: Alarm['level'] }
  | { type: 'sound.turnedOn' }
  | { type: 'sound.turnedOff' }
  | { type: 'sound.tried' }
  /** Somebody has heard that an order waits, and wants a minute without its sound. */
  | { type: 'minute.wanted' }
  /** An order has become likely to be late. */
  | { type: 'lateness.foreseen' }
  /** A tap counted for nothing, because its target had just moved. */
  | { type: 'tap.ignored' }
  /** Any press on the page: browsers play sound only after one. */
  | { type: 'page.pressed' }
  | { type: 'bell.rang' }
  | { type: 'bell.silenced' };

/** So long no waiting order rings once somebody has heard it, in ms. Cancellations and alarms still do. */
const QUIET_MS = 60_000;

/** The commands to the bell while it is watched. */
type BellOrder = { type: 'wake' } | { type: 'test' } | { type: 'warn' } | { type: 'ignore' };

type Context = { readonly level: Alarm['level'] };

const restoreChoice = fromPromise<SoundChoice>(() => {
  throw new Error('port not provided: keyValue');
});
const saveChoice = fromPromise<void, SoundChoice>(() => {
  throw new Error('port not provided: keyValue');
});
const watchBell = fromCallback<BellOrder>(() => {
  throw new Error('port not provided: bell');
});
const ring = fromCallback<BellOrder, Ringing>(() => {
  throw new Error('port not provided: bell');
});

/**
 * Whether and how the order desk rings: repeatedly until no order waits
 * and every cancellation was seen. It is on by default; the browser may block the
 * sound until the first tap.
 */
export const soundMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SoundEvent,
    children: {} as { bell: 'watchBell' },
  },
  actors: { restoreChoice, storeChoice: saveChoice, watchBell, ring },
  delays: { quietMinute: QUIET_MS },
  guards: {
    isOff: (_, choice: SoundChoice) => choice === 'off',
    isLevel: ({ context }, level: Alarm['level']) => context.level === level,
  },
  actions: {
    setLevel: assign((_, level: Alarm['level']) => ({ level })),
    wakeBell: sendTo('bell', { type: 'wake' }),
    testBell: sendTo('bell', { type: 'test' }),
    warnByBell: sendTo('bell', { type: 'warn' }),
    ignoreByBell: sendTo('bell', { type: 'ignore' }),
  },
}).createMachine({
  id: 'sound',
  context: { level: 'none' },
  initial: 'restoring',
  on: { 'level.changed': { actions: { type: 'setLevel', params: ({ event }) => event.level } } },
  states: {
    restoring: {
      invoke: {
        src: 'restoreChoice',
        onDone: [{ guard: { type: 'isOff', params: ({ event }) => event.output }, target: 'off' }, { target: 'on' }],
        onError: 'on',
      },
    },
    off: {
      // A choice that cannot be stored applies until the page is left.
      invoke: { src: 'storeChoice', input: 'off', onError: {} },
      on: { 'sound.turnedOn': 'on' },
    },
    on: {
      invoke: [
        { src: 'storeChoice', input: 'on', onError: {} },
        { id: 'bell', src: 'watchBell', onError: '.broken' },
      ],
      on: { 'sound.turnedOff': 'off', 'bell.silenced': '.blocked' },
      initial: 'blocked',
      states: {
        blocked: {
          on: {
            'bell.rang': 'audible',
            'page.pressed': { actions: 'wakeBell' },
            'sound.tried': { actions: 'testBell' },
          },
        },
        audible: {
          on: { 'lateness.foreseen': { actions: 'warnByBell' }, 'tap.ignored': { actions: 'ignoreByBell' } },
          initial: 'quiet',
          states: {
            quiet: {
              on: { 'sound.tried': { actions: 'testBell' } },
              always: [
                { guard: { type: 'isLevel', params: 'new' }, target: 'ringing' },
                { guard: { type: 'isLevel', params: 'cancelled' }, target: 'signalling' },
                { guard: { type: 'isLevel', params: 'alarm' }, target: 'alarming' },
              ],
            },
            ringing: {
              invoke: { src: 'ring', input: 'new', onError: '#sound.on.broken' },
              on: { 'minute.wanted': 'muted' },
              always: [
                { guard: { type: 'isLevel', params: 'none' }, target: 'quiet' },
                { guard: { type: 'isLevel', params: 'cancelled' }, target: 'signalling' },
                { guard: { type: 'isLevel', params: 'alarm' }, target: 'alarming' },
              ],
            },
            /** A minute of quiet, for what waits. What a guest cancelled, and what waits too long, is heard. */
            muted: {
              after: { quietMinute: 'quiet' },
              always: [
                { guard: { type: 'isLevel', params: 'none' }, target: 'quiet' },
                { guard: { type: 'isLevel', params: 'cancelled' }, target: 'signalling' },
                { guard: { type: 'isLevel', params: 'alarm' }, target: 'alarming' },
              ],
            },
            signalling: {
              invoke: { src: 'ring', input: 'cancelled', onError: '#sound.on.broken' },
              always: [
                { guard: { type: 'isLevel', params: 'none' }, target: 'quiet' },
                { guard: { type: 'isLevel', params: 'new' }, target: 'ringing' },
                { guard: { type: 'isLevel', params: 'alarm' }, target: 'alarming' },
              ],
            },
            alarming: {
              invoke: { src: 'ring', input: 'alarm', onError: '#sound.on.broken' },
              always: [
                { guard: { type: 'isLevel', params: 'none' }, target: 'quiet' },
                { guard: { type: 'isLevel', params: 'new' }, target: 'ringing' },
                { guard: { type: 'isLevel', params: 'cancelled' }, target: 'signalling' },
              ],
            },
          },
        },
        /** This browser has no bell, or it failed: the board works without it and shows that. */
        broken: {},
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof soundMachine>;

/** Whether an order rings now, so that a minute of quiet can be had. */
export const selectIsRinging = (snapshot: Snapshot): boolean => snapshot.matches({ on: { audible: 'ringing' } });
/** Whether such a minute runs. */
export const selectIsMuted = (snapshot: Snapshot): boolean => snapshot.matches({ on: { audible: 'muted' } });

export type Sound = 'starting' | 'off' | 'blocked' | 'on' | 'broken';

/** `on` only while the bell is audible: the board must not claim to ring when it cannot. */
export function selectSound(snapshot: Snapshot): Sound {
  if (snapshot.matches('restoring')) return 'starting';
  if (snapshot.matches('off')) return 'off';
  if (snapshot.matches({ on: 'broken' })) return 'broken';
  return snapshot.matches({ on: 'audible' }) ? 'on' : 'blocked';
}

const storedChoice: VersionedValue<SoundChoice> = { key: SOUND_KEY, version: 1, schema: soundChoice };

type SoundPorts = { readonly keyValue: KeyValuePort; readonly bell: BellPort };

/** The work of the sound machine of the order desk, done through the ports. */
export const createSoundActors = ({ keyValue, bell }: SoundPorts) => ({
  restoreChoice: fromPromise<SoundChoice>(async () => readValue(keyValue, storedChoice) ?? 'on'),
  storeChoice: fromPromise<void, SoundChoice>(async ({ input }) => writeValue(keyValue, storedChoice, input)),
  watchBell: fromCallback<BellOrder>(({ sendBack, receive }) => {
    receive(({ type }) => bell[type]());
    return bell.watch((isAudible) =>
      sendBack({ type: isAudible ? 'bell.rang' : 'bell.silenced' } satisfies SoundEvent),
    );
  }),
  ring: fromCallback<BellOrder, Ringing>(({ input }) => bell.ring(input)),
});
