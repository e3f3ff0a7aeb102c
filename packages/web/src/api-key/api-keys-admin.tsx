import {
  API_KEY_MESSAGES,
  type ApiKey,
  type ApiKeyState,
  apiKeyState,
  isRotatable,
} from '@ofenpost/core/api-key/api-key';
import { API_SCOPE_LABELS } from '@ofenpost/core/api-key/api-scope';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useState } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { ListHead } from '../record/list-view.tsx';
import { RemovalQuestion } from '../record/removal-question.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { type StateTone, StateBadge } from '../ui/state-badge.tsx';
import { useOpened } from '../ui/use-opened.ts';
import listStyles from '../record/list-view.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './api-keys.module.css';

const keyDialog = onDemand(() => import('./api-key-dialog.tsx').then((module) => module.ApiKeyDialog));

const STATES: Record<ApiKeyState, { readonly text: string; readonly tone: StateTone | undefined }> = {
  valid: { text: 'gültig', tone: 'good' },
  replaced: { text: 'ersetzt', tone: 'warning' },
  ending: { text: 'läuft bald ab', tone: 'warning' },
  expired: { text: 'abgelaufen', tone: 'bad' },
  withoutMaker: { text: 'ohne Wirkung', tone: 'bad' },
};

const useText = ({ lastUsedAt }: ApiKey): string =>
  lastUsedAt === null ? 'Noch nie benutzt' : `Zuletzt benutzt ${formatDate(lastUsedAt)}, ${formatTime(lastUsedAt)}`;

/** How a key stands, in sentences. */
function KeyDates({ shown }: { readonly shown: ApiKey }) {
  const { madeBy, madeAt, expiresAt, replacedAt } = shown;
  return (
    <p>
      Erstellt {formatDate(madeAt)} von {madeBy ?? 'einem gelöschten Konto. Mach einen neuen'}
      <br />
      {replacedAt === null ? 'Gilt bis' : 'Ersetzt, gilt noch bis'} {formatDate(expiresAt)}, {formatTime(expiresAt)}
      <br />
      {useText(shown)}
    </p>
  );
}

/** What the dialog is opened for: a new key, or the secret of one that replaces another. */
export type KeyDialogSubject = { readonly secret: string | null };

/** The keys, and what is done to them. */
function useApiKeys(initial: readonly ApiKey[], showSecret: (subject: KeyDialogSubject) => void) {
  const { ports, actors } = useApp();
  const [keys, setKeys] = useState(initial);
  const show = (message: { readonly kind: 'success' | 'error'; readonly title: string }) =>
    actors.toast.send({ type: 'toast.shown', message: { detail: '', ...message } });
  /** Runs a change; a key that others changed meanwhile is shown as it is now. */
  async function attempt(change: () => Promise<keyof typeof API_KEY_MESSAGES | null>): Promise<void> {
    try {
      const refused = await change();
      if (refused === null) return;
      show({ kind: 'error', title: API_KEY_MESSAGES[refused] });
      setKeys(await ports.apiKey.list());
    } catch (error) {
      showErrorToast(actors, error);
    }
  }
  const rotate = ({ id }: ApiKey) =>
    attempt(async () => {
      const rotated = await ports.apiKey.rotate(id);
      if (!rotated.ok) return rotated.error.code;
      setKeys(rotated.value.keys);
      showSecret(rotated.value);
      return null;
    });
  const revoke = ({ id, name }: ApiKey) =>
    attempt(async () => {
      const left = await ports.apiKey.revoke(id);
      if (!left.ok) return left.error.code;
      setKeys(left.value);
      show({ kind: 'success', title: `${name} ist widerrufen` });
      return null;
    });
  return { keys, setKeys, rotate, revoke, now: ports.clock.now() };
}

type Requested = { readonly what: 'rotate' | 'revoke'; readonly key: ApiKey };

