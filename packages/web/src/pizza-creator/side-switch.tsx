import type { ToppingPlace } from '@ofenpost/core/pizza-creator/pizza-creation';
import styles from './side-switch.module.css';

const SIDES: readonly { readonly side: ToppingPlace; readonly label: string }[] = [
  { side: 'whole', label: 'Ganz' },
  { side: 'left', label: 'Linke Hälfte' },
  { side: 'right', label: 'Rechte Hälfte' },
];

type Props = { readonly side: ToppingPlace; readonly onChoose: (side: ToppingPlace) => void };

/** Chooses where the next topping is added. */
export const SideSwitch = ({ side, onChoose }: Props) => (
  <fieldset>
    <legend className={styles.legend}>Wohin kommt der Belag?</legend>
    <div className={styles.switch}>
      {SIDES.map((each) => (
        <label key={each.side} className={styles.side}>
          <input
            type="radio"
            name="side"
            value={each.side}
            checked={side === each.side}
            onChange={() => onChoose(each.side)}
          />
          <span>{each.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
