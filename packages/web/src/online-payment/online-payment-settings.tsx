import { ONLINE_METHOD_LABELS, type OnlineMethod } from '@ofenpost/core/online-payment/online-method';
import type { ProviderCheck, ProviderSetup } from '@ofenpost/core/online-payment/online-payment.port';
import type { Ports } from '@ofenpost/core/ports';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { FormSection } from '../record/editor-field.tsx';
import { StateBadge, type StateTone } from '../ui/state-badge.tsx';
import controls from '../ui/controls.module.css';
import styles from './online-payment-settings.module.css';

const PROVIDERS: Record<ProviderSetup['provider'], string> = {
  none: 'keiner',
  simulator: 'Simulator: es fliesst kein Geld',
  test: 'Saferpay, Testkonto: es fliesst kein Geld',
  live: 'Saferpay, echtes Konto',
};

const listed = (methods: readonly OnlineMethod[]): string =>
  methods.map((method) => ONLINE_METHOD_LABELS[method]).join(', ');

const CHECKED: Record<ProviderCheck['state'], { readonly tone: StateTone | undefined; readonly title: string }> = {
  off: { tone: undefined, title: 'Nicht eingerichtet' },
  works: { tone: 'good', title: 'Verbindung steht' },
  unreachable: { tone: 'warning', title: 'Keine Antwort' },
  misconfigured: { tone: 'bad', title: 'Abgelehnt' },
};

function checkText({ state, methods, problem }: ProviderCheck): string {
  if (state === 'works') return `Der Vertrag erlaubt: ${listed(methods) || 'noch keine Zahlungsart'}.`;
  if (state === 'unreachable')
    return `Der Anbieter antwortet gerade nicht. Versuch es in ein paar Minuten nochmals. (${problem})`;
  if (state === 'misconfigured')
    return `Der Anbieter nimmt unser Konto nicht an: Prüft Benutzer, Passwort und Terminal auf dem Server. (${problem})`;
  return 'Auf dem Server ist kein Anbieter eingetragen.';
}

/** Asks the provider on demand whether it answers. */
function ConnectionTest() {
  const { ports, actors } = useApp();
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<ProviderCheck | null>(null);
  async function ask(): Promise<void> {
    setAsking(true);
    setAnswer(null);
    try {
      setAnswer(await ports.onlinePaymentAdmin.check());
    } catch (error) {
      showErrorToast(actors, error);
    } finally {
      setAsking(false);
    }
  }
  return (
    <div className={styles.test}>
      <button
        type="button"
        className={controls.secondary}
        aria-disabled={isAsking}
        onClick={() => {
          if (!isAsking) void ask();
        }}
      >
        {isAsking ? 'Wird geprüft …' : 'Verbindung prüfen'}
      </button>
      <div role="status" className={styles.answer}>
        {answer !== null && (
          <>
            <StateBadge tone={CHECKED[answer.state].tone}>{CHECKED[answer.state].title}</StateBadge>
            <p>{checkText(answer)}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Shows how paying online is configured; it is changed on the server, where its secrets are. */
const Setup = ({ setup: { provider, terminalId, methods } }: { readonly setup: ProviderSetup }) => (
  <FormSection
    title="Zahlungsanbieter"
    hint="Das Konto ist auf dem Server eingetragen, weil es Passwörter braucht. Hier siehst du, was gilt."
  >
    <dl className={styles.facts}>
      <div>
        <dt>Anbieter</dt>
        <dd>{PROVIDERS[provider]}</dd>
      </div>
      {provider !== 'none' && (
        <>
          <div>
            <dt>Terminal</dt>
            <dd>{terminalId}</dd>
          </div>
          <div>
            <dt>Gäste können bezahlen mit</dt>
            <dd>{listed(methods) || 'zurzeit nichts: Der Anbieter antwortet nicht'}</dd>
          </div>
        </>
      )}
    </dl>
    {provider !== 'none' && <ConnectionTest />}
  </FormSection>
);

/** Among the settings, though nothing is saved here. */
export const onlinePaymentSettings = {
  path: 'online-payment',
  action: 'payment.check',
  title: 'Online bezahlen',
  summary: 'Zahlungsanbieter, Karte und TWINT, Verbindung prüfen',
  load: (ports: Ports) => ports.onlinePaymentAdmin.loadSetup(),
  render: (data: unknown) => <Setup setup={data as ProviderSetup} />,
} as const;
