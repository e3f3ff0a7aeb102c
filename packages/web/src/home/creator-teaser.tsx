import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { paths } from '../app/paths.ts';
import { FoodPicture } from '../catalogue/product-picture.tsx';
import { creationUrl } from '../illustration/illustration-url.ts';
import { icon } from '../ui/icons.tsx';
import { reducedMotion } from '../ui/reduced-motion.ts';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import creatorTeaserStyles from './creator-teaser.module.css';
import styles from './moving-bread.module.css';

const PauseIcon = () => icon(<path d="M9 6v12M15 6v12" />, 2.4);
const PlayIcon = () => icon(<path d="M8 5.8v12.4l10-6.2z" />);

const TURN_MILLISECONDS = 2800;

function watchStill(onChange: () => void): () => void {
  const query = reducedMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the user prefers reduced motion; null before hydration. */
const usePrefersStill = (): boolean | null =>
  useSyncExternalStore(
    watchStill,
    () => reducedMotion().matches,
    () => null,
  );

/** Whether an element is on the screen; false before hydration. */
function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    if (ref.current !== null) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}

/**
 * Counts the turns of an animated picture, whose next one must be loaded. It stands still at server rendering, out of
 * sight and for users who prefer reduced motion, and a button stops or starts it. Source: WCAG 2.2, 2.2.2 (Pause, Stop,
 * Hide).
 */
function useTurns(stage: RefObject<Element | null>) {
  const isSeen = useIsSeen(stage);
  const prefersStill = usePrefersStill();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [turn, setTurn] = useState(0);
  const [loadedTurn, setLoadedTurn] = useState(0);
  const isTurning = chosen ?? prefersStill === false;
  const isMoving = isTurning && isSeen;
  const canTurn = isMoving && loadedTurn > turn;
  useEffect(() => {
    if (!canTurn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTurn(loadedTurn);
    }, TURN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [canTurn, loadedTurn]);
  /** Null before hydration. */
  const toggle = prefersStill === null ? null : () => setChosen(!isTurning);
  return { turn, isTurning, isMoving, toggle, onNextLoaded: () => setLoadedTurn(turn + 1) };
}

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
function MovingBread() {
  const stage = useRef<HTMLDivElement>(null);
  const { turn, isTurning, isMoving, toggle, onNextLoaded } = useTurns(stage);
  const ideaOf = (index: number): Idea => IDEAS[index % IDEAS.length] ?? IDEAS[0];
  // The next picture loads while the current one is shown; on a slow network the current one stays longer.
  const idea = ideaOf(turn);
  const next = ideaOf(turn + 1);
  return (
    <div ref={stage} className={styles.stage}>
      <div key={turn} className={styles.bread}>
        <FoodPicture
          src={creationUrl(idea.illustration)}
          className={styles.picture}
          size={420}
          sizes="(max-width: 60em) 68vw, 420px"
        />
      </div>
      {isMoving && (
        <div className={styles.waiting} onLoadCapture={onNextLoaded}>
          <FoodPicture
            key={turn}
            src={creationUrl(next.illustration)}
            className={styles.picture}
            size={420}
            sizes="(max-width: 60em) 68vw, 420px"
            eager
            priority="low"
          />
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

/** Advertises the pizza creator. */
export const CreatorTeaser = () => (
  <section className={layout.section} aria-labelledby="selber-bauen">
    <div className={`${layout.card} ${creatorTeaserStyles.teaser}`}>
      <MovingBread />
      <div className={creatorTeaserStyles.words}>
        <h2 id="selber-bauen">Bau dir deinen Fladen</h2>
        <p>
          Teig, Sauce, Käse und bis zu zwölf Beläge, links anders als rechts, wenn du magst. Du siehst ihn entstehen und
          weisst bei jedem Griff, was er kostet und was drin ist.
        </p>
        <Link to={paths.pizzaCreator} className={controls.primary}>
          Eigenen Fladen bauen
        </Link>
      </div>
    </div>
  </section>
);
