import { ACCOUNT_CHANGED } from '../account/shown-account.ts';
import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import type { Ports } from '../ports.ts';
import { err, ok } from '../result/result.ts';
import { type OwnPin, type PinDraft, pinDraft } from './pin.ts';

/** The values of the form before anything was entered: a PIN is never shown. */
export const BLANK_PIN: PinDraft = { pin: '' };

/** The form with which somebody sets the own PIN: that of the account `shownTo` and of no other. */
export const createPinForm = (
  { sitting }: Pick<Ports, 'sitting'>,
  shownTo: string | undefined,
  onSet: (own: OwnPin) => void,
) =>
  createEditorMachine({ schema: pinDraft, blank: BLANK_PIN }).provide({
    actors: createEditorActors<PinDraft>({
      load: async () => BLANK_PIN,
      save: async ({ value }) => {
        const set = await sitting.setPin(value.pin, shownTo);
        if (!set.ok) return err({ code: 'refused', message: ACCOUNT_CHANGED });
        onSet(set.value);
        return ok(value);
      },
    }),
  });
