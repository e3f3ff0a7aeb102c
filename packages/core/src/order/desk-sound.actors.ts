import { fromCallback, fromPromise } from 'xstate';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import type { BellPort, Ringing } from './bell.port.ts';
import { type BellOrder, type DeskSoundEvent, SOUND_KEY, type SoundChoice, soundChoice } from './desk-sound.machine.ts';

const keptChoice: VersionedValue<SoundChoice> = { key: SOUND_KEY, version: 1, schema: soundChoice };

type DeskSoundPorts = { readonly keyValue: KeyValuePort; readonly bell: BellPort };

/** The work of the desk sound machine, done through the ports. */
export const createDeskSoundActors = ({ keyValue, bell }: DeskSoundPorts) => ({
  restoreChoice: fromPromise<SoundChoice>(async () => readValue(keyValue, keptChoice) ?? 'on'),
  keepChoice: fromPromise<void, SoundChoice>(async ({ input }) => writeValue(keyValue, keptChoice, input)),
  watchBell: fromCallback<BellOrder>(({ sendBack, receive }) => {
    receive(({ type }) => bell[type]());
    return bell.watch((isAudible) =>
      sendBack({ type: isAudible ? 'bell.heard' : 'bell.silenced' } satisfies DeskSoundEvent),
    );
  }),
  ring: fromCallback<BellOrder, Ringing>(({ input }) => bell.ring(input)),
});
