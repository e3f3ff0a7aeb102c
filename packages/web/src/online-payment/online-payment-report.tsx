import { formatMoney } from '@ofenpost/core/money/format-money';
import type { PaymentReport } from '@ofenpost/core/online-payment/online-payment.port';
import { PAYMENT_STATE_LABELS, meansText, needsSomebody } from '@ofenpost/core/online-payment/payment-list';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { logFailure, showErrorToast } from '../app/show-error-toast.ts';
import styles from '../order-desk/order-dialog.module.css';
import controls from '../ui/controls.module.css';
import panel from './payments-page.module.css';

const REFUND_STATES: Record<PaymentReport['refunds'][number]['state'], string> = {
  requested: 'ist unterwegs',
  refunded: 'erfolgt',
  unclear: 'unklar: schau beim Anbieter nach',
  refused: 'abgelehnt: gib es von Hand zurück',
};

const withProblem = (text: string, problem: string | null) => (problem === null ? text : `${text} (${problem})`);

/** What was tried, paid and given back online for an order. */
export function OnlinePaymentReport({ id }: { readonly id: string }) {
  const { ports, actors } = useApp();
  const [isBusy, setBusy] = useState(false);
  const [report, setReport] = useState<PaymentReport | null>(null);
  useEffect(() => {
    let isCurrent = true;
    ports.onlinePaymentAdmin
      .loadReport(id)
      .then((loaded) => isCurrent && setReport(loaded))
      .catch(logFailure);
    return () => {
      isCurrent = false;
    };
  }, [ports, id]);
  async function markHandled() {
    setBusy(true);
    try {
      setReport(await ports.onlinePaymentAdmin.markHandled(id));
    } catch (error) {
      showErrorToast(actors, error);
    }
    setBusy(false);
  }
  if (report === null || report.payments.length === 0) return null;
  return (
    <section>
      <h3>Online bezahlt</h3>
      {report.payments.some(needsSomebody) && (
        <div role="alert" className={panel.alarm}>
          <p>
            Der Anbieter belastet diese Zahlung nicht. Kassiere an der Tür, oder klär es mit dem Gast, und melde es hier
            als erledigt.
          </p>
          <button type="button" className={controls.secondary} disabled={isBusy} onClick={() => void markHandled()}>
            Erledigt
          </button>
        </div>
      )}
      <dl className={styles.facts}>
        {report.payments.map((payment) => (
          <div key={payment.id}>
            <dt>{formatTime(payment.initialisedAt)}</dt>
            <dd>
              {formatMoney(payment.amount)}, {meansText(payment)}
              <br />
              {withProblem(PAYMENT_STATE_LABELS[payment.state], payment.problem)}
              <br />
              {payment.reference}
            </dd>
          </div>
        ))}
        {report.refunds.map((refund) => (
          <div key={refund.id}>
            <dt>Zurück</dt>
            <dd>
              {formatMoney(refund.amount)}: {withProblem(REFUND_STATES[refund.state], refund.problem)}
              <br />
              {refund.reference}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
