import { fromPromise } from 'xstate';
import type { ClockPort } from '../time/clock.port.ts';

export const createOpeningHoursActors = ({ clock }: { readonly clock: ClockPort }) => ({
  readClock: fromPromise(() => Promise.resolve(clock.now())),
});
