import type { Result } from '@ofenpost/core/result/result';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { WEBHOOK_MESSAGES, type Webhook, type WebhookError } from '@ofenpost/core/webhook/webhook';
import type { WebhookDelivery } from '@ofenpost/core/webhook/webhook-delivery';
import { WEBHOOK_EVENT_LABELS } from '@ofenpost/core/webhook/webhook-event';
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
import styles from './webhooks.module.css';

const webhookDialog = onDemand(() => import('./webhook-dialog.tsx').then((module) => module.WebhookDialog));
const webhookLog = onDemand(() => import('./webhook-log.tsx').then((module) => module.WebhookLog));

type Shown = { readonly text: string; readonly tone: StateTone; readonly reason: string | null };

function stateOf({ off, offSince, failingSince }: Webhook): Shown {
  const since = offSince === null ? '' : ` am ${formatDate(offSince)} um ${formatTime(offSince)}`;
  switch (off) {
    case 'paused':
      return { text: 'pausiert', tone: 'warning', reason: `Pausiert${since}` };
    case 'gone':
      return { text: 'aus', tone: 'bad', reason: `Ausgeschaltet${since}: Das Programm will nichts mehr bekommen.` };
    case 'failing':
      return { text: 'aus', tone: 'bad', reason: `Ausgeschaltet${since}: Drei Tage lang kam nichts an.` };
    case null:
      if (failingSince === null) return { text: 'ein', tone: 'good', reason: null };
      return {
        text: 'gestört',
        tone: 'warning',
        reason: `Seit ${formatDate(failingSince)}, ${formatTime(failingSince)} kommt nichts an. Wir versuchen es weiter.`,
      };
  }
}

type Opened = { readonly webhook: Webhook; readonly deliveries: readonly WebhookDelivery[] } | 'new';

/** The webhooks, and what is done to them. */
function useWebhooks(initial: readonly Webhook[], open: (opened: Opened) => void) {
  const { ports, actors } = useApp();
  const [webhooks, setWebhooks] = useState(initial);
  const show = (kind: 'success' | 'error', title: string) =>
    actors.toast.send({ type: 'toast.shown', message: { kind, title, detail: '' } });
  /** Runs a change; what others changed meanwhile is shown as it is now. */
  async function attempt<T>(change: () => Promise<Result<T, WebhookError>>, done: (value: T) => void): Promise<void> {
    try {
      const answer = await change();
      if (answer.ok) done(answer.value);
      else {
        show('error', WEBHOOK_MESSAGES[answer.error.code]);
        setWebhooks(await ports.webhook.list());
      }
    } catch (error) {
      showErrorToast(actors, error);
    }
  }
  return {
    webhooks,
    setWebhooks,
    switchOn: ({ id, off }: Webhook) => attempt(() => ports.webhook.switchOn(id, off !== null), setWebhooks),
    remove: ({ id, name }: Webhook) =>
      attempt(
        () => ports.webhook.remove(id),
        (left) => {
          setWebhooks(left);
          show('success', `${name} ist gelöscht`);
        },
      ),
    openLog: (webhook: Webhook) =>
      attempt(
        () => ports.webhook.listDeliveries(webhook.id),
        (deliveries) => open({ webhook, deliveries }),
      ),
  };
}

type ItemProps = {
  readonly webhook: Webhook;
  readonly onSwitched: () => void;
  readonly onLog: () => void;
  readonly onRemoved: () => void;
};

function WebhookItem({ webhook, onSwitched, onLog, onRemoved }: ItemProps) {
  const { name, url, events, off } = webhook;
  const { text, tone, reason } = stateOf(webhook);
  const button = `${controls.secondary} ${controls.small}`;
  return (
    <li className={styles.webhook}>
      <h2 translate="no">{name}</h2>
      <StateBadge tone={tone}>{text}</StateBadge>
      <code translate="no">{url}</code>
      <ul className={styles.events} aria-label="Ereignisse">
        {events.map((event) => (
          <li key={event}>{WEBHOOK_EVENT_LABELS[event]}</li>
        ))}
      </ul>
      {reason !== null && <p>{reason}</p>}
      <div className={styles.actions}>
        <button type="button" className={button} aria-label={`Zustellungen an ${name}`} onClick={onLog}>
          Zustellungen
        </button>
        <button
          type="button"
          className={button}
          aria-label={`${name} ${off === null ? 'pausieren' : 'einschalten'}`}
          onClick={onSwitched}
        >
          {off === null ? 'Pausieren' : 'Einschalten'}
        </button>
        <button type="button" className={button} aria-label={`${name} löschen`} onClick={onRemoved}>
          Löschen …
        </button>
      </div>
    </li>
  );
}

type PageProps = { readonly data: { readonly webhooks: readonly Webhook[] } };

/** Lists the webhooks. */
function WebhooksAdmin({ data }: PageProps) {
  const { opened, open, end } = useOpened<Opened>();
  const { webhooks, setWebhooks, switchOn, remove, openLog } = useWebhooks(data.webhooks, open);
  const [toRemove, setToRemove] = useState<Webhook | null>(null);
  const close = () => opened && end(opened);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Webhooks">
        <button type="button" className={controls.primary} onClick={() => open('new')}>
          Neuer Webhook
        </button>
      </ListHead>
      <p className={layout.lead}>
        Mit einem Webhook erfährt ein anderes Programm sofort, was bei euch geschieht, etwa dass eine Bestellung
        eingegangen ist. Namen und Adressen stehen nicht darin: Die holt es sich mit einem API-Schlüssel.{' '}
        <a href="/api/docs">Zur API</a>
      </p>
      {webhooks.length === 0 ? (
        <div className={listStyles.none}>
          <h2>Noch kein Webhook</h2>
          <p>Das andere Programm sagt dir, welche Adresse du hier einträgst.</p>
        </div>
      ) : (
        <ul className={styles.list} aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              onSwitched={() => void switchOn(webhook)}
              onLog={() => void openLog(webhook)}
              onRemoved={() => setToRemove(webhook)}
            />
          ))}
        </ul>
      )}
      <RemovalQuestion
        title={`${toRemove?.name ?? ''} löschen?`}
        action="Löschen"
        isOpen={toRemove !== null}
        onConfirmed={() => {
          if (toRemove !== null) void remove(toRemove);
          setToRemove(null);
        }}
        onClosed={() => setToRemove(null)}
      >
        <p>Das Programm erfährt nichts mehr, und die Liste der Zustellungen ist weg.</p>
      </RemovalQuestion>
      {opened?.shown === 'new' && (
        <webhookDialog.Component
          key={opened.count}
          onMade={(made) => setWebhooks(made.webhooks)}
          onClosed={close}
          onLoadFailed={close}
        />
      )}
      {opened !== null && opened.shown !== 'new' && (
        <webhookLog.Component
          key={opened.count}
          webhook={opened.shown.webhook}
          initial={opened.shown.deliveries}
          onClosed={close}
          onLoadFailed={close}
        />
      )}
    </div>
  );
}

export const webhooksAdminPage = adminPage({
  title: 'Webhooks',
  action: 'webhook.manage',
  access: 'zu den Webhooks',
  load: async (ports) => ({ webhooks: await ports.webhook.list() }),
  Page: WebhooksAdmin,
});
