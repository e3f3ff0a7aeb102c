import { TOPPINGS, type Topping } from '@ofenpost/core/catalogue/ingredient';
import { type CreatorView, selectSide, selectWork } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { PizzaCreation, PizzaHalf } from '@ofenpost/core/pizza/pizza-creation';
import type { PizzaOffer, PizzaTopping } from '@ofenpost/core/pizza/pizza-offer';
import { type ResolvedCreation, pizzaIllustration } from '@ofenpost/core/pizza/resolve-creation';
import { useSelector } from '@xstate/react';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { showErrorToast } from '../app/show-error-toast.ts';
import { mayMove } from '../ui/reduced-motion.ts';
import { beginWithProduct } from './beginnings.ts';
import { BREAD_SIZE, type RawBread } from './bread-renderer.ts';
import { CreationAnnouncer } from './creation-announcer.tsx';
import { flyToCart } from './fly-to-cart.ts';
import { RenderedBreadPicture, useDrawing } from './rendered-bread.tsx';
import { useTrayTabs } from './tray-tabs.ts';
import type { Beginning } from './use-beginnings.ts';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import controls from '../ui/controls.module.css';
import styles from './interactive-bread.module.css';

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
const RADIUS = 0.43;

/** A place on the drawn bread, in its width from its middle. */
type Spot = { readonly x: number; readonly y: number };

function spotOf(picture: HTMLElement, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Spot {
  const { left, top, width, height } = (picture.querySelector('canvas') ?? picture).getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
}

/** Returns the half at a spot, or null beside the bread. */
function halfAt({ x, y }: Spot): PizzaHalf | null {
  if (Math.hypot(x, y) > RADIUS) return null;
  return x < 0 ? 'left' : 'right';
}

/** Returns the topping whose piece is at a spot, or null. */
function pieceAt({ owners }: RawBread, { x, y }: Spot): Topping | null {
  const [column, row] = [x, y].map((each) => Math.floor((each + 0.5) * BREAD_SIZE)) as [number, number];
  return TOPPINGS[(owners[row * BREAD_SIZE + column] ?? 0) - 1] ?? null;
}

/** Returns the topping of the half whose piece is under a point, or almost. */
function toppingAt(
  { toppings }: ResolvedCreation,
  half: PizzaHalf,
  pieceUnder: (dx: number, dy: number) => Topping | null,
): PizzaTopping | undefined {
  for (const [dx, dy] of AROUND) {
    const piece = pieceUnder(dx, dy);
    const chosen = toppings.find(
      ({ topping, place }) => piece !== null && topping.illustration === piece && (place === 'whole' || place === half),
    );
    if (chosen !== undefined) return chosen.topping;
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
function useTaps(
  actor: PizzaCreatorActor,
  picture: HTMLElement,
  pizza: ResolvedCreation,
  bread: RawBread | undefined,
): Moved | null {
  const [moved, setMoved] = useState<Moved | null>(null);
  useEffect(() => {
    const tap = ({ clientX, clientY }: MouseEvent) => {
      const half = halfAt(spotOf(picture, { clientX, clientY }));
      if (half === null) return;
      const topping =
        bread &&
        toppingAt(pizza, half, (dx, dy) =>
          pieceAt(bread, spotOf(picture, { clientX: clientX + dx, clientY: clientY + dy })),
        );
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
  }, [actor, picture, pizza, bread]);
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
function useIsBaked(actor: PizzaCreatorActor, picture: HTMLElement): boolean {
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

type Props = {
  readonly actor: PizzaCreatorActor;
  readonly offer: PizzaOffer;
  readonly pizza: ResolvedCreation;
  readonly view: CreatorView;
  readonly beginning: Beginning;
  /** It has an empty element for what is drawn. */
  readonly picture: HTMLElement;
  /** The browser cannot draw. */
  readonly onRenderingFailed: () => void;
};

/**
 * What makes the drawn bread the interface: taps on it, the oven, the tabs of the tray, and the words for screen
 * readers. It is loaded after the page.
 */
export function InteractiveBread({ actor, offer, pizza, view, beginning, picture, onRenderingFailed }: Props) {
  useEffect(() => {
    // The link of a product names its dish.
    const dish = new URLSearchParams(location.search).get('from');
    if (dish !== null)
      beginWithProduct(beginning, dish).catch((error: unknown) => showErrorToast(beginning.actors, error));
  }, [beginning]);
  const flatbread = useMemo(() => pizzaIllustration(offer, pizza), [offer, pizza]);
  const drawing = useDrawing(flatbread, onRenderingFailed);
  const moved = useTaps(actor, picture, pizza, drawing?.raw);
  const isBaked = useIsBaked(actor, picture);
  useTrayTabs();
  const isRendered = drawing !== null;
  useLayoutEffect(() => {
    picture.toggleAttribute('data-rendered', isRendered);
    picture.toggleAttribute('data-baked', isBaked);
  }, [picture, isRendered, isBaked]);
  const place = picture.querySelector('[data-drawing]');
  return (
    <>
      <CreationAnnouncer view={view} />
      {drawing && place && createPortal(<RenderedBreadPicture drawing={drawing} isBaked={isBaked} />, place)}
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
