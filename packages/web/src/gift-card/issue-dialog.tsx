import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import { BLANK_GIFT_CARD, GREETING_MAX, type GiftCardDraft } from '@ofenpost/core/gift-card/gift-card-draft';
import { createGiftCardForm } from '@ofenpost/core/gift-card/gift-card-form';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { PaymentMethodChips } from '../money/payment-method-chips.tsx';
import { Field } from '../ui/field.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';
import controls from '../ui/controls.module.css';
import field from '../ui/field.module.css';
import styles from './gift-cards.module.css';

/** Joins the form of a new gift card to the toasts. The first `onIssued` is used throughout. */
function useIssueForm(onIssued: (giftCard: GiftCard) => void) {
  const { ports, actors } = useApp();
  const [machine] = useState(() =>
    createGiftCardForm(ports, (giftCard) => {
      const detail = giftCard.email === null ? '' : `Er geht an ${giftCard.email}.`;
      const message = { kind: 'success', title: 'Gutschein ausgestellt', detail } as const;
      actors.toast.send({ type: 'toast.shown', message });
      onIssued(giftCard);
    }),
  );
  const actor = useActorRef(machine, { input: { initial: BLANK_GIFT_CARD, needsChange: false } });
  useEffect(() => {
    const failed = actor.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}

const FORM_ID = 'gift-card';
/** The most frequent amounts, in Rappen. */
const USUAL = [2000, 5000, 10_000];

type Props = { readonly onIssued: (giftCard: GiftCard) => void; readonly onClosed: () => void };

/** Issues a gift card. An idempotency key prevents a second one after a double press or a lost response. */
export function IssueDialog({ onIssued, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const issued = useRef<GiftCard | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useIssueForm((giftCard) => {
    issued.current = giftCard;
    setOpen(false);
  });
  const { amount, buyer, greeting, email, paidWith } = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const refusal = useSelector(form, selectRefusal);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const edit = (change: Partial<GiftCardDraft>) => form.send({ type: 'value.edited', change });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <PageDialog
      title="Gutschein ausstellen"
      holdsInput
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={() => (issued.current === null ? onClosed() : onIssued(issued.current))}
      foot={
        <div className={styles.buttons}>
          <button type="button" className={controls.secondary} onClick={() => setOpen(false)}>
            Abbrechen
          </button>
          <button type="submit" form={FORM_ID} className={controls.primary} aria-disabled={isBusy}>
            {isBusy ? 'Wird ausgestellt …' : 'Ausstellen'}
          </button>
        </div>
      }
    >
      <form ref={element} id={FORM_ID} noValidate className={styles.form} onSubmit={submit}>
        <div inert={isBusy} className={styles.fields}>
          <Field label="Betrag" error={errors['amount']}>
            {(control) => <MoneyInput {...control} value={amount} onValue={(rappen) => edit({ amount: rappen })} />}
          </Field>
          <div className={styles.quick} role="group" aria-label="Übliche Beträge">
            <RadioChips
              name="usual"
              options={USUAL}
              textOf={formatMoney}
              chosen={amount}
              onChosen={(rappen) => edit({ amount: rappen })}
            />
          </div>
          <fieldset className={styles.paidWith}>
            <legend className={field.label}>Womit wird er bezahlt?</legend>
            <PaymentMethodChips name="paidWith" chosen={paidWith} onChosen={(method) => edit({ paidWith: method })} />
          </fieldset>
          <Field label="Wer kauft ihn?" error={errors['buyer']}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                value={buyer}
                onChange={({ target }) => edit({ buyer: target.value })}
              />
            )}
          </Field>
          <Field label="Gruss" aside="freiwillig" hint="Er steht auf dem Gutschein." error={errors['greeting']}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={GREETING_MAX + 1}
                value={greeting}
                onChange={({ target }) => edit({ greeting: target.value })}
              />
            )}
          </Field>
          <Field
            label="E-Mail"
            aside="freiwillig"
            hint="Dorthin schicken wir ihn. Ohne E-Mail wird er gedruckt."
            error={errors['email']}
          >
            {(control) => (
              <input
                {...control}
                type="email"
                autoComplete="off"
                value={email ?? ''}
                onChange={({ target }) => edit({ email: target.value.trim() === '' ? null : target.value })}
              />
            )}
          </Field>
        </div>
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
      </form>
    </PageDialog>
  );
}
