import { fromPromise } from 'xstate';
import type { Ports } from '../ports.ts';

/** The work of the connection machine, done through the port. */
export const createConnectionActors = ({ connection }: Pick<Ports, 'connection'>) => ({
  reach: fromPromise<void>(() => connection.reach()),
});
