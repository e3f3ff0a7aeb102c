import type { CashBookLine } from '@ofenpost/core/bookkeeping/bookkeeping';
import { cashBookText } from '@ofenpost/core/bookkeeping/cash-book';
import { formatLocalDate, formatTime } from '@ofenpost/core/time/zurich';
import { FigureTable } from './figure-table.tsx';
import controls from '../ui/controls.module.css';
import styles from './bookkeeping.module.css';

type Props = {
  /** Null where the range is too long for a page. */
  readonly lines: readonly CashBookLine[] | null;
  readonly file: string;
};

/** Shows every move of the till with the balance after it. */
export const CashBookSection = ({ lines, file }: Props) => (
  <section className={styles.section} aria-label="Kassabuch">
    <h2>Kassabuch</h2>
    <div className={styles.actions}>
      <a className={`${controls.secondary} ${controls.small}`} href={file} download>
        Kassabuch als CSV
      </a>
    </div>
    {lines === null ? (
      <p>Wähl höchstens einen Monat, um das Kassabuch hier zu sehen.</p>
    ) : (
      <FigureTable
        caption="Alles, was die Kasse bewegt hat"
        texts={4}
        columns={['Tag', 'Zeit', 'Beleg', 'Text', 'Einnahme', 'Ausgabe', 'Saldo']}
        rows={lines.map((line) => [
          formatLocalDate(line.day),
          line.at === null ? '' : formatTime(line.at),
          line.document,
          cashBookText(line),
          line.amount > 0 ? line.amount : null,
          line.amount < 0 ? 0 - line.amount : null,
          line.balance,
        ])}
      />
    )}
  </section>
);
