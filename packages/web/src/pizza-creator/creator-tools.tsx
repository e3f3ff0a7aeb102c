import type { Diet } from '@ofenpost/core/pizza/pizza-declaration';
import { memo, useState } from 'react';
import { Choice } from '../ui/choice.tsx';
import { icon } from '../ui/icons.tsx';
import { ShareIcon } from '../ui/share-icon.tsx';
import controls from '../ui/controls.module.css';
import styles from './creator-tools.module.css';
import surpriseBarStyles from './surprise-bar.module.css';

const UndoIcon = () => icon(<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />);
const RedoIcon = () => icon(<path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3" />);
const RestartIcon = () => icon(<path d="M5 7.5h14M10 4h4M7 7.5l.8 12h8.4l.8-12M10.5 11v5M13.5 11v5" />);
const MenuIcon = () => icon(<path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 0v16" />);
const DiceIcon = () =>
  icon(
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="M8.7 8.7h0M15.3 8.7h0M12 12h0M8.7 15.3h0M15.3 15.3h0" strokeWidth="2.6" />
    </>,
  );

type StepToolsProps = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
};

/**
 * Undo and redo, beside the bread. They use `aria-disabled`, because a disabled button would lose the focus of keyboard
 * users after the last undo.
 */
export const StepTools = memo(({ canUndo, canRedo, onUndo, onRedo }: StepToolsProps) => (
  <div className={`${styles.tools} ${styles.beside}`}>
    <button type="button" className={controls.quiet} aria-disabled={!canUndo} onClick={onUndo}>
      <UndoIcon />
      <span>Rückgängig</span>
    </button>
    <button type="button" className={controls.quiet} aria-disabled={!canRedo} onClick={onRedo}>
      <RedoIcon />
      <span>Wiederholen</span>
    </button>
  </div>
));

type PizzaToolsProps = { readonly onShare: () => void; readonly onClear: () => void };

/** What is done with a whole pizza: share it, or begin again. */
export const PizzaTools = memo(({ onShare, onClear }: PizzaToolsProps) => (
  <div className={styles.tools}>
    <button type="button" className={controls.quiet} onClick={onShare}>
      <ShareIcon />
      Teilen
    </button>
    <button type="button" className={controls.quiet} onClick={onClear}>
      <RestartIcon />
      Neu beginnen
    </button>
  </div>
));

const DIETS: readonly { readonly diet: Diet | null; readonly label: string }[] = [
  { diet: null, label: 'alles' },
  { diet: 'vegetarian', label: 'vegetarisch' },
  { diet: 'vegan', label: 'vegan' },
];

type SurpriseBarProps = { readonly onSurprise: (diet: Diet | null) => void; readonly onStart: () => void };

/** Offers whole pizzas to begin with: a dish of the menu, or a surprise. */
export const SurpriseBar = ({ onSurprise, onStart }: SurpriseBarProps) => {
  const [diet, setDiet] = useState<Diet | null>(null);
  return (
    <div className={surpriseBarStyles.bar}>
      <button
        type="button"
        className={`${controls.secondary} ${controls.small} ${surpriseBarStyles.button}`}
        onClick={onStart}
      >
        <MenuIcon />
        Fladen der Karte
      </button>
      <button
        type="button"
        className={`${controls.secondary} ${controls.small} ${surpriseBarStyles.button}`}
        onClick={() => onSurprise(diet)}
      >
        <DiceIcon />
        Überrasch mich
      </button>
      <fieldset>
        <legend className={controls.visuallyHidden}>Was darf in der Überraschung sein?</legend>
        <div className={surpriseBarStyles.wishes}>
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
};
