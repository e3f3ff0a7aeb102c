import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import { type Places, stablePlaces } from '../list/stable-places.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import type { PickupBoard } from './pickup-board.ts';
import type { PickupPort } from './pickup.port.ts';

/** A board, and when it was loaded. */
export type LoadedBoard = { readonly board: PickupBoard; readonly at: Instant };

type Context = { readonly loaded: LoadedBoard; readonly places: Places<number>; readonly isOffline: boolean };

const load = fromPromise<LoadedBoard>(() => {
  throw new Error('port not provided: pickup');
});

/** A few seconds are soon enough for who stands before the screen. */
const INTERVAL_MILLISECONDS = 5_000;
/** An answer that takes longer does not come any more. */
const DEADLINE_MILLISECONDS = 8_000;

const contextOf = (loaded: LoadedBoard, places: Places<number>): Context => ({
  loaded,
  places: stablePlaces(
    places,
    loaded.board.ready.map(({ number }) => number),
  ),
  isOffline: false,
});

/**
 * The pick-up screen asks for its board every few seconds. Without an answer it goes on showing the last one, and says
 * of when that is.
 */
export const pickupMachine = setup({
  types: { context: {} as Context, input: {} as LoadedBoard },
  actors: { load },
  delays: { interval: INTERVAL_MILLISECONDS, deadline: DEADLINE_MILLISECONDS },
  actions: {
    show: assign(({ context: { places } }, loaded: LoadedBoard) => contextOf(loaded, places)),
    goOffline: assign({ isOffline: true }),
  },
}).createMachine({
  id: 'pickup',
  context: ({ input }) => contextOf(input, []),
  initial: 'shown',
  states: {
    shown: { after: { interval: 'loading' } },
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: { target: 'shown', actions: 'goOffline' },
      },
      after: { deadline: { target: 'shown', actions: 'goOffline' } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof pickupMachine>;

/** The last board that was loaded. */
export const selectLoaded = ({ context }: Snapshot): LoadedBoard => context.loaded;
/** The ready numbers, each in its place. */
export const selectPlaces = ({ context }: Snapshot): Places<number> => context.places;
/** Whether the last question had no answer. */
export const selectIsOffline = ({ context }: Snapshot): boolean => context.isOffline;

/** The work of the pick-up machine, done through the ports. */
export const createPickupActors = ({ pickup, clock }: { readonly pickup: PickupPort; readonly clock: ClockPort }) => ({
  load: fromPromise<LoadedBoard>(async () => ({ board: await pickup.load(), at: clock.now() })),
});
