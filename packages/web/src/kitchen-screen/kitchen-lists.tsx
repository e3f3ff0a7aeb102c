import type {
  BakeGroup,
  BakeRow,
  BakingLine,
  OvenLoadEntry,
  StationFilter,
} from '@ofenpost/core/kitchen-screen/kitchen-tickets';
import type { Instant } from '@ofenpost/core/time/instant';
import { HalfDisc } from './kitchen-line.tsx';
import { OVEN_KEYS, clockText, plainLineText, secondsUntil } from './kitchen-texts.ts';
import styles from './kitchen-lists.module.css';

const GLUTEN_FREE = /glutenfrei/i;

const sizesText = (sizes: BakeRow['sizes']): string =>
  sizes
    .filter(({ size }) => size !== '')
    .map(({ size, amount }) => (sizes.length > 1 ? `${amount}×${size.replace(' cm', '')}` : size.replace(' cm', '')))
    .join(' · ');

type BakeListProps = {
  readonly groups: readonly BakeGroup[];
  readonly station: StationFilter;
  readonly marked: string | null;
  readonly onMark: (key: string) => void;
};

/** What to make, by dough and dish; a dish that is pressed stands out on the tickets. */
export function BakeList({ groups, station, marked, onMark }: BakeListProps) {
  const pieces = groups.flatMap(({ rows }) => rows).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section className={styles.panel} aria-labelledby="bake-list">
      <h2 id="bake-list">
        {station === 'oven' ? 'Backliste' : 'Liste'}
        <small>{pieces} Stück</small>
      </h2>
      <div className={styles.list}>
        {groups.map(({ dough, rows }) => (
          <div key={dough ?? ''} className={styles.group}>
            {dough !== null && (
              <h3>
                {dough}
                {GLUTEN_FREE.test(dough) && ' · eigenes Blech'}
              </h3>
            )}
            {rows.map((row) => (
              <button
                key={row.key}
                type="button"
                aria-pressed={marked === row.key}
                className={
                  dough !== null && GLUTEN_FREE.test(dough) ? `${styles.row} ${styles.glutenFree}` : styles.row
                }
                onClick={() => onMark(row.key)}
              >
                <b className={styles.count}>{row.amount}</b>
                <b className={styles.dish}>
                  {row.name}
                  {row.halves !== null && <HalfDisc className={styles.disc} />}
                </b>
                <span className={styles.sizes}>{sizesText(row.sizes)}</span>
                <span className={styles.numbers}>für {row.numbers.join(', ')}</span>
              </button>
            ))}
          </div>
        ))}
        {groups.length === 0 && <p className={styles.nothing}>Nichts zu tun.</p>}
      </div>
    </section>
  );
}

const NEAR_SECONDS = 60;

/** A dish in the oven, with its own time where it comes out before the others. */
function bakingText(line: BakingLine, lastOutAt: Instant, now: Instant): string {
  if (line.outAt === lastOutAt) return plainLineText(line);
  const left = secondsUntil(line.outAt, now);
  return `${plainLineText(line)} (${left <= 0 ? 'raus!' : clockText(left)})`;
}

type OvenProps = {
  readonly entries: readonly OvenLoadEntry[];
  readonly now: Instant;
  readonly onOut: (id: string) => void;
};

/** What is in the oven, with the time that is left. */
export const OvenPanel = ({ entries, now, onOut }: OvenProps) => (
  <section className={`${styles.panel} ${styles.oven}`} aria-labelledby="oven">
    <h2 id="oven">
      Im Ofen
      <small>
        {entries.reduce((sum, { lines }) => sum + lines.reduce((of, { amount }) => of + amount, 0), 0)} Stück
      </small>
    </h2>
    <div className={styles.ovenList}>
      {entries.map(({ order, lines, since, outAt }, index) => {
        const left = secondsUntil(outAt, now);
        const whole = Math.max(1, secondsUntil(outAt, since));
        const state = left <= 0 ? styles.out : left < NEAR_SECONDS ? styles.near : '';
        return (
          <button
            key={order.id}
            type="button"
            className={`${styles.load} ${state}`}
            aria-label={`${order.number} herausnehmen`}
            onClick={() => onOut(order.id)}
          >
            <b className={styles.number}>{order.number}</b>
            <span className={styles.left}>{left <= 0 ? 'Raus!' : clockText(left)}</span>
            <span className={styles.what}>
              {OVEN_KEYS[index] !== undefined && <kbd>{OVEN_KEYS[index]}</kbd>}{' '}
              {lines.map((line) => bakingText(line, outAt, now)).join(', ')}
            </span>
            <progress max={whole} value={Math.min(whole, Math.max(0, whole - left))} aria-hidden="true" />
          </button>
        );
      })}
      {entries.length === 0 && <p className={styles.nothing}>Der Ofen ist frei</p>}
    </div>
  </section>
);
