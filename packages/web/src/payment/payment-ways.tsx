import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import type { ReactNode } from 'react';
import layout from '../ui/layout.module.css';
import styles from './payment-ways.module.css';

const icon = (content: ReactNode) => (
  <svg
    viewBox="0 0 32 32"
    width="32"
    height="32"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {content}
  </svg>
);

const CoinsIcon = () =>
  icon(
    <>
      <ellipse cx="13" cy="9" rx="8" ry="3.5" />
      <path d="M5 9v6c0 2 3.6 3.5 8 3.5M5 15v6c0 2 3.6 3.5 8 3.5M21 9v3" />
      <circle cx="21" cy="21" r="7" />
      <path d="M21 17.5v7M17.5 21h7" />
    </>,
  );
const CardIcon = () =>
  icon(
    <>
      <rect x="3.5" y="7" width="25" height="18" rx="3.5" />
      <path d="M3.5 13h25M8 20h6" />
    </>,
  );
const HandyIcon = () =>
  icon(
    <>
      <rect x="9" y="3" width="14" height="26" rx="3.5" />
      <path d="M14 6.5h4M13 17l2.3 2.5 4.2-5" />
    </>,
  );
const GiftIcon = () =>
  icon(
    <>
      <path d="M5.5 14.5h21v11a2.5 2.5 0 0 1-2.5 2.5H8a2.5 2.5 0 0 1-2.5-2.5zM4 10h24v4.5H4zM16 10v18" />
      <path d="M16 10c-5 0-7.5-2-6.5-4.5S15 4 16 10c1-6 5.5-7 6.5-4.5S21 10 16 10z" />
    </>,
  );

const WAYS = [
  {
    name: PAYMENT_METHOD_LABELS.cash,
    text: 'Am liebsten passend. Der Kurier hat Wechselgeld dabei, für grosse Noten ruf uns bitte vorher an.',
    Icon: CoinsIcon,
  },
  {
    name: PAYMENT_METHOD_LABELS.card,
    text: 'Debit oder Kredit, am Gerät des Kuriers: einstecken oder hinhalten, auch mit Handy oder Uhr.',
    Icon: CardIcon,
  },
  {
    name: PAYMENT_METHOD_LABELS.twint,
    text: 'Der Kurier zeigt dir den Code, du bestätigst den Betrag auf deinem Handy.',
    Icon: HandyIcon,
  },
  {
    name: 'Gutschein',
    text: 'Gib den Code an der Kasse ein. Reicht das Guthaben nicht, zahlst du den Rest an der Tür oder online; bleibt etwas übrig, gehört es dir.',
    Icon: GiftIcon,
  },
] as const;

/** Lists all payment methods. */
export const PaymentWays = () => (
  <ul className={styles.ways}>
    {WAYS.map(({ name, text, Icon }) => (
      <li key={name} className={`${layout.card} ${styles.way}`}>
        <span className={styles.icon}>
          <Icon />
        </span>
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
