import { fromCallback, fromPromise } from 'xstate';
import type { BellPort, Ringing } from '../order/bell.port.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import { type BellOrder, type SoundEvent, SOUND_KEY, type SoundChoice, soundChoice } from './sound.machine.ts';

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
