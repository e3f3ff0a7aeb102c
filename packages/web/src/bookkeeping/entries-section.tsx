import {
  type BookkeepingError,
  type BookkeepingOverview,
  type ControlSheet,
  entryFormat,
} from '@ofenpost/core/bookkeeping/bookkeeping';
import { ENTRY_FORMATS } from '@ofenpost/core/bookkeeping/entry-file';
import { percentText } from '@ofenpost/core/money/format-money';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { FigureTable } from './figure-table.tsx';
import books from '../accounting/books.module.css';
import controls from '../ui/controls.module.css';
import styles from './bookkeeping.module.css';

function messageOf(error: BookkeepingError): string {
  switch (error.code) {
    case 'dayNotClosed':
      return `Der ${formatLocalDate(error.day)} ist noch nicht abgeschlossen.`;
    case 'bexioIdsMissing':
      return `In den Einstellungen fehlen die Kennungen von ${error.names.join(', ')}.`;
    case 'vatCodeMissing':
      return `In den Einstellungen fehlt der MwSt.-Code für ${error.rates.map(percentText).join(' und ')}.`;
  }
}

type Props = { readonly overview: BookkeepingOverview; readonly fileOf: (name: string) => string };

/** Shows the entries as files for programs, and the sums to compare. */
export function EntriesSection({ overview: { control, openFrom, blockers }, fileOf }: Props) {
  const blocked = new Set(blockers.map(({ format }) => format));
  return (
    <section className={styles.section} aria-label="Buchungen">
      <h2>Buchungen</h2>
      {openFrom !== null && (
        <p className={books.notice}>
          Der {formatLocalDate(openFrom)} ist noch nicht abgeschlossen. Buchungen gibt es nur für abgeschlossene Tage.
        </p>
      )}
      {control !== null && (
        <>
          <div className={styles.actions}>
            {entryFormat.options
              .filter((format) => !blocked.has(format))
              .map((format) => (
                <a key={format} className={`${controls.secondary} ${controls.small}`} href={fileOf(format)} download>
                  Für {ENTRY_FORMATS[format].label}
                </a>
              ))}
          </div>
          {blockers.map(({ format, error }) => (
            <p key={format}>
              {ENTRY_FORMATS[format].label}: {messageOf(error)}
            </p>
          ))}
          <Control control={control} />
        </>
      )}
    </section>
  );
}

const Control = ({ control: { entries, total, turnover, accounts, vat } }: { readonly control: ControlSheet }) => (
  <>
    <FigureTable
      caption="Kontrolle"
      texts={1}
      columns={['', 'Wert']}
      rows={[
        ['Anzahl Buchungen', String(entries)],
        ['Soll und Haben je', total],
        ['Umsatz laut Abschlüssen', turnover],
      ]}
    />
    <FigureTable
      caption="Konten"
      texts={1}
      columns={['Konto', 'Soll', 'Haben', 'Saldo']}
      rows={accounts.map(({ account, debit, credit }) => [account, debit, credit, debit - credit])}
    />
    <FigureTable
      caption="MwSt. je Quittung und vom Programm gerechnet"
      texts={1}
      columns={['Satz', 'Brutto', 'Unsere MwSt.', 'Neu gerechnet', 'Differenz']}
      rows={vat.map(({ vatRate, gross, ours, recomputed }) => [
        percentText(vatRate),
        gross,
        ours,
        recomputed,
        recomputed - ours,
      ])}
    />
  </>
);
