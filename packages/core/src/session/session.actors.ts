import { fromPromise } from 'xstate';
import type { SessionPort } from './session.port.ts';

export const createSessionActors = ({ session }: { readonly session: SessionPort }) => ({
  signOut: fromPromise(() => session.signOut()),
});
