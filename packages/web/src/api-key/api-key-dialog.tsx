import { API_KEY_DAYS, type ApiKeyDraft, BLANK_API_KEY, type MadeApiKey } from '@ofenpost/core/api-key/api-key';
import { createApiKeyForm } from '@ofenpost/core/api-key/api-key-form';
import { API_SCOPES, API_SCOPE_LABELS, type ApiScope } from '@ofenpost/core/api-key/api-scope';
import { selectFieldErrors, selectValue } from '@ofenpost/core/editor/editor.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActors, useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import controls from '../ui/controls.module.css';
import field from '../ui/field.module.css';
import styles from './api-keys.module.css';

const FORM_ID = 'api-key';

function useApiKeyForm(onMade: (made: MadeApiKey) => void) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => createApiKeyForm(ports, onMade));
  const actor = useActorRef(machine, { input: { initial: BLANK_API_KEY, needsChange: false } });
  useEffect(() => {
    const failed = actor.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}

/** The secret of a new key, which is shown this one time. */
function Secret({ secret }: { readonly secret: string }) {
  const { toast } = useActors();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.send({ type: 'toast.shown', message: { kind: 'success', title: 'Schlüssel kopiert', detail: '' } });
    } catch {
      const detail = 'Markiere den Schlüssel und kopiere ihn von Hand.';
      toast.send({ type: 'toast.shown', message: { kind: 'error', title: 'Das Kopieren hat nicht geklappt', detail } });
    }
  };
  return (
    <div className={styles.made}>
      <p>Wir zeigen ihn nur jetzt. Bewahr ihn auf, wo du auch Passwörter aufbewahrst.</p>
      <output className={styles.secret} translate="no" aria-label="Schlüssel">
        {secret}
      </output>
      <button type="button" className={controls.secondary} onClick={() => void copy()}>
        Kopieren
      </button>
    </div>
  );
}

type ScopesProps = {
  readonly chosen: readonly ApiScope[];
  readonly error: string | undefined;
  readonly onChosen: (scopes: ApiScope[]) => void;
};

function Scopes({ chosen, error, onChosen }: ScopesProps) {
  const noteId = useId();
  return (
    <fieldset className={styles.scopeChoices} aria-describedby={error === undefined ? undefined : noteId}>
      <legend className={field.label}>Was darf er?</legend>
      {API_SCOPES.map((scope) => (
        <Choice
          key={scope}
          type="checkbox"
          checked={chosen.includes(scope)}
          aria-invalid={error !== undefined}
          onChange={({ target }) =>
            onChosen(API_SCOPES.filter((each) => (each === scope ? target.checked : chosen.includes(each))))
          }
        >
          {API_SCOPE_LABELS[scope]}
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
  /** The secret of a key that replaces another; null to make a new one. */
  readonly secret: string | null;
  readonly onMade: (made: MadeApiKey) => void;
  readonly onClosed: () => void;
};

/** Makes a key, and shows its secret. */
export function ApiKeyDialog({ secret: given, onMade, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [secret, setSecret] = useState(given);
  const element = useRef<HTMLFormElement>(null);
  const form = useApiKeyForm((made) => {
    setSecret(made.secret);
    onMade(made);
  });
  const { name, scopes, days } = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const edit = (change: Partial<ApiKeyDraft>) => form.send({ type: 'value.edited', change });
  const close = () => setOpen(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <PageDialog
      title={secret === null ? 'Neuer API-Schlüssel' : 'Dein neuer Schlüssel'}
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
              Ich habe ihn aufbewahrt
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
          <Scopes chosen={scopes} error={errors['scopes']} onChosen={(chosen) => edit({ scopes: chosen })} />
          <fieldset className={styles.days}>
            <legend className={field.label}>Wie lange gilt er?</legend>
            <RadioChips
              name="days"
              options={API_KEY_DAYS}
              textOf={(each) => `${each} Tage`}
              chosen={days}
              onChosen={(chosen) => edit({ days: chosen })}
            />
          </fieldset>
        </form>
      ) : (
        <Secret secret={secret} />
      )}
    </PageDialog>
  );
}
