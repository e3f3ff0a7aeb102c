import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { CardIcon, CoinsIcon, GiftIcon, HandyIcon } from './payment-icons.tsx';
import layout from '../theme/layout.module.css';
import styles from './payment-ways.module.css';

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
    text: 'Gib den Code an der Kasse ein. Reicht das Guthaben nicht, zahlst du den Rest an der Tür; bleibt etwas übrig, gehört es dir.',
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
