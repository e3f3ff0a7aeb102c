import { formatMoney } from '@ofenpost/core/money/format-money';
import styles from './bookkeeping.module.css';

/** A cell: a text, or an amount in Rappen; null: empty. */
type Cell = string | number | null;

type FigureTableProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** How many columns, from the first, are text. */
  readonly texts: number;
  readonly rows: readonly (readonly Cell[])[];
};

/** Shows amounts in rows. On phones it scrolls sideways, also by keyboard. */
export const FigureTable = ({ caption, columns, texts, rows }: FigureTableProps) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, place) => (
            <th key={column} scope="col" className={place < texts ? undefined : styles.number}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, place) => (
              <td key={columns[place]} className={place < texts ? undefined : styles.number}>
                {typeof cell === 'number' ? formatMoney(cell) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
