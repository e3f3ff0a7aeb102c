import { DENOMINATIONS } from '@ofenpost/core/accounting/cash-count';
import { cleanSigns } from '@ofenpost/core/text/clean-text';
import { useId } from 'react';
import { Amount } from '../money/amount.tsx';
import styles from './books-dialog.module.css';

type Props = {
  /** The number of pieces of each denomination; `NaN` where the input is invalid. */
  readonly pieces: readonly number[];
  readonly errors: readonly (string | undefined)[];
  readonly onPieces: (pieces: number[]) => void;
};

const FRANC = 100;
/** Names a denomination (in Rappen): `20 Fr.`, `50 Rp.`. */
const nameOf = (worth: number): string => (worth >= FRANC ? `${worth / FRANC} Fr.` : `${worth} Rp.`);
const read = (text: string): number => {
  const count = cleanSigns(text);
  if (count === '') return 0;
  return /^\d{1,4}$/.test(count) ? Number(count) : Number.NaN;
};
const shown = (count: number | undefined): string =>
  count === undefined || count === 0 || Number.isNaN(count) ? '' : String(count);

/** Asks for the number of notes and coins of each kind, and shows the sum of each. */
export function DenominationInputs({ pieces, errors, onPieces }: Props) {
  const id = useId();
  return (
    <div className={styles.pieces}>
      {DENOMINATIONS.map((worth, place) => {
        const count = pieces[place] ?? 0;
        const error = errors[place];
        return (
          <div key={worth}>
            <label htmlFor={`${id}${worth}`}>{nameOf(worth)}</label>
            <input
              id={`${id}${worth}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}${worth}-note`}
              defaultValue={shown(count)}
              onChange={({ target }) => onPieces(pieces.with(place, read(target.value)))}
            />
            <Amount rappen={Number.isNaN(count) ? 0 : count * worth} />
            {error !== undefined && <p id={`${id}${worth}-note`}>{error}</p>}
          </div>
        );
      })}
    </div>
  );
}
