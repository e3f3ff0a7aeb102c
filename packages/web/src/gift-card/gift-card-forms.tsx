import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import {
  BLANK_ADJUSTMENT,
  giftCardAdjustmentKind,
  GIFT_CARD_REASON_MAX,
} from '@ofenpost/core/gift-card/gift-card-draft';
import { createAdjustmentForm } from '@ofenpost/core/gift-card/gift-card-form';
import { GIFT_CARD_ADJUSTMENT_LABELS, correctionHint } from '@ofenpost/core/gift-card/gift-card-list';
import { useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Amount } from '../money/amount.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { Field } from '../ui/field.tsx';
import { SignedMoneyInput } from '../ui/typed-input.tsx';
import controls from '../ui/controls.module.css';
import styles from './gift-cards.module.css';

const KINDS = giftCardAdjustmentKind.options.map((value) => ({ value, label: GIFT_CARD_ADJUSTMENT_LABELS[value] }));

type Props = {
  readonly giftCard: GiftCard;
  readonly onAdjusted: (giftCard: GiftCard) => void;
  readonly onOutdated: () => void;
  readonly onClosed: () => void;
};

/** Changes a balance with a reason: as goodwill, or as a correction up or down. */
export function AdjustmentForm({ giftCard, onAdjusted, onOutdated, onClosed }: Props) {
  const { ports, actors } = useApp();
  const element = useRef<HTMLFormElement>(null);
  const [machine] = useState(() =>
    createAdjustmentForm(ports, giftCard, {
      onAdjusted: (adjusted) => {
        onAdjusted(adjusted);
        onClosed();
      },
      onOutdated,
    }),
  );
  const form = useActorRef(machine, { input: { initial: BLANK_ADJUSTMENT, needsChange: false } });
  useEffect(() => {
    const failed = form.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [form, actors]);
  const { kind, amount, reason } = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const refusal = useSelector(form, selectRefusal);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form ref={element} noValidate className={styles.part} aria-label="Guthaben anpassen" onSubmit={submit}>
      <div inert={isBusy} className={styles.fields}>
        <Field label="Änderung" hint="Mit Minus wird abgezogen: -5.00" error={errors['amount']}>
          {(control) => (
            <SignedMoneyInput
              {...control}
              autoFocus
              value={amount}
              onValue={(rappen) => form.send({ type: 'value.edited', change: { amount: rappen } })}
            />
          )}
        </Field>
        <ChoiceField
          name="kind"
          errors={errors}
          label="Worum geht es?"
          value={kind}
          options={KINDS}
          onValue={(chosen) => form.send({ type: 'value.edited', change: { kind: chosen } })}
        />
        {kind !== undefined && (
          <p>{kind === 'adjusted' ? correctionHint(giftCard) : 'Die Kasse bleibt, wie sie ist.'}</p>
        )}
        <Field label="Grund" error={errors['reason']}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => form.send({ type: 'value.edited', change: { reason: target.value } })}
            />
          )}
        </Field>
      </div>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="button" className={controls.quiet} onClick={onClosed}>
          Abbrechen
        </button>
        <button type="submit" className={controls.primary} aria-disabled={isBusy}>
          Anpassen
        </button>
      </div>
    </form>
  );
}

type VoidFormProps = {
  readonly balance: number;
  readonly isBusy: boolean;
  readonly onVoid: (reason: string) => void;
  readonly onClosed: () => void;
};

/** Asks for confirmation and a reason before a gift card is voided for good. */
export function VoidForm({ balance, isBusy, onVoid, onClosed }: VoidFormProps) {
  const [reason, setReason] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() !== '' && !isBusy) onVoid(reason.trim());
  };
  return (
    <form className={styles.part} aria-label="Gutschein sperren" onSubmit={submit}>
      <p>
        Gesperrt bleibt gesperrt: <Amount rappen={balance} /> verfallen, und niemand kann mehr damit bezahlen. Hat er
        eine Bestellung bezahlt, die noch aufgehoben wird, geht dieser Betrag auf einen neuen Gutschein. Die Kasse
        bleibt, wie sie ist: Gibst du Geld zurück oder war es vertippt, korrigiere zuerst auf null.
      </p>
      <Field label="Grund">
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoFocus
            maxLength={GIFT_CARD_REASON_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <button type="button" className={controls.quiet} onClick={onClosed}>
          Abbrechen
        </button>
        <button
          type="submit"
          className={`${controls.primary} ${controls.danger}`}
          disabled={reason.trim() === '' || isBusy}
        >
          Endgültig sperren
        </button>
      </div>
    </form>
  );
}
