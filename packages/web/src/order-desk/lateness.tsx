import { type Forecast, forecastOf, workOf } from '@ofenpost/core/order-desk/forecast';
import type { Order } from '@ofenpost/core/order/order';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useTicking } from '../app/use-ticking.ts';
import { useBoardKitchen } from './board-kitchen.tsx';
import { ticketId } from './ticket-focus.ts';
import styles from './lateness.module.css';

const FORESEEN: readonly Forecast[] = ['soonLate', 'willBeLate'];

const LatenessContext = createContext('');

type Props = { readonly orders: readonly Order[]; readonly children: ReactNode };

/** Provides the numbers of the orders that will be late unless somebody hurries. */
export function LatenessProvider({ orders, children }: Props) {
  const { work } = useBoardKitchen();
  const numbers = useTicking((now) =>
    orders
      .filter((order) => FORESEEN.includes(forecastOf(order, workOf(order, work), now)))
      .map(({ number }) => number)
      .join(' '),
  );
  return <LatenessContext value={numbers}>{children}</LatenessContext>;
}

const useForeseen = (): readonly string[] => use(LatenessContext).split(' ').filter(Boolean);

/** Calls back once for each order that is foreseen to be late, not for those at the start. */
export function useForeseenLateness(onForeseen: () => void): void {
  const numbers = use(LatenessContext);
  const reported = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const all = numbers.split(' ').filter(Boolean);
    const isNew = reported.current !== null && all.some((number) => !reported.current?.has(number));
    reported.current = new Set([...(reported.current ?? []), ...all]);
    if (isNew) onForeseen();
  }, [numbers, onForeseen]);
}

/** Says which orders will be late, while there is still something to be done about it. */
export function LatenessNote() {
  const foreseen = useForeseen();
  const [first] = foreseen;
  return (
    <span role="status" className={styles.place}>
      {first !== undefined && (
        <a href={`#${ticketId({ number: Number(first) })}`} className={styles.note}>
          <span>
            <b>Gleich spät:</b> {foreseen.join(', ')}
          </span>
        </a>
      )}
    </span>
  );
}
