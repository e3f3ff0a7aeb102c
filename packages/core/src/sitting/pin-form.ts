import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import type { Ports } from '../ports.ts';
import { ok } from '../result/result.ts';
import { type OwnPin, type PinDraft, pinDraft } from './pin.ts';

/** The values of the form before anything was entered: a PIN is never shown. */
export const BLANK_PIN: PinDraft = { pin: '' };

/** The form with which somebody sets the own PIN. */
export const createPinForm = ({ sitting }: Pick<Ports, 'sitting'>, onSet: (own: OwnPin) => void) =>
  createEditorMachine({ schema: pinDraft, blank: BLANK_PIN }).provide({
    actors: createEditorActors<PinDraft>({
      load: async () => BLANK_PIN,
      save: async ({ value }) => {
        onSet(await sitting.setPin(value.pin));
        return ok(value);
      },
    }),
  });
