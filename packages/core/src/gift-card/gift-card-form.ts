import * as z from 'zod/mini';
import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import type { Ports } from '../ports.ts';
import { err, ok } from '../result/result.ts';
import {
  BLANK_ADJUSTMENT,
  BLANK_GIFT_CARD,
  type GiftCardAdjustment,
  type GiftCardDraft,
  giftCardAdjustment,
  giftCardAdjustmentKind,
  giftCardDraft,
} from './gift-card-draft.ts';
import { giftCardMessage } from './gift-card-messages.ts';
import type { GiftCard } from './gift-card.ts';

type GiftCardPorts = Pick<Ports, 'giftCardAdmin'>;

/**
 * The editor of a new gift card. All attempts share one id, so that a retry after a lost answer issues no second gift
 * card; changed content under the same id is refused.
 */
export function createGiftCardForm(
  { giftCardAdmin, idempotencyKey }: GiftCardPorts & Pick<Ports, 'idempotencyKey'>,
  onIssued: (giftCard: GiftCard) => void,
) {
  const id = idempotencyKey.create();
  return createEditorMachine({ schema: giftCardDraft, blank: BLANK_GIFT_CARD }).provide({
    actors: createEditorActors<GiftCardDraft>({
      load: async () => BLANK_GIFT_CARD,
      save: async ({ value }) => {
        const issued = await giftCardAdmin.issue(id, value);
        if (!issued.ok) return err({ code: 'refused', message: giftCardMessage(issued.error) });
        onIssued(issued.value);
        return ok(value);
      },
    }),
  });
}

type Adjusting = {
  readonly onAdjusted: (giftCard: GiftCard) => void;
  /** Called when the balance is no longer the one that was shown. */
  readonly onOutdated: () => void;
};

/** The kind must be chosen, because a missing one would be taxed as a correction. */
const adjustmentForm = z
  .extend(giftCardAdjustment, {
    kind: z
      .optional(giftCardAdjustmentKind)
      .check(z.refine((kind) => kind !== undefined, 'Bitte wähle, ob es Kulanz oder eine Korrektur ist')),
  })
  .check(
    z.refine(({ kind, amount }) => kind !== 'given' || amount > 0, {
      error: 'Kulanz kommt dazu. Abgezogen wird mit einer Korrektur',
      path: ['amount'],
    }),
  );

/** The editor of a change of the shown balance. After a refusal it continues from the balance in the answer. */
export function createAdjustmentForm(
  { giftCardAdmin }: GiftCardPorts,
  { code, balance }: Pick<GiftCard, 'code' | 'balance'>,
  { onAdjusted, onOutdated }: Adjusting,
) {
  let seenBalance = balance;
  return createEditorMachine({ schema: adjustmentForm, blank: BLANK_ADJUSTMENT }).provide({
    actors: createEditorActors<GiftCardAdjustment>({
      load: async () => BLANK_ADJUSTMENT,
      save: async ({ value }) => {
        const adjusted = await giftCardAdmin.adjust(code, { ...value, seenBalance });
        if (adjusted.ok) {
          onAdjusted(adjusted.value);
          return ok(value);
        }
        const { error } = adjusted;
        if (error.code === 'balanceChanged') {
          seenBalance = error.balance;
          onOutdated();
        }
        return err({ code: 'refused', message: giftCardMessage(error) });
      },
    }),
  });
}
