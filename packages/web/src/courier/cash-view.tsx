import { DENOMINATIONS } from '@ofenpost/core/accounting/cash';
import { type CourierCash, type HandInDraft, handInAmounts, handInDraft } from '@ofenpost/core/courier/hand-in';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '../app/paths.ts';
import { AmountStepper } from '../ui/amount-stepper.tsx';
import { Field } from '../ui/field.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';
import { CourierFrame } from './courier-frame.tsx';
import { francs, signedFrancs } from './courier-texts.ts';
import screen from './courier-screen.module.css';
import styles from './door-views.module.css';

const PIECES_MAX = 9999;
const FRANC = 100;

const nameOf = (worth: number): string => (worth < FRANC ? francs(worth) : String(worth / FRANC));

const Sum = ({ name, amount }: { readonly name: string; readonly amount: number }) => (
  <div>
    <dt>{name}</dt>
    <dd translate="no">{francs(amount)}</dd>
  </div>
);

type Props = {
  readonly cash: CourierCash;
  readonly net: ReactNode;
  readonly onBack: () => void;
  readonly onHandIn: (draft: HandInDraft) => void;
};

/** The count of the own cash at the end of a tour, against what was collected. */
export function CashView({ cash, net, onBack, onHandIn }: Props) {
  const [float, setFloat] = useState(cash.float);
  const [pieces, setPieces] = useState<readonly number[]>(() => DENOMINATIONS.map(() => 0));
  const draft = handInDraft.safeParse({ id: crypto.randomUUID(), float, pieces });
  const known = Number.isNaN(float) ? 0 : float;
  const { counted, difference } = handInAmounts({ float: known, pieces: [...pieces] }, cash);
  return (
    <CourierFrame
      title="Kasse"
      aside={
        <Link to={paths.home} className={screen.pill}>
          Zur Website
        </Link>
      }
      onBack={onBack}
      net={net}
      foot={
        <>
          <p className={screen.count} translate="no" aria-live="polite">
            <span>Soll {francs(known + cash.cash)}</span>
            <b>Gezählt {francs(counted)}</b>
            <b className={difference === 0 ? screen.right : screen.short}>
              {difference === 0 ? 'stimmt' : signedFrancs(difference)}
            </b>
          </p>
          <button
            type="button"
            className={screen.go}
            disabled={!draft.success || counted === 0}
            onClick={() => draft.success && onHandIn(draft.data)}
          >
            {difference === 0 ? `CHF ${francs(counted)} abgeben` : `Abgeben mit Differenz ${signedFrancs(difference)}`}
          </button>
        </>
      }
    >
      <Field label="Wechselgeld am Anfang" error={draft.error?.issues.find(({ path }) => path[0] === 'float')?.message}>
        {(control) => <MoneyInput {...control} value={float} onValue={setFloat} />}
      </Field>
      <ul className={styles.pieces} aria-label="Gezählt">
        {DENOMINATIONS.map((worth, place) => (
          <li key={worth}>
            <b>{nameOf(worth)}</b>
            <AmountStepper
              label={nameOf(worth)}
              amount={pieces[place] ?? 0}
              min={0}
              max={PIECES_MAX}
              onChange={(count) => setPieces(pieces.with(place, count))}
            />
            <span translate="no">{francs(worth * (pieces[place] ?? 0))}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <Sum
          name={`Bar kassiert, ${cash.cashStops === 1 ? '1 Stopp' : `${cash.cashStops} Stopps`}`}
          amount={cash.cash}
        />
        <Sum name="TWINT und Karte" amount={cash.twint + cash.card} />
        <Sum name="Trinkgeld bar, gehört dir" amount={cash.cashTips} />
      </dl>
    </CourierFrame>
  );
}
