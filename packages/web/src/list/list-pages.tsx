import { pageCount } from '@ofenpost/core/list/list-page';
import { LIST_SIZES, type ListQuery } from '@ofenpost/core/list/list-query';
import type { List } from './use-list.ts';
import controls from '../theme/controls.module.css';
import styles from './list-view.module.css';

const thousands = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, "'");

/** Describes the rows of a page: `26–50 von 10'000`. */
export function rangeText({ page, size }: Pick<ListQuery, 'page' | 'size'>, total: number): string {
  const first = (page - 1) * size + 1;
  return first > total
    ? `keine von ${thousands(total)}`
    : `${thousands(first)}–${thousands(Math.min(page * size, total))} von ${thousands(total)}`;
}

/** Shows the range of rows, the page size, links to the other pages, and the CSV file of all matches. */
export function ListPages({ list, total, csvPath }: { list: List; total: number; csvPath: string }) {
  const { page, size } = list.query;
  const pages = pageCount(total, size);
  const button = (text: string, to: number) => (
    <button
      type="button"
      className={`${controls.secondary} ${controls.small}`}
      disabled={to < 1 || to > pages}
      onClick={() => list.ask({ page: to })}
    >
      {text}
    </button>
  );
  return (
    <nav className={styles.pages} aria-label="Seiten">
      <p>{rangeText(list.query, total)}</p>
      <label className={styles.size}>
        Zeilen
        <select value={size} onChange={({ target }) => list.ask({ size: Number(target.value) })}>
          {LIST_SIZES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {list.secretWords === '' ? (
        <a href={`${csvPath}${list.address}`} download>
          Als Tabelle (CSV)
        </a>
      ) : (
        <form method="post" action={`${csvPath}${list.address}`}>
          <input type="hidden" name="q" value={list.secretWords} />
          <button type="submit" className={styles.csv}>
            Als Tabelle (CSV)
          </button>
        </form>
      )}
      {(pages > 1 || page > 1) && (
        <span className={styles.turn}>
          {button('Zurück', Math.min(page - 1, pages))}
          {button('Weiter', page + 1)}
        </span>
      )}
    </nav>
  );
}