/** Asks before a key is replaced or ends. */
function KeyQuestion({
  requested,
  onConfirmed,
  onClosed,
}: {
  readonly requested: Requested | null;
  readonly onConfirmed: (requested: Requested) => void;
  readonly onClosed: () => void;
}) {
  const isRevoked = requested?.what !== 'rotate';
  return (
    <RemovalQuestion
      title={`${requested?.key.name ?? ''} ${isRevoked ? 'widerrufen' : 'ersetzen'}?`}
      action={isRevoked ? 'Widerrufen' : 'Ersetzen'}
      isOpen={requested !== null}
      onConfirmed={() => {
        if (requested !== null) onConfirmed(requested);
        onClosed();
      }}
      onClosed={onClosed}
    >
      <p>
        {isRevoked
          ? 'Das Programm mit diesem Schlüssel kommt sofort nicht mehr hinein. Das lässt sich nicht zurücknehmen.'
          : 'Du bekommst einen neuen Schlüssel mit denselben Rechten. Der alte gilt noch sieben Tage, damit du in Ruhe wechseln kannst.'}
      </p>
    </RemovalQuestion>
  );
}

type PageProps = { readonly data: { readonly keys: readonly ApiKey[] } };

/** Lists the API keys. */
function ApiKeysAdmin({ data }: PageProps) {
  const { opened, open, end } = useOpened<KeyDialogSubject>();
  const { keys, setKeys, rotate, revoke, now } = useApiKeys(data.keys, open);
  const [requested, setRequested] = useState<Requested | null>(null);
  const close = () => opened && end(opened);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="API-Schlüssel">
        <button type="button" className={controls.primary} onClick={() => open({ secret: null })}>
          Neuer Schlüssel
        </button>
      </ListHead>
      <p className={layout.lead}>
        Mit einem Schlüssel arbeitet ein anderes Programm mit eurem Shop, etwa eine Kasse oder die Buchhaltung. Es darf
        nur, was du ihm erlaubst. Was es tut, steht unter seinem Namen im Protokoll. <a href="/api/docs">Zur API</a>
      </p>
      {keys.length === 0 ? (
        <div className={listStyles.none}>
          <h2>Noch kein Schlüssel</h2>
          <p>Mach für jedes Programm einen eigenen: So lässt er sich einzeln widerrufen.</p>
        </div>
      ) : (
        <ul className={styles.list} aria-label="API-Schlüssel">
          {keys.map((key) => {
            const state = STATES[apiKeyState(key, now)];
            return (
              <li key={key.id} className={styles.key}>
                <h2 translate="no">{key.name}</h2>
                <StateBadge tone={state.tone}>{state.text}</StateBadge>
                <code translate="no">
                  {key.prefix}…{key.lastFour}
                </code>
                <ul className={styles.scopes} aria-label="Rechte">
                  {key.scopes.map((scope) => (
                    <li key={scope}>{API_SCOPE_LABELS[scope]}</li>
                  ))}
                </ul>
                <KeyDates shown={key} />
                <div className={styles.actions}>
                  {isRotatable(key, now) && (
                    <button
                      type="button"
                      className={`${controls.secondary} ${controls.small}`}
                      aria-label={`${key.name} ersetzen`}
                      onClick={() => setRequested({ what: 'rotate', key })}
                    >
                      Ersetzen …
                    </button>
                  )}
                  <button
                    type="button"
                    className={`${controls.secondary} ${controls.small}`}
                    aria-label={`${key.name} …${key.lastFour} widerrufen`}
                    onClick={() => setRequested({ what: 'revoke', key })}
                  >
                    Widerrufen …
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <KeyQuestion
        requested={requested}
        onConfirmed={({ what, key }) => void (what === 'rotate' ? rotate(key) : revoke(key))}
        onClosed={() => setRequested(null)}
      />
      {opened !== null && (
        <keyDialog.Component
          key={opened.count}
          secret={opened.shown.secret}
          onMade={(made) => setKeys(made.keys)}
          onClosed={close}
          onLoadFailed={close}
        />
      )}
    </div>
  );
}

export const apiKeysAdminPage = adminPage({
  title: 'API-Schlüssel',
  action: 'apiKey.manage',
  access: 'zu den API-Schlüsseln',
  load: async (ports) => ({ keys: await ports.apiKey.list() }),
  Page: ApiKeysAdmin,
});
