import { fromPromise } from 'xstate';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';

/** The work of the order alarm machine, done through the ports. */
export const createOrderAlarmActors = ({ clock }: { readonly clock: ClockPort }) => ({
  readClock: fromPromise<Instant>(async () => clock.now()),
});
