import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { useState } from 'react';
import { PauseIcon, PlayIcon } from '../app/icons.tsx';
import { FoodPicture } from '../catalogue/product-picture.tsx';
import { creationUrl } from '../illustration/illustration-url.ts';
import { useTurns } from './use-turns.ts';
import controls from '../theme/controls.module.css';
import styles from './moving-bread.module.css';

type Idea = { readonly words: readonly string[]; readonly illustration: Illustration };

/** The flatbreads of the animation, in their order. */
const IDEAS: readonly [Idea, ...Idea[]] = [
  {
    words: ['Tomatensauce', 'Mozzarella', 'Basilikum'],
    illustration: { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'basil'] },
  },
  {
    words: ['Tomatensauce', 'Mozzarella', 'Salami piccante', 'Oliven'],
    illustration: { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'spicySalami', 'olive', 'basil'] },
  },
  {
    words: ['Crème fraîche', 'Feigen', 'Rucola', 'Ziegenkäse'],
    illustration: { kind: 'flatbread', sauce: 'cream', toppings: ['goatCheese', 'fig', 'rocket'] },
  },
  {
    words: ['Pesto', 'Cherrytomaten', 'Champignons', 'Peperoni'],
    illustration: { kind: 'flatbread', sauce: 'pesto', toppings: ['cherryTomato', 'mushroom', 'pepper', 'rocket'] },
  },
];

/** A flatbread whose toppings change until somebody stops it. */
export function MovingBread() {
  const { turn, isTurning, toggle } = useTurns();
  const [isLoaded, setLoaded] = useState(0);
  const ideaOf = (index: number): Idea => IDEAS[index % IDEAS.length] ?? IDEAS[0];
  // The next picture loads while the current one is shown; on a slow network the current one stays longer.
  const shown = Math.min(turn, isLoaded);
  const idea = ideaOf(shown);
  const next = ideaOf(shown + 1);
  return (
    <div className={styles.stage}>
      <div key={shown} className={styles.bread}>
        <FoodPicture src={creationUrl(idea.illustration)} className={styles.picture} size={420} />
      </div>
      {isTurning && (
        <div className={styles.waiting} onLoadCapture={() => setLoaded(shown + 1)}>
          <FoodPicture key={shown} src={creationUrl(next.illustration)} className={styles.picture} size={420} eager />
        </div>
      )}
      <ul className={styles.words} aria-hidden="true">
        {idea.words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      {toggle !== null && (
        <button
          type="button"
          className={`${controls.round} ${styles.toggle}`}
          aria-label={isTurning ? 'Bild anhalten' : 'Bild bewegen'}
          onClick={toggle}
        >
          {isTurning ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </div>
  );
}
