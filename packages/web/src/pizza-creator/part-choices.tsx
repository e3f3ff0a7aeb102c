import { productAvailability, type Serving } from '@ofenpost/core/catalogue/availability';
import { PRODUCT_TAG_LABELS } from '@ofenpost/core/catalogue/declaration';
import { partsOf } from '@ofenpost/core/pizza/parts-of';
import type { PizzaOffer, PizzaPart } from '@ofenpost/core/pizza/pizza-offer';
import { type ReactNode, memo } from 'react';
import { Surcharge } from '../money/amount.tsx';
import { Choice } from '../ui/choice.tsx';
import choicesStyles from './choices.module.css';
import styles from './part-choice.module.css';

type PartChoiceProps = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly picture: ReactNode;
  /** By how much the price changes with a tap, in Rappen. */
  readonly difference: number;
  readonly summary: string;
  /** Why it is unavailable, or null. */
  readonly missing: string | null;
  /** Where else on the pizza it is. */
  readonly mark?: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
};

/** One part with its picture; an unavailable one can be removed but not added. */
export const PartChoice = memo(
  ({ type, name, id, label, picture, difference, summary, missing, mark, isChosen, onChoose }: PartChoiceProps) => (
    <Choice
      face="card"
      type={type}
      name={name}
      value={id}
      checked={isChosen}
      disabled={missing !== null && !(isChosen && type === 'checkbox')}
      onChange={() => onChoose(id)}
    >
      <span className={missing === null ? styles.picture : `${styles.picture} ${styles.missing}`}>{picture}</span>
      <span className={styles.words}>
        <span>{label} </span>
        {mark && <em className={styles.mark}>{mark} </em>}
        {missing === null ? (
          <small>
            {difference === 0 ? (
              <span>{isChosen && type === 'radio' ? 'gewählt' : 'gleich viel'}</span>
            ) : (
              <Surcharge rappen={difference} />
            )}
            {summary !== '' && <span>{` · ${summary}`}</span>}
          </small>
        ) : (
          <small className={styles.reason}>{missing}</small>
        )}
      </span>
    </Choice>
  ),
);

/** Short notes on parts, by their ids: `vegan, scharf`. */
type PartSummaries = ReadonlyMap<string, string>;

export const partSummaries = ({ doughs, sauces, cheeses, toppings }: PizzaOffer): PartSummaries =>
  new Map(
    [...doughs, ...sauces, ...cheeses, ...toppings].map(
      ({ id, tags }) => [id, tags.map((tag) => PRODUCT_TAG_LABELS[tag]).join(' · ')] as const,
    ),
  );

/** Returns why parts are unavailable at `at`, by their ids: `Ausverkauft, wieder da morgen um 11:00`. */
export function missingReasons(offer: PizzaOffer, at: Serving): ReadonlyMap<string, string> {
  return new Map(
    partsOf(offer)
      .flat()
      .flatMap((part) => {
        const availability = productAvailability(part, at);
        return availability.available ? [] : [[part.id, availability.explanation] as const];
      }),
  );
}

/** Data of all parts, by their ids. */
export type PartTables = {
  readonly pictures: ReadonlyMap<string, ReactNode>;
  readonly differences: ReadonlyMap<string, number>;
  readonly summary: PartSummaries;
  readonly missing: ReadonlyMap<string, string>;
};

type Props = PartTables & {
  readonly legend: string;
  readonly name: string;
  readonly parts: readonly PizzaPart[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
};

/** A list of which exactly one part is chosen. */
export const PartChoices = memo(({ legend, name, parts, chosenId, onChoose, ...tables }: Props) => (
  <fieldset id={name} tabIndex={-1} className={choicesStyles.group}>
    <legend className={choicesStyles.legend}>{legend}</legend>
    <div className={choicesStyles.cards}>
      {parts.map((part) => (
        <PartChoice
          key={part.id}
          type="radio"
          name={name}
          id={part.id}
          label={part.name}
          picture={tables.pictures.get(part.id)}
          difference={tables.differences.get(part.id) ?? 0}
          summary={tables.summary.get(part.id) ?? ''}
          missing={tables.missing.get(part.id) ?? null}
          isChosen={part.id === chosenId}
          onChoose={onChoose}
        />
      ))}
    </div>
  </fieldset>
));
