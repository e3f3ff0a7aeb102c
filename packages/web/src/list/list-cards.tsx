import type { ReactNode } from 'react';
import type { GridProps } from './list-grid.tsx';
import styles from './list-cards.module.css';

/** Shows the rows as cards, for phones. */
export function ListCards<Row>({ name, rows, columns, keyOf, onOpen }: GridProps<Row>) {
  const cells = (row: Row, place: (typeof columns)[number]['onPhone']) =>
    columns
      .filter(({ onPhone }) => onPhone === place)
      .map(({ id, title, cell }) => ({ id, title, content: cell(row) }));
  const cardOf = (row: Row): ReactNode => (
    <>
      <span className={styles.head}>
        {cells(row, 'head').map(({ id, content }) => (
          <b key={id}>{content}</b>
        ))}
        {cells(row, 'headEnd').map(({ id, content }) => (
          <span key={id}>{content}</span>
        ))}
      </span>
      {cells(row, 'text').map(({ id, content }) => (
        <span key={id} className={styles.text}>
          {content}
        </span>
      ))}
      {cells(row, 'line').map(({ id, title, content }) => (
        <span key={id} className={styles.line}>
          <span className={styles.title}>{title}</span>
          <span>{content}</span>
        </span>
      ))}
    </>
  );
  return (
    <ul className={styles.cards} aria-label={name}>
      {rows.map((row) => (
        <li key={keyOf(row)}>
          {onOpen === undefined ? (
            <div className={styles.card}>{cardOf(row)}</div>
          ) : (
            <button type="button" className={styles.card} onClick={() => onOpen(row)}>
              {cardOf(row)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
