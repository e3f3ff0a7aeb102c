import type { Diet } from '@ofenpost/core/pizza-creator/pizza-declaration';
import { memo, useState } from 'react';
import { Choice } from '../theme/choice.tsx';
import { DiceIcon } from './creator-icons.tsx';
import controls from '../theme/controls.module.css';
import styles from './surprise-bar.module.css';

const DIETS: readonly { readonly diet: Diet | null; readonly label: string }[] = [
  { diet: null, label: 'alles' },
  { diet: 'vegetarian', label: 'vegetarisch' },
  { diet: 'vegan', label: 'vegan' },
];

/** Offers a random pizza. */
export const SurpriseBar = memo(({ onSurprise }: { onSurprise: (diet: Diet | null) => void }) => {
  const [diet, setDiet] = useState<Diet | null>(null);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={`${controls.secondary} ${controls.small} ${styles.button}`}
        onClick={() => onSurprise(diet)}
      >
        <DiceIcon />
        Überrasch mich
      </button>
      <fieldset>
        <legend className={controls.visuallyHidden}>Was darf in der Überraschung sein?</legend>
        <div className={styles.wishes}>
          {DIETS.map((each) => (
            <Choice
              key={each.label}
              face="chip"
              type="radio"
              name="wish"
              value={each.label}
              checked={each.diet === diet}
              onChange={() => setDiet(each.diet)}
            >
              {each.label}
            </Choice>
          ))}
        </div>
      </fieldset>
    </div>
  );
});
