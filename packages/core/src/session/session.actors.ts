import { fromPromise } from 'xstate';
import type { SessionPort } from './session.port.ts';

/** The work of the session machine, done through the ports. */
export const createSessionActors = ({ session }: { readonly session: SessionPort }) => ({
  signOut: fromPromise<void>(() => session.signOut()),
});
