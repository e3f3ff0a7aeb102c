import type { PizzaPart } from '@ofenpost/core/pizza-creator/pizza-offer';
import { type ReactNode, memo } from 'react';
import { PartChoice } from './part-choice.tsx';
import type { PartSummaries } from './part-summaries.ts';
import styles from './choices.module.css';

/** Data of all parts, by their ids. */
export type PartTables = {
  readonly pictures: ReadonlyMap<string, ReactNode>;
  readonly prices: ReadonlyMap<string, number>;
  readonly summary: PartSummaries;
  readonly missing: ReadonlyMap<string, string>;
};

type Props = PartTables & {
  readonly legend: string;
  /** Whether short names are closer together. */
  readonly isNarrow?: boolean;
  readonly name: string;
  readonly parts: readonly PizzaPart[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
};

/** A list of which exactly one part is chosen. */
export const PartChoices = memo(({ legend, isNarrow = false, name, parts, chosenId, onChoose, ...tables }: Props) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={isNarrow ? `${styles.cards} ${styles.narrow}` : styles.cards}>
      {parts.map((part) => (
        <PartChoice
          key={part.id}
          type="radio"
          name={name}
          id={part.id}
          label={part.name}
          picture={tables.pictures.get(part.id)}
          price={tables.prices.get(part.id) ?? 0}
          summary={tables.summary.get(part.id) ?? ''}
          missing={tables.missing.get(part.id) ?? null}
          isChosen={part.id === chosenId}
          onChoose={onChoose}
        />
      ))}
    </div>
  </fieldset>
));
