import { GiftCardSection, useGiftCardCheck } from './gift-card-section.tsx';

const NO_ORDER = { code: '', isEditing: false, refusal: null, onCode: () => {} } as const;

/** Lets guests look up the balance of a gift card without an order. */
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
