import { percentText } from '@ofenpost/core/money/format-money';
import { partsText } from '@ofenpost/core/order/line-parts';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import { type Receipt, type ReceiptSum, receiptOf } from '@ofenpost/core/order/receipt';
import { contactLines } from '@ofenpost/core/restaurant/contact-lines';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link, createLazyRoute } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import { UnknownOrder } from './unknown-order.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import tables from '../ui/stacked-table.module.css';
import styles from './receipt-page.module.css';

type Props = { readonly orderKey: OrderKey; readonly receipt: Receipt };

/** Shows the receipt of an order, to read, print and store. */
const ReceiptPage = ({ orderKey, receipt }: Props) => (
  <div className={`${layout.wrap} ${layout.page} ${styles.page}`}>
    <div className={styles.actions}>
      <Link {...paths.orderPage(orderKey)} className={controls.quiet}>
        Zur Bestellung
      </Link>
      <button type="button" className={controls.secondary} onClick={() => window.print()}>
        Drucken
      </button>
      <a href={paths.receiptPdf(orderKey)} className={controls.primary}>
        Als PDF
      </a>
    </div>
    <article className={`${layout.card} ${styles.paper}`} aria-labelledby="receipt">
      <Head receipt={receipt} />
      <Lines receipt={receipt} />
      <Sums receipt={receipt} />
      <VatTable receipt={receipt} />
      <p className={styles.note}>{receipt.note}</p>
    </article>
  </div>
);

const moment = (at: Instant): string => `${formatDate(at)}, ${formatTime(at)}`;

function Head({ receipt }: Pick<Props, 'receipt'>) {
  const { supplier, title, number, placedAt, supplied, recipient } = receipt;
  return (
    <header>
      <div className={styles.supplier}>
        <strong className={styles.brand} translate="no">
          {supplier.name}
        </strong>
        {contactLines(supplier).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      <h1 id="receipt" className={styles.title}>
        {title} <span translate="no">{number}</span>
      </h1>
      <dl className={styles.facts}>
        <dt>Bestellt</dt>
        <dd>{moment(placedAt)}</dd>
        {supplied !== null && (
          <>
            <dt>{supplied.label}</dt>
            <dd>{moment(supplied.at)}</dd>
          </>
        )}
        <dt>{recipient.label}</dt>
        <dd>{recipient.text}</dd>
      </dl>
    </header>
  );
}

const Lines = ({ receipt }: Pick<Props, 'receipt'>) => (
  <table className={`${styles.table} ${tables.stacked}`}>
    <thead>
      <tr>
        <th scope="col">Produkt</th>
        <th scope="col" className={styles.number}>
          Preis
        </th>
        <th scope="col" className={styles.number}>
          Betrag
        </th>
      </tr>
    </thead>
    <tbody>
      {receipt.lines.map(({ name, amount, options, unitPrice, totalPrice }, index) => (
        <tr key={index}>
          <th scope="row" className={styles.product}>
            <span translate="no">
              {amount}× {name}
            </span>
            {options.length > 0 && <small>{partsText({ amount, options })}</small>}
          </th>
          <td className={styles.number}>
            <Amount rappen={unitPrice} />
          </td>
          <td className={styles.number} data-label="Betrag">
            <Amount rappen={totalPrice} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Sums = ({ receipt: { sums, total, payments } }: Pick<Props, 'receipt'>) => (
  <dl className={styles.sums}>
    {sums.map((sum) => (
      <Sum key={sum.label} {...sum} />
    ))}
    <Sum label="Gesamt inkl. MwSt." amount={total} className={styles.total} />
    {payments.map((payment) => (
      <Sum key={payment.label} {...payment} />
    ))}
  </dl>
);

const Sum = ({ label, amount, className }: ReceiptSum & { className?: string | undefined }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>
      <Amount rappen={amount} />
    </dd>
  </div>
);

const VatTable = ({ receipt: { vat } }: Pick<Props, 'receipt'>) =>
  vat.length > 0 && (
    <table className={`${styles.table} ${styles.vat} ${tables.stacked}`}>
      <thead>
        <tr>
          <th scope="col">MwSt.-Satz</th>
          <th scope="col" className={styles.number}>
            Netto
          </th>
          <th scope="col" className={styles.number}>
            MwSt.
          </th>
          <th scope="col" className={styles.number}>
            Brutto
          </th>
        </tr>
      </thead>
      <tbody>
        {vat.map(({ vatRate, net, vat: tax, gross }) => (
          <tr key={vatRate}>
            <th scope="row">{percentText(vatRate)}</th>
            <td className={styles.number} data-label="Netto">
              <Amount rappen={net} />
            </td>
            <td className={styles.number} data-label="MwSt.">
              <Amount rappen={tax} />
            </td>
            <td className={styles.number} data-label="Brutto">
              <Amount rappen={gross} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );

export const Route = createLazyRoute('/order/$id/receipt')({
  notFoundComponent: UnknownOrder,
  component: function ReceiptRoute() {
    const { key, order, restaurant } = Route.useLoaderData();
    return <ReceiptPage orderKey={key} receipt={receiptOf(order, restaurant)} />;
  },
});
