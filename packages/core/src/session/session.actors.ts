import { fromPromise } from 'xstate';
import { KEPT_CHECKOUT_KEY } from '../checkout/kept-checkout-key.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import type { SessionPort } from './session.port.ts';

type SessionPorts = { readonly session: SessionPort; readonly keyValue: KeyValuePort };

/** The work of the session machine, done through the ports. */
export const createSessionActors = ({ session, keyValue }: SessionPorts) => ({
  signOut: fromPromise<void>(async () => {
    await session.signOut();
    // The device may be shared: what was entered at checkout goes with the person.
    keyValue.remove(KEPT_CHECKOUT_KEY);
  }),
});
