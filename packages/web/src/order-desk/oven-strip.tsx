import type { OvenLoad } from '@ofenpost/core/delivery/delivery-time';
import { type OvenQuarter, ovenQuarters } from '@ofenpost/core/order-desk/oven-quarters';
import type { Order } from '@ofenpost/core/order/order';
import { formatTime } from '@ofenpost/core/time/zurich';
import { type CSSProperties, useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useThisMinute } from '../app/use-ticking.ts';
import controls from '../ui/controls.module.css';
import styles from './oven-strip.module.css';

/** So long after a change of the orders the load is asked for, in ms: twenty orders at once are one question. */
const PAUSE_MS = 1000;

/** Returns what the orders reserve of the oven, anew when one of them changes; null until it is known. */
function useOvenLoad(orders: readonly Order[]): OvenLoad | null {
  const { delivery } = useApp().ports;
  const [answer, setAnswer] = useState<{ readonly load: OvenLoad; readonly of: string } | null>(null);
  const minute = useThisMinute();
  const cause = `${minute} ${orders.map(({ number, revision }) => `${number}.${revision}`).join(' ')}`;
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without an answer the last one stays: the board itself says that the connection is lost.
      delivery.loadOvenLoad().then(
        (load) => setAnswer({ load, of: cause }),
        () => {},
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [delivery, cause]);
  return answer?.load ?? null;
}

const TEXTS: Record<OvenQuarter['level'], string> = { free: '', tight: ', fast voll', full: ', voll' };

const Quarter = ({ quarter, isNow }: { readonly quarter: OvenQuarter; readonly isNow: boolean }) => (
  <li className={`${styles.quarter} ${styles[quarter.level]} ${isNow ? styles.now : ''}`}>
    <span className={controls.visuallyHidden}>
      {formatTime(quarter.at)}: {quarter.breads}
      {TEXTS[quarter.level]}
    </span>
    <span className={styles.bar} style={{ '--share': quarter.share } as CSSProperties} aria-hidden="true">
      <b>{quarter.level === 'full' ? 'voll' : quarter.breads}</b>
    </span>
    <span aria-hidden="true">{isNow ? 'jetzt' : formatTime(quarter.at)}</span>
  </li>
);

/** How full the oven is in each quarter hour, in a place of its own, so that nothing moves. */
export function OvenStrip({ orders }: { readonly orders: readonly Order[] }) {
  const load = useOvenLoad(orders);
  const now = useThisMinute();
  const quarters = load === null ? null : ovenQuarters(load, now);
  return (
    <section className={styles.strip} aria-label="Auslastung des Ofens">
      {quarters !== null && (
        <>
          <p>
            Ofen, von <br />
            {load?.capacity} je ¼ h
          </p>
          <ol className={styles.quarters}>
            {quarters.map((quarter, index) => (
              <Quarter key={quarter.at} quarter={quarter} isNow={index === 0} />
            ))}
          </ol>
        </>
      )}
      {load !== null && quarters === null && <p>Der Ofen nimmt beliebig viele Fladen.</p>}
    </section>
  );
}
