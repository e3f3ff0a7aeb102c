import { createEditorActors } from '../editor/editor.actors.ts';
import { createEditorMachine } from '../editor/editor.machine.ts';
import type { Ports } from '../ports.ts';
import { err, ok } from '../result/result.ts';
import {
  BLANK_ADJUSTMENT,
  BLANK_GIFT_CARD,
  type GiftCardAdjustment,
  type GiftCardDraft,
  giftCardAdjustment,
  giftCardDraft,
} from './gift-card-draft.ts';
import { giftCardMessage } from './gift-card-messages.ts';
import type { GiftCard } from './gift-card.ts';

type Desk = Pick<Ports, 'giftCardDesk'>;

/**
 * The editor of a new gift card. All its attempts go under one id, so that one whose answer got lost issues no second
 * gift card; what was changed since is refused then.
 */
export function createGiftCardForm(
  { giftCardDesk, idempotencyKey }: Desk & Pick<Ports, 'idempotencyKey'>,
  onIssued: (giftCard: GiftCard) => void,
) {
  const id = idempotencyKey.create();
  return createEditorMachine({ schema: giftCardDraft, blank: BLANK_GIFT_CARD }).provide({
    actors: createEditorActors<GiftCardDraft>({
      load: async () => BLANK_GIFT_CARD,
      save: async ({ value }) => {
        const issued = await giftCardDesk.issue(id, value);
        if (!issued.ok) return err({ code: 'refused', message: giftCardMessage(issued.error) });
        onIssued(issued.value);
        return ok(value);
      },
    }),
  });
}

/** The editor of a correction of the balance. */
export const createAdjustmentForm = ({ giftCardDesk }: Desk, code: string, onAdjusted: (giftCard: GiftCard) => void) =>
  createEditorMachine({ schema: giftCardAdjustment, blank: BLANK_ADJUSTMENT }).provide({
    actors: createEditorActors<GiftCardAdjustment>({
      load: async () => BLANK_ADJUSTMENT,
      save: async ({ value }) => {
        const adjusted = await giftCardDesk.adjust(code, value);
        if (!adjusted.ok) return err({ code: 'refused', message: giftCardMessage(adjusted.error) });
        onAdjusted(adjusted.value);
        return ok(value);
      },
    }),
  });
