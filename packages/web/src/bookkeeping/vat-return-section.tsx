import type { VatReturn } from '@ofenpost/core/bookkeeping/bookkeeping';
import { FigureTable } from './figure-table.tsx';
import controls from '../ui/controls.module.css';
import styles from './bookkeeping.module.css';

type Props = {
  readonly lines: VatReturn;
  /** Whether all days of the range are closed. */
  readonly isWhole: boolean;
  readonly file: string;
};

/** Shows the figures of the VAT return under their numbers on the form. */
export const VatReturnSection = ({ lines, isWhole, file }: Props) => (
  <section className={styles.section} aria-label="MwSt.-Abrechnung">
    <h2>MwSt.-Abrechnung</h2>
    <p>
      {isWhole ? 'Alle Tage sind abgeschlossen.' : 'Nur die abgeschlossenen Tage dieses Zeitraums.'} Vorsteuer und
      Bezugsteuer ergänzt die Treuhand.
    </p>
    <div className={styles.actions}>
      <a className={`${controls.secondary} ${controls.small}`} href={file} download>
        Abrechnung als CSV
      </a>
    </div>
    <FigureTable
      caption="Ziffern des Formulars"
      texts={2}
      columns={['Ziffer', 'Bezeichnung', 'Umsatz', 'Steuer', 'Vom Formular gerechnet']}
      rows={lines.map(({ number, label, turnover, tax, computed }) => [number, label, turnover, tax, computed])}
    />
  </section>
);
