import { BOOKING_LABELS } from '@ofenpost/core/accounting/booking';
import type { Problems } from '@ofenpost/core/accounting/problems';
import { REASON_LABELS } from '@ofenpost/core/order/order-reason';
import { ORDER_STATUS_LABELS } from '@ofenpost/core/order/order-status';
import { REFUND_CAUSE_LABELS } from '@ofenpost/core/order/refund-cause';
import { Amount } from '../money/amount.tsx';
import { Sheet } from './figure-cards.tsx';
import controls from '../ui/controls.module.css';
import tables from '../ui/stacked-table.module.css';
import styles from './figures.module.css';

/** `amount` is in Rappen. */
type ProblemRow = { readonly label: string; readonly count: number; readonly amount: number };

type ProblemGroup = ProblemRow & { readonly rows: readonly ProblemRow[] };

const TITLE = 'Was schiefging';
const NO_CAUSE = 'Ohne Angabe';

const refundLabel = ({ cause }: Problems['refunds'][number]): string =>
  cause === null ? NO_CAUSE : cause === 'unpaid' ? BOOKING_LABELS.writeOff : REFUND_CAUSE_LABELS[cause];

const stoppedLabel = ({ status, reason, byGuest }: Problems['stopped'][number]): string =>
  byGuest
    ? 'Vom Gast storniert'
    : `${ORDER_STATUS_LABELS[status]}: ${reason === null ? NO_CAUSE : REASON_LABELS[reason]}`;

function groupOf<Row extends Omit<ProblemRow, 'label'>>(
  label: string,
  of: readonly Row[],
  labelOf: (row: Row) => string,
): ProblemGroup[] {
  const rows = of.map((row) => ({ label: labelOf(row), count: row.count, amount: row.amount }));
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);
  const [count, amount] = [sum(rows.map((row) => row.count)), sum(rows.map((row) => row.amount))];
  return rows.length === 0 ? [] : [{ label, count, amount, rows }];
}

/** The groups of the table with their sums, without empty ones. */
export const problemGroupsOf = ({ refunds, redeliveries, stopped }: Problems): ProblemGroup[] => [
  ...groupOf('Rückerstattungen', refunds, refundLabel),
  ...groupOf('Nachlieferungen', redeliveries, ({ cause }) => REFUND_CAUSE_LABELS[cause]),
  ...groupOf('Nicht angekommen', stopped, stoppedLabel),
];

const Cells = ({ count, amount }: ProblemRow) => (
  <>
    <td data-label="Anzahl">{count}</td>
    <td data-label="Betrag">
      <Amount rappen={amount} />
    </td>
  </>
);

/** Counts by cause what was given back, what was delivered again, and what did not arrive. */
export function ProblemsSection({ problems }: { readonly problems: Problems }) {
  const groups = problemGroupsOf(problems);
  return (
    <div className={styles.figureCards}>
      <Sheet title={TITLE}>
        {groups.length === 0 ? (
          <p>Nichts ging schief.</p>
        ) : (
          <table className={`${styles.figures} ${styles.problems} ${tables.stacked}`}>
            <caption className={controls.visuallyHidden}>{TITLE}, nach Ursache</caption>
            <thead>
              <tr>
                <th scope="col">Ursache</th>
                <th scope="col">Anzahl</th>
                <th scope="col">Betrag</th>
              </tr>
            </thead>
            {groups.map((group) => (
              <tbody key={group.label}>
                <tr className={styles.group}>
                  <th scope="rowgroup">{group.label}</th>
                  <Cells {...group} />
                </tr>
                {group.rows.map((row) => (
                  <tr key={row.label}>
                    <th scope="row">{row.label}</th>
                    <Cells {...row} />
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        )}
      </Sheet>
    </div>
  );
}
