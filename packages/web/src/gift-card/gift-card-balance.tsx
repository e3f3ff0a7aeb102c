import { GiftCardSection } from './gift-card-section.tsx';
import { useGiftCardCheck } from './use-gift-card-check.ts';

const NO_ORDER = { code: '', isEditing: false, refusal: null, onCode: () => {} } as const;

/** Lets guests look up the balance of a gift card without an order. */
export const GiftCardBalance = () => (
  <GiftCardSection
    giftCard={useGiftCardCheck(NO_ORDER)}
    summary={null}
    error={undefined}
    aside="13 Zeichen"
    action="Guthaben zeigen"
    again="Anderer Gutschein"
  />
);
