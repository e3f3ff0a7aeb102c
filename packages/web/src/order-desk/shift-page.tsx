import type { Shift, ShiftAlarm, ShiftPerson } from '@ofenpost/core/order-desk/shift';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import { ListHead } from '../record/list-view.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './shift-page.module.css';

/** Figures of a shift need no more than that. */
const REFRESH_MILLISECONDS = 20_000;
const PERCENT = 100;

const ALARM_TEXTS: Record<ShiftAlarm['kind'], (minutes: number) => string> = {
  cancelled: () => 'vom Gast storniert, noch nicht gesehen',
  waiting: (minutes) => `wartet seit ${minutes} min auf die Annahme`,
  late: (minutes) => `${minutes} min zu spät`,
};

/** Loads the shift anew every few seconds; without an answer the last one stays, with its time. */
function useShift(loaded: Shift): Shift {
  const { orderDesk } = useApp().ports;
  const [shown, setShown] = useState(loaded);
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) void orderDesk.loadShift().then(setShown, () => {});
    };
    const timer = setInterval(refresh, REFRESH_MILLISECONDS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [orderDesk]);
  return shown;
}

const Figure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Figures = ({ figures: { count, totalPrice, open, minutes, punctual } }: Pick<Shift, 'figures'>) => (
  <dl className={styles.figures}>
    <Figure label="Bestellungen">{count}</Figure>
    <Figure label="Umsatz">
      <Amount rappen={totalPrice} isUnbroken />
    </Figure>
    <Figure label="Noch offen">{open}</Figure>
    {minutes !== null && <Figure label="Im Schnitt">{minutes} min</Figure>}
    {punctual !== null && <Figure label="Pünktlich">{Math.round(punctual * PERCENT)} %</Figure>}
  </dl>
);

const Alarms = ({ alarms }: Pick<Shift, 'alarms'>) => (
  <section className={`${layout.card} ${styles.card}`}>
    <h2>Was eilt</h2>
    {alarms.length === 0 ? (
      <p className={styles.quiet}>Nichts. Alle Bestellungen sind in der Zeit.</p>
    ) : (
      <ul>
        {alarms.map(({ kind, number, minutes }) => (
          <li key={number} className={styles.alarm}>
            <b>{number}</b>
            <span>{ALARM_TEXTS[kind](minutes)}</span>
          </li>
        ))}
      </ul>
    )}
    <Link to={paths.incomingOrders} className={`${controls.secondary} ${controls.small}`}>
      Zum Bestellpult
    </Link>
  </section>
);

const changesText = (changes: number): string => (changes === 1 ? '1 Handgriff' : `${changes} Handgriffe`);

const People = ({ people }: { readonly people: readonly ShiftPerson[] }) => (
  <section className={`${layout.card} ${styles.card}`}>
    <h2>Wer arbeitet</h2>
    {people.length === 0 ? (
      <p className={styles.quiet}>Heute hat noch niemand etwas angefasst.</p>
    ) : (
      <ul>
        {people.map(({ name, changes, since, lastAt }) => (
          <li key={`${name} ${since}`}>
            <b>{name}</b>
            <span>
              seit {formatTime(since)}, zuletzt {formatTime(lastAt)}, {changesText(changes)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** The shift: today's figures, what is urgent, and who works. */
function ShiftPage({ data }: { readonly data: Shift }) {
  const shift = useShift(data);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Schicht" fact={{ label: 'Stand', value: formatTime(shift.at) }} />
      <Figures figures={shift.figures} />
      <div className={styles.cards}>
        <Alarms alarms={shift.alarms} />
        <People people={shift.people} />
      </div>
    </div>
  );
}

export const shiftPage = adminPage({
  title: 'Schicht',
  action: 'order.readAll',
  access: 'zur Schicht',
  load: ({ orderDesk }) => orderDesk.loadShift(),
  Page: ShiftPage,
});
