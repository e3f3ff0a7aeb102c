import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Instant } from '../time/instant.ts';
import type { OpeningHours, Service } from './opening-hours.ts';
import { type OpeningStatus, STATUS_REFRESH_MILLISECONDS, openingStatus } from './opening-status.ts';

type Input = { readonly openingHours: OpeningHours; readonly now: Instant };
type Context = Input & { readonly status: Readonly<Record<Service, OpeningStatus>> };

const judge = ({ openingHours, now }: Input): Context => ({
  openingHours,
  now,
  status: {
    restaurant: openingStatus(openingHours.restaurant, now),
    delivery: openingStatus(openingHours.delivery, now),
  },
});

const readClock = fromPromise<Instant>(() => {
  throw new Error('port not provided: clock');
});

/** The status of both services, judged again every 60 seconds. Source: specification, sections 4 and 9. */
export const openingHoursMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as { type: 'openingHours.changed'; openingHours: OpeningHours } | { type: 'page.shown' },
  },
  actors: { readClock },
  actions: {
    judgeAt: assign(({ context }, now: Instant) => judge({ ...context, now })),
    replaceHours: assign(({ context }, openingHours: OpeningHours) => judge({ ...context, openingHours })),
  },
  delays: { refresh: STATUS_REFRESH_MILLISECONDS },
}).createMachine({
  id: 'openingHours',
  context: ({ input }) => judge(input),
  initial: 'waiting',
  on: {
    'openingHours.changed': { actions: { type: 'replaceHours', params: ({ event }) => event.openingHours } },
    // Timers stand still while a phone sleeps.
    'page.shown': '.readingClock',
  },
  states: {
    waiting: { after: { refresh: 'readingClock' } },
    readingClock: {
      invoke: {
        src: 'readClock',
        onDone: { target: 'waiting', actions: { type: 'judgeAt', params: ({ event }) => event.output } },
        onError: 'waiting',
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof openingHoursMachine>;

export const selectOpeningStatus =
  (service: Service) =>
  ({ context }: Snapshot): OpeningStatus =>
    context.status[service];
export const selectOpeningHours = ({ context }: Snapshot): OpeningHours => context.openingHours;
/** The instant of the last judgement, at most a minute old: good enough for what a page shows. */
export const selectNow = ({ context }: Snapshot): Instant => context.now;
