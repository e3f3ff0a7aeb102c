import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import { BLANK_WEBHOOK, type MadeWebhook, type WebhookDraft } from '@ofenpost/core/webhook/webhook';
import { WEBHOOK_EVENTS, WEBHOOK_EVENT_LABELS, type WebhookEvent } from '@ofenpost/core/webhook/webhook-event';
import { createWebhookForm } from '@ofenpost/core/webhook/webhook-form';
import { useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActors, useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import controls from '../ui/controls.module.css';
import field from '../ui/field.module.css';
import styles from './webhooks.module.css';

const FORM_ID = 'webhook';

function useWebhookForm(onMade: (made: MadeWebhook) => void) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => createWebhookForm(ports, onMade));
  const actor = useActorRef(machine, { input: { initial: BLANK_WEBHOOK, needsChange: false } });
  useEffect(() => {
    const failed = actor.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}

/** The secret of a new webhook, which is shown this one time. */
function Secret({ secret }: { readonly secret: string }) {
  const { toast } = useActors();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.send({ type: 'toast.shown', message: { kind: 'success', title: 'Geheimnis kopiert', detail: '' } });
    } catch {
      const detail = 'Markiere das Geheimnis und kopiere es von Hand.';
      toast.send({ type: 'toast.shown', message: { kind: 'error', title: 'Das Kopieren hat nicht geklappt', detail } });
    }
  };
  return (
    <div className={styles.made}>
      <p>
        Damit prüft das andere Programm, dass eine Nachricht von euch kommt. Wir zeigen es nur jetzt. Bewahr es auf, wo
        du auch Passwörter aufbewahrst.
      </p>
      <output className={styles.secret} translate="no" aria-label="Geheimnis">
        {secret}
      </output>
      <button type="button" className={controls.secondary} onClick={() => void copy()}>
        Kopieren
      </button>
    </div>
  );
}

type EventsProps = {
  readonly chosen: readonly WebhookEvent[];
  readonly error: string | undefined;
  readonly onChosen: (events: WebhookEvent[]) => void;
};

function Events({ chosen, error, onChosen }: EventsProps) {
  const noteId = useId();
  return (
    <fieldset className={styles.eventChoices} aria-describedby={error === undefined ? undefined : noteId}>
      <legend className={field.label}>Was soll es erfahren?</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Choice
          key={event}
          type="checkbox"
          checked={chosen.includes(event)}
          aria-invalid={error !== undefined}
          onChange={({ target }) =>
            onChosen(WEBHOOK_EVENTS.filter((each) => (each === event ? target.checked : chosen.includes(each))))
          }
        >
          {WEBHOOK_EVENT_LABELS[event]}
        </Choice>
      ))}
      {error !== undefined && (
        <p id={noteId} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type Props = {
  readonly onMade: (made: MadeWebhook) => void;
  readonly onClosed: () => void;
};

/** Makes a webhook, and shows its secret. */
export function WebhookDialog({ onMade, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [secret, setSecret] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useWebhookForm((made) => {
    setSecret(made.secret);
    onMade(made);
  });
  const { name, url, events } = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const refusal = useSelector(form, selectRefusal);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const edit = (change: Partial<WebhookDraft>) => form.send({ type: 'value.edited', change });
  const close = () => setOpen(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <PageDialog
      title={secret === null ? 'Neuer Webhook' : 'Das Geheimnis deines Webhooks'}
      holdsInput={secret === null}
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      foot={
        <div className={styles.buttons}>
          {secret === null ? (
            <>
              <button type="button" className={controls.secondary} onClick={close}>
                Abbrechen
              </button>
              <button type="submit" form={FORM_ID} className={controls.primary} aria-disabled={isBusy}>
                {isBusy ? 'Wird erstellt …' : 'Erstellen'}
              </button>
            </>
          ) : (
            <button type="button" className={controls.primary} onClick={close}>
              Ich habe es aufbewahrt
            </button>
          )}
        </div>
      }
    >
      {secret === null ? (
        <form ref={element} id={FORM_ID} noValidate className={styles.form} onSubmit={submit}>
          <Field label="Name" hint="So heisst das Programm in der Liste und im Protokoll." error={errors['name']}>
            {(control) => (
              <input
                {...control}
                autoFocus
                autoComplete="off"
                value={name}
                onChange={({ target }) => edit({ name: target.value })}
              />
            )}
          </Field>
          <Field label="Adresse" hint="Dorthin senden wir. Das andere Programm nennt sie dir." error={errors['url']}>
            {(control) => (
              <input
                {...control}
                type="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://"
                value={url}
                onChange={({ target }) => edit({ url: target.value })}
              />
            )}
          </Field>
          <Events chosen={events} error={errors['events']} onChosen={(chosen) => edit({ events: chosen })} />
          {refusal !== null && (
            <p className={field.error} role="alert">
              {refusal}
            </p>
          )}
        </form>
      ) : (
        <Secret secret={secret} />
      )}
    </PageDialog>
  );
}
