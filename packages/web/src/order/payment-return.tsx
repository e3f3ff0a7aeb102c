import { BareBread } from '../illustration/bare-bread.tsx';
import { OrderSearch } from './order-search.tsx';
import errorStyles from '../error/error-page.module.css';
import layout from '../ui/layout.module.css';

/** What the address says of a payment from which somebody comes back in a browser that does not know the order. */
const RETURNS = new Map([
  ['da', { title: 'Deine Zahlung ist da.', text: 'Deine Bestellung ist bei uns. Du musst nichts mehr tun.' }],
  [
    'nicht',
    {
      title: 'Die Zahlung hat nicht geklappt.',
      text: 'Dir wird nichts belastet. In deiner Bestellung siehst du, was jetzt geht.',
    },
  ],
  [
    'offen',
    {
      title: 'Wir prüfen deine Zahlung.',
      text: 'Bezahle nicht nochmals: In deiner Bestellung siehst du gleich, ob sie da ist.',
    },
  ],
]);

/** What became of the payment by the search of the address; null: nobody comes back from one. */
export const paymentReturnOf = (search: string) =>
  RETURNS.get(new URLSearchParams(search).get('zahlung') ?? '') ?? null;

/** Says what became of a payment, and how the order is found: by number and phone number, as anybody may read this. */
export const PaymentReturn = ({ title, text }: NonNullable<ReturnType<typeof paymentReturnOf>>) => (
  <div className={`${layout.wrap} ${layout.narrow} ${errorStyles.page}`}>
    <BareBread sauce="tomato" seed="Zahlung" className={errorStyles.picture} />
    <h1>{title}</h1>
    <p className={errorStyles.text}>
      {text} Bestellt hast du in einem anderen Browser: Geh dorthin zurück, öffne den Link aus unserer E-Mail, oder such
      die Bestellung hier. Die Nummer stand bei der Zahlung.
    </p>
    <OrderSearch />
  </div>
);
