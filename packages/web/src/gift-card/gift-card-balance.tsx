import { GiftCardSection } from './gift-card-section.tsx';
import { useGiftCardCheck } from './use-gift-card-check.ts';

const NO_ORDER = { code: '', isEditing: false, refusal: null, onCode: () => {} } as const;

/** What is left on a gift card, without an order that it would pay. */
export const GiftCardBalance = () => (
  <GiftCardSection
    giftCard={useGiftCardCheck(NO_ORDER)}
    amount={null}
    error={undefined}
    aside="13 Zeichen"
    action="Guthaben zeigen"
    again="Anderer Gutschein"
  />
);
