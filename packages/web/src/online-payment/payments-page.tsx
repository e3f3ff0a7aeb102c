import type { OnlinePaymentState } from '@ofenpost/core/online-payment/online-payment';
import {
  PAYMENT_LIST,
  PAYMENT_STATE_LABELS,
  type PaymentRow,
  meansText,
  needsSomebody,
} from '@ofenpost/core/online-payment/payment-list';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import { ListChoice, ListPeriodFilter } from '../record/list-filters.tsx';
import type { ListColumn } from '../record/list-rows.tsx';
import { ListHead, ListView } from '../record/list-view.tsx';
import { useList } from '../record/use-list.ts';
import { StateBadge, type StateTone } from '../ui/state-badge.tsx';
import listStyles from '../record/list-view.module.css';
import layout from '../ui/layout.module.css';
import styles from './payments-page.module.css';

/** In a list the state is a word or two; the order's own page says more. */
const SHORT: Readonly<Record<OnlinePaymentState, string>> = {
  ...PAYMENT_STATE_LABELS,
  authorised: 'reserviert',
  unclear: 'unklar',
};

const TONES: Partial<Record<OnlinePaymentState, StateTone>> = {
  captured: 'good',
  authorised: 'good',
  unclear: 'bad',
  pending: 'warning',
};

const STATES = { all: 'Alle', open: 'Noch ohne Antwort', alarm: 'Nicht belastet, bitte klären', ...SHORT };

const PAYMENT_COLUMNS: readonly ListColumn<PaymentRow, 'at' | 'amount'>[] = [
  {
    id: 'at',
    title: 'Begonnen',
    cell: ({ initialisedAt }) => (
      <time dateTime={initialisedAt}>
        {formatDate(initialisedAt)}, {formatTime(initialisedAt)}
      </time>
    ),
    sort: 'at',
    share: 1.2,
    onPhone: 'line',
  },
  {
    id: 'order',
    title: 'Bestellung',
    cell: ({ orderId, orderNumber, reference }) => (
      <span className={styles.order}>
        <Link {...paths.orderPage({ id: orderId, capability: null })}>Nr. {orderNumber}</Link>
        <small>{reference}</small>
      </span>
    ),
    share: 1.2,
    onPhone: 'head',
  },
  { id: 'means', title: 'Bezahlt mit', cell: meansText, share: 1.4, onPhone: 'line' },
  {
    id: 'state',
    title: 'Stand',
    cell: (row) => (
      <span className={styles.order}>
        <StateBadge tone={needsSomebody(row) ? 'bad' : TONES[row.state]}>{SHORT[row.state]}</StateBadge>
        {needsSomebody(row) && <b>Nicht belastet: bitte klären</b>}
        {row.problem !== null && <small>{row.problem}</small>}
      </span>
    ),
    share: 1.5,
    onPhone: 'line',
  },
  {
    id: 'refunded',
    title: 'Zurück',
    cell: ({ refunded }) => (refunded === 0 ? '–' : <Amount rappen={refunded} />),
    align: 'end',
    share: 0.8,
    onPhone: 'line',
  },
  {
    id: 'amount',
    title: 'Betrag',
    cell: ({ amount }) => (
      <b>
        <Amount rappen={amount} />
      </b>
    ),
    sort: 'amount',
    align: 'end',
    share: 0.9,
    onPhone: 'headEnd',
  },
];

/** Lists what guests tried to pay online. */
function Payments() {
  const { ports } = useApp();
  const list = useList(PAYMENT_LIST, ports.onlinePaymentAdmin.list);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead
        title="Online-Zahlungen"
        fact={
          list.page &&
          (list.page.alarms > 0
            ? { label: 'Nicht belastet, bitte klären', value: String(list.page.alarms) }
            : { label: 'Noch ohne Antwort', value: String(list.page.open) })
        }
      />
      <ListView
        name="Zahlungen"
        list={list}
        columns={PAYMENT_COLUMNS}
        keyOf={({ id }) => id}
        searchLabel="Bestellnummer oder Karte"
        filters={
          <>
            <ListChoice
              label="Stand"
              value={list.query.state}
              options={STATES}
              onValue={(state) => list.ask({ state })}
            />
            <ListPeriodFilter period={list.query} onPeriod={list.ask} />
          </>
        }
        empty={
          <div className={listStyles.none}>
            <h2>Noch nichts online bezahlt</h2>
            <p>Sobald ein Gast mit Karte oder TWINT online bezahlt, steht es hier.</p>
          </div>
        }
      />
    </div>
  );
}

export const paymentsPage = adminPage({
  title: 'Online-Zahlungen',
  action: 'payment.read',
  access: 'zu den Zahlungen',
  load: async () => ({}),
  Page: Payments,
});
