import { isSame } from '@ofenpost/core/editor/compare';
import { selectFieldErrors, selectValue } from '@ofenpost/core/editor/editor.machine';
import { editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import { BLANK_FEEDBACK, type FeedbackDraft } from '@ofenpost/core/feedback/feedback';
import { FEEDBACK_FORM, createFeedbackForm } from '@ofenpost/core/feedback/feedback-form';
import { cleanCode } from '@ofenpost/core/text/clean-text';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState, type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useFormDraft } from '../record/use-form-draft.ts';
import { Field } from '../ui/field.tsx';
import { StarRating } from './star-rating.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './feedback-page.module.css';

/** Parses an order number: null for empty text, and NaN for other text, which the schema refuses. */
export function orderNumberOf(text: string): number | null {
  const number = cleanCode(text);
  if (number === '') return null;
  return /^\d+$/.test(number) ? Number(number) : Number.NaN;
}

const BLANK = editedDraftOf({ version: 0, value: BLANK_FEEDBACK });

type Options = {
  /** The unsent input of the last visit. */
  readonly entered: FeedbackDraft;
  readonly onSent: () => void;
};

/** Joins the feedback form to the toasts; the input is stored on the device until it is sent. */
function useFeedbackForm({ entered, onSent }: Options) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => createFeedbackForm(ports));
  const actor = useActorRef(machine, { input: { initial: BLANK_FEEDBACK, needsChange: false, entered } });
  const value = useSelector(actor, selectValue);
  const [isSent, setSent] = useState(false);
  const form = useMemo(() => ({ base: BLANK, value: editedDraftOf({ version: 0, value }) }), [value]);
  useFormDraft<FeedbackDraft>(FEEDBACK_FORM.form, { ...form, isChanged: !isSent && !isSame(value, BLANK_FEEDBACK) });
  const reportSent = useEffectEvent(onSent);
  // The callback waits until the stored input has been deleted.
  useEffect(() => {
    if (isSent) reportSent();
  }, [isSent]);
  useEffect(() => {
    const sent = actor.on('saved', () => setSent(true));
    const failed = actor.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => {
      sent.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors]);
  return {
    value,
    errors: useSelector(actor, selectFieldErrors),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    edit: (change: Partial<FeedbackDraft>) => actor.send({ type: 'value.edited', change }),
    /** The errors are rendered when it returns. */
    submit: () => flushSync(() => actor.send({ type: 'form.submitted' })),
  };
}

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
