import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { WEBHOOK_MESSAGES, type Webhook } from '@ofenpost/core/webhook/webhook';
import type { DeliveryState, WebhookDelivery } from '@ofenpost/core/webhook/webhook-delivery';
import { WEBHOOK_EVENT_LABELS } from '@ofenpost/core/webhook/webhook-event';
import type { WebhookPort } from '@ofenpost/core/webhook/webhook.port';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { PageDialog } from '../ui/page-dialog.tsx';
import { type StateTone, StateBadge } from '../ui/state-badge.tsx';
import controls from '../ui/controls.module.css';
import styles from './webhooks.module.css';

const STATES: Record<DeliveryState, { readonly text: string; readonly tone: StateTone | undefined }> = {
  waiting: { text: 'unterwegs', tone: 'warning' },
  delivered: { text: 'zugestellt', tone: 'good' },
  failed: { text: 'gescheitert', tone: 'bad' },
};

/** What the receiver answered at the last try, in a sentence. */
function triedText({ triedAt, tries, status, milliseconds, answer, nextAt, state }: WebhookDelivery): string {
  if (triedAt === null)
    return state === 'failed' ? 'Nicht gesendet: Der Webhook war ausgeschaltet.' : 'Wird gesendet …';
  const answered = status === null ? `keine Antwort (${answer})` : `Antwort ${status} nach ${milliseconds ?? 0} ms`;
  const next = nextAt === null ? '' : `, wieder am ${formatDate(nextAt)} um ${formatTime(nextAt)}`;
  return `Versuch ${tries}: ${answered}${next}`;
}

type LogProps = {
  readonly webhook: Webhook;
  readonly initial: readonly WebhookDelivery[];
  readonly onClosed: () => void;
};

/** The log of a webhook: what was sent, what was answered, and sending it again. */
export function WebhookLog({ webhook: { id, name, off }, initial, onClosed }: LogProps) {
  const { ports, actors } = useApp();
  const [isOpen, setOpen] = useState(true);
  const [deliveries, setDeliveries] = useState(initial);
  async function show(loaded: ReturnType<WebhookPort['listDeliveries']>): Promise<void> {
    try {
      const answer = await loaded;
      if (answer.ok) setDeliveries(answer.value);
      else {
        const title = WEBHOOK_MESSAGES[answer.error.code];
        actors.toast.send({ type: 'toast.shown', message: { kind: 'error', title, detail: '' } });
      }
    } catch (error) {
      showErrorToast(actors, error);
    }
  }
  return (
    <PageDialog
      title={`Zustellungen an ${name}`}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      foot={
        <div className={styles.buttons}>
          <button
            type="button"
            className={controls.secondary}
            onClick={() => void show(ports.webhook.listDeliveries(id))}
          >
            Aktualisieren
          </button>
          {off === null && (
            <button type="button" className={controls.primary} onClick={() => void show(ports.webhook.test(id))}>
              Test senden
            </button>
          )}
        </div>
      }
    >
      {deliveries.length === 0 ? (
        <p>In den letzten 30 Tagen wurde nichts gesendet.</p>
      ) : (
        <ul className={styles.log} aria-label="Zustellungen">
          {deliveries.map((delivery) => {
            const { type, at, state, status, answer } = delivery;
            return (
              <li key={delivery.id} className={styles.delivery}>
                <h3>{WEBHOOK_EVENT_LABELS[type]}</h3>
                <StateBadge tone={STATES[state].tone}>{STATES[state].text}</StateBadge>
                <p>
                  {formatDate(at)}, {formatTime(at)}
                  <br />
                  {triedText(delivery)}
                  {status !== null && state !== 'delivered' && answer !== '' && (
                    <>
                      <br />
                      <span translate="no">{answer}</span>
                    </>
                  )}
                </p>
                {state !== 'waiting' && off === null && (
                  <button
                    type="button"
                    className={`${controls.secondary} ${controls.small}`}
                    aria-label={`${WEBHOOK_EVENT_LABELS[type]} vom ${formatDate(at)}, ${formatTime(at)} nochmals senden`}
                    onClick={() => void show(ports.webhook.replay(id, delivery.id))}
                  >
                    Nochmals senden
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </PageDialog>
  );
}
