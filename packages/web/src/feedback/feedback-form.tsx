import type { FeedbackDraft } from '@ofenpost/core/feedback/feedback-draft';
import { type SubmitEvent, useRef, useState } from 'react';
import { Field } from '../theme/field.tsx';
import { orderNumberOf } from './order-number-text.ts';
import { StarRating } from './star-rating.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './feedback-page.module.css';

const RATINGS = [
  ['food', 'Wie war das Essen?'],
  ['delivery', 'Wie war die Lieferung?'],
  ['app', 'Wie war das Bestellen?'],
] as const;

/** Matches the first invalid control; of a group of stars it is the first star. */
const FIRST_WRONG = '[role="radiogroup"][aria-invalid="true"] input, :is(input, textarea)[aria-invalid="true"]';

type Props = {
  /** The initial input. */
  readonly entered: FeedbackDraft;
  readonly onSent: () => void;
};

export function FeedbackForm(props: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { value, errors, isBusy, edit, submit } = useFeedbackForm(props);
  const [orderNumber, setOrderNumber] = useState(() => `${value.orderNumber ?? ''}`);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
    form.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  };

  return (
    <form ref={form} noValidate className={`${layout.card} ${styles.form}`} onSubmit={send}>
      <div inert={isBusy} className={styles.fields}>
        {RATINGS.map(([field, label]) => (
          <StarRating
            key={field}
            label={label}
            name={field}
            value={value[field]}
            error={errors[field]}
            onValue={(stars) => edit({ [field]: stars })}
          />
        ))}
        <Field label="Was möchtest du uns sagen?" aside="freiwillig" error={errors['text']}>
          {(control) => (
            <textarea
              {...control}
              rows={5}
              value={value.text}
              onChange={(event) => edit({ text: event.target.value })}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <Field
            label="Bestellnummer"
            aside="freiwillig"
            hint="Sie steht auf der Seite deiner Bestellung."
            error={errors['orderNumber']}
          >
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                value={orderNumber}
                onChange={({ target }) => {
                  setOrderNumber(target.value);
                  edit({ orderNumber: orderNumberOf(target.value) });
                }}
              />
            )}
          </Field>
          <Field
            label="E-Mail oder Telefon"
            aside="freiwillig"
            hint="Nur, wenn du eine Antwort möchtest."
            error={errors['contact']}
          >
            {(control) => (
              <input
                {...control}
                autoComplete="email"
                value={value.contact}
                onChange={(event) => edit({ contact: event.target.value })}
              />
            )}
          </Field>
        </div>
        <button type="submit" className={`${controls.primary} ${styles.submit}`} aria-disabled={isBusy}>
          {isBusy ? 'Wird gesendet …' : 'Absenden'}
        </button>
      </div>
    </form>
  );
}
