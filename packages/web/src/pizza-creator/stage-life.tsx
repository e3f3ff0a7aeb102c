import { type CreatorView, selectSide, selectWork } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { PizzaCreation, PizzaHalf } from '@ofenpost/core/pizza/pizza-creation';
import type { PizzaOffer, PizzaTopping } from '@ofenpost/core/pizza/pizza-offer';
import type { ResolvedCreation } from '@ofenpost/core/pizza/resolve-creation';
import { useSelector } from '@xstate/react';
import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Drawing } from '../illustration/drawing.tsx';
import { beginWithProduct } from './beginnings.ts';
import { CreationAnnouncer } from './creation-announcer.tsx';
import { flyToCart } from './fly-to-cart.ts';
import { drawBase } from './live-bread.tsx';
import { mayMove } from './may-move.ts';
import { useTrayTabs } from './tray-tabs.ts';
import type { Beginning } from './use-beginnings.ts';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import controls from '../ui/controls.module.css';
import styles from './stage-life.module.css';

/** How long a tap can be taken back, in ms, as in the cart. Source: guest sketches, "Motion". */
const UNDO_MS = 8000;
/** In px: a finger covers more than a caper. */
const SLOP = 9;
const AROUND = [
  [0, 0],
  [-SLOP, 0],
  [SLOP, 0],
  [0, -SLOP],
  [0, SLOP],
] as const;
/** The bread's radius as a share of the picture's width. */
const RADIUS = 0.47;

/** Returns the half under a point of the picture, or null beside the bread. */
function halfAt(picture: SVGSVGElement, { clientX, clientY }: MouseEvent): PizzaHalf | null {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
  if (Math.hypot(x, y) > width * RADIUS) return null;
  return x < 0 ? 'left' : 'right';
}

/** Returns the topping whose piece is under a point, or almost. */
function toppingAt({ toppings }: ResolvedCreation, { clientX, clientY }: MouseEvent): PizzaTopping | undefined {
  for (const [dx, dy] of AROUND) {
    const layer = document.elementFromPoint(clientX + dx, clientY + dy)?.closest('[data-layer]');
    const key = layer?.getAttribute('data-layer');
    const found = toppings.find(({ topping }) => `t-${topping.urlKey}` === key);
    if (found !== undefined) return found.topping;
  }
  return undefined;
}

type Moved = { readonly text: string; readonly creation: PizzaCreation | undefined };

const presentOf = (snapshot: Parameters<typeof selectWork>[0]) => selectWork(snapshot)?.history.present;
const SIDE_WORDS: Record<PizzaHalf, string> = { left: 'links', right: 'rechts' };

/**
 * Lets the bread be tapped: a piece goes to the tapped half, then off; dough and sauce choose the half. Returns the last
 * move, as long as it can be undone. The choices below do the same by keyboard.
 */
function useTaps(actor: PizzaCreatorActor, picture: SVGSVGElement, pizza: ResolvedCreation): Moved | null {
  const [moved, setMoved] = useState<Moved | null>(null);
  useEffect(() => {
    const tap = (event: MouseEvent) => {
      const half = halfAt(picture, event);
      if (half === null) return;
      const topping = toppingAt(pizza, event);
      if (topping === undefined) {
        const side = selectSide(actor.getSnapshot()) === half ? 'whole' : half;
        actor.send({ type: 'side.chosen', side });
        return;
      }
      actor.send({ type: 'piece.tapped', id: topping.id, half });
      const creation = presentOf(actor.getSnapshot());
      const isLeft = creation?.toppings.some(({ toppingId }) => toppingId === topping.id) === true;
      setMoved({
        creation,
        text: isLeft ? `${topping.name} nur noch ${SIDE_WORDS[half]}` : `${topping.name} entfernt`,
      });
    };
    picture.addEventListener('click', tap);
    return () => picture.removeEventListener('click', tap);
  }, [actor, picture, pizza]);
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(() => setMoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  const present = useSelector(actor, presentOf);
  return moved?.creation === present ? moved : null;
}

/** How long the oven takes, in ms. Source: guest sketches, "Motion". */
const BAKE_MS = 1750;

/**
 * Returns whether the pizza is out of the oven: it is in the cart, and has not been changed since. Out of the oven it
 * flies into the cart, unless nothing may move.
 */
function useIsBaked(actor: PizzaCreatorActor, picture: SVGSVGElement): boolean {
  const present = useSelector(actor, presentOf);
  const [baked, setBaked] = useState<PizzaCreation | undefined>(undefined);
  // A pizza that is changed is another one, also when the change is undone.
  if (baked !== undefined && baked !== present) setBaked(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = actor.on('adding.answered', ({ answer }) => {
      if (!answer.ok) return;
      const added = presentOf(actor.getSnapshot());
      setBaked(added);
      clearTimeout(timer);
      if (!mayMove()) return;
      timer = setTimeout(() => {
        if (presentOf(actor.getSnapshot()) === added) flyToCart(picture);
      }, BAKE_MS);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [actor, picture]);
  return baked !== undefined && baked === present;
}

/** The glow of the oven behind the bread. */
const Heat = () => (
  <>
    <radialGradient id="oven">
      <stop offset=".7" stopColor="#FFB05A" />
      <stop offset=".84" stopColor="#E8632B" stopOpacity=".85" />
      <stop offset="1" stopColor="#E8632B" stopOpacity="0" />
    </radialGradient>
    <circle r="180" fill="url(#oven)" className={styles.heat} />
  </>
);

type Props = {
  readonly actor: PizzaCreatorActor;
  readonly offer: PizzaOffer;
  readonly pizza: ResolvedCreation;
  readonly view: CreatorView;
  readonly beginning: Beginning;
  /** It has an empty group behind the bread, and one between dough and toppings. */
  readonly picture: SVGSVGElement;
};

/**
 * What makes the drawn bread the interface: taps on it, the oven, the tabs of the tray, and the words for screen
 * readers. It is loaded after the page.
 */
export function StageLife({ actor, offer, pizza, view, beginning, picture }: Props) {
  useEffect(() => {
    // The link of a product names its dish.
    const dish = new URLSearchParams(location.search).get('from');
    if (dish !== null)
      beginWithProduct(beginning, dish).catch((error: unknown) => showErrorToast(beginning.actors, error));
  }, [beginning]);
  const moved = useTaps(actor, picture, pizza);
  const isBaked = useIsBaked(actor, picture);
  useTrayTabs();
  const [heat, crust] = [picture.querySelector('[data-heat]'), picture.querySelector('[data-crust]')];
  return (
    <>
      <CreationAnnouncer view={view} />
      {isBaked && heat && createPortal(<Heat />, heat)}
      {isBaked &&
        crust &&
        createPortal(<Drawing svg={drawBase(offer, pizza, 'baked', false)} className={styles.baked} />, crust)}
      {moved !== null && (
        <div className={styles.moved} style={{ '--undo-duration': `${UNDO_MS}ms` } as CSSProperties}>
          <span>{moved.text}</span>
          <button
            type="button"
            className={`${controls.quiet} ${controls.small}`}
            onClick={() => actor.send({ type: 'step.undone' })}
          >
            Rückgängig
          </button>
        </div>
      )}
    </>
  );
}
