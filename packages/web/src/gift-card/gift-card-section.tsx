import type { CheckoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import {
  type GiftCardCheckEvent,
  type RedeemedCard,
  selectCardRefusal,
  selectCodeText,
  selectRedeemedCard,
} from '@ofenpost/core/gift-card/gift-card-check.machine';
import { GIFT_CARD_UNUSABLE } from '@ofenpost/core/gift-card/gift-card-unusable';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Amount } from '../money/amount.tsx';
import { Field } from '../ui/field.tsx';
import type { GiftCardActor } from './use-gift-card-check.ts';
import controls from '../ui/controls.module.css';
import fieldStyles from '../ui/field.module.css';
import styles from './gift-card-section.module.css';

type Props = {
  readonly giftCard: GiftCardActor;
  /** What the card pays of the order, and what is left to pay, in Rappen; null while it is unknown. */
  readonly summary: Pick<CheckoutSummary, 'giftCardAmount' | 'amountDue'> | null;
  /** The server's refusal of the card. */
  readonly error: string | undefined;
  /** The id of the field, for links to it. */
  readonly id?: string;
  readonly aside?: string;
  /** The text of the button beside the field. */
  readonly action?: string;
  /** The text of the button to enter another card, where this one pays nothing. */
  readonly again?: string;
};

export function GiftCardSection(props: Props) {
  const { giftCard } = props;
  const card = useSelector(giftCard, selectRedeemedCard);
  // The pressed button is replaced, so the focus moves to its replacement.
  const [isUsed, setUsed] = useState(false);
  const send = (event: GiftCardCheckEvent) => {
    setUsed(true);
    giftCard.send(event);
  };
  return card === null ? (
    <CodeField {...props} isUsed={isUsed} onEvent={send} />
  ) : (
    <RedeemedCardNote {...props} card={card} isUsed={isUsed} onEvent={send} />
  );
}

type FaceProps = Props & { readonly isUsed: boolean; readonly onEvent: (event: GiftCardCheckEvent) => void };

function CodeField({ giftCard, error, id, aside = 'freiwillig', action = 'Einlösen', isUsed, onEvent }: FaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = useSelector(giftCard, selectCodeText);
  const refusal = useSelector(giftCard, selectCardRefusal);
  const isChecking = useSelector(giftCard, (snapshot) => snapshot.hasTag('busy'));
  useEffect(() => {
    if (refusal !== null) input.current?.focus();
  }, [refusal]);
  const redeemOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // Enter would submit the surrounding form and place the order.
    event.preventDefault();
    onEvent({ type: 'code.submitted' });
  };
  return (
    <Field
      {...(id !== undefined && { id })}
      label="Gutschein"
      aside={aside}
      error={refusal === null ? error : GIFT_CARD_UNUSABLE}
    >
      {(control) => (
        <div className={styles.code}>
          <input
            {...control}
            ref={input}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="XXXX-XXXX-XXXXX"
            autoFocus={isUsed}
            value={text}
            readOnly={isChecking}
            onChange={(event) => giftCard.send({ type: 'text.edited', text: event.target.value })}
            onKeyDown={redeemOnEnter}
          />
          <button
            type="button"
            className={controls.secondary}
            aria-busy={isChecking}
            onClick={() => onEvent({ type: 'code.submitted' })}
          >
            {isChecking ? 'Wird geprüft …' : action}
          </button>
        </div>
      )}
    </Field>
  );
}

/** Whether the card has more, and the order costs more: what was given pays nothing that may not become cheaper. */
const isPartlyUsable = (
  { balance }: RedeemedCard,
  { giftCardAmount, amountDue }: NonNullable<Props['summary']>,
): boolean => amountDue > 0 && balance > giftCardAmount;

/** Shows what the gift card pays and its remaining balance. */
const RedeemedCardNote = ({
  summary,
  error,
  again,
  card,
  isUsed,
  onEvent,
}: FaceProps & { readonly card: RedeemedCard }) => (
  <div>
    <div className={styles.redeemed}>
      <p role="status">
        <b>
          Gutschein{' '}
          <span className={styles.number} translate="no">
            {card.code}
          </span>
        </b>
        <small>
          {summary === null ? (
            <span>
              Guthaben <Amount rappen={card.balance} />
            </span>
          ) : (
            <span>
              bezahlt <Amount rappen={summary.giftCardAmount} /> · danach bleiben{' '}
              <Amount rappen={card.balance - summary.giftCardAmount} />
              {isPartlyUsable(card, summary) && '. Was geschenkt ist, bezahlt keine Spirituosen.'}
            </span>
          )}
        </small>
      </p>
      <button
        type="button"
        className={styles.remove}
        autoFocus={isUsed}
        aria-label={again ?? 'Gutschein entfernen'}
        onClick={() => onEvent({ type: 'card.removed' })}
      >
        {again ?? 'Entfernen'}
      </button>
    </div>
    {error !== undefined && (
      <p className={fieldStyles.error} role="alert" tabIndex={-1}>
        {error}
      </p>
    )}
  </div>
);
