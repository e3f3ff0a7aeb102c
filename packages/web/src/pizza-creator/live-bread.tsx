import { selectSide } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { PizzaDough, PizzaOffer, PizzaSauce } from '@ofenpost/core/pizza/pizza-offer';
import type { ResolvedCreation } from '@ofenpost/core/pizza/resolve-creation';
import { useSelector } from '@xstate/react';
import { memo, useMemo, useState } from 'react';
import { drawBread, drawDivide } from '../illustration/bread.ts';
import { defineToppings, drawToppings } from '../illustration/draw-toppings.ts';
import { Drawing } from '../illustration/drawing.tsx';
import { toppingArt } from '../illustration/toppings/toppings.ts';
import {
  BREAD_SEED,
  type PieceGroup,
  isDivided,
  layersOf,
  nextGroups,
  drawCrustSeeds,
  doughLook,
} from './bread-layers.ts';
import { pizzaText } from './creation-text.tsx';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import styles from './live-bread.module.css';

const ARCS = { whole: null, left: 'M-9-156A156 156 0 0 0-9 156', right: 'M9-156A156 156 0 0 1 9 156' };

/** Outlines the half that the next topping is added to. */
function ActiveHalf({ actor }: { actor: PizzaCreatorActor }) {
  const arc = ARCS[useSelector(actor, selectSide)];
  return arc !== null && <path d={arc} className={styles.activeHalf} />;
}

/** The largest bread fills the picture; each class scales it down, smallest first. */
const SCALES = [styles.tiny, styles.small, styles.medium, styles.large, styles.full] as const;

/** Returns the class of a size; the smallest and the largest size of the offer are the ends. */
function scaleOf({ sizes }: PizzaOffer, index: number): string | undefined {
  const last = SCALES.length - 1;
  return sizes.length < 2 ? SCALES[last] : SCALES[Math.round((index / (sizes.length - 1)) * last)];
}

function drawBase({ doughs }: PizzaOffer, dough: PizzaDough, sauce: PizzaSauce): string {
  const { crust, hasSeeds } = doughLook(dough, doughs.indexOf(dough));
  const bread = drawBread({ shape: 'round', sauce: sauce.illustration, crust }, BREAD_SEED, 'bread');
  return hasSeeds ? bread + drawCrustSeeds() : bread;
}

const layerOf = ({ pieces: [first] }: PieceGroup): number =>
  first === undefined ? 0 : toppingArt[first.topping].layer;

const Pieces = memo(({ group, isNew }: { group: PieceGroup; isNew: boolean }) => {
  const id = `b-${group.key}`;
  const svg = defineToppings(group.pieces, BREAD_SEED, id) + drawToppings(group.pieces, id);
  return <Drawing svg={svg} className={isNew ? styles.dropping : undefined} />;
});

type Props = {
  readonly actor: PizzaCreatorActor;
  readonly offer: PizzaOffer;
  readonly pizza: ResolvedCreation;
  readonly className: string | undefined;
};

/** Draws the chosen pizza. New pieces drop into place, all others stay. */
export const LiveBread = memo(({ actor, offer, pizza, className }: Props) => {
  const layers = layersOf(pizza);
  const [laid, setLaid] = useState(() => {
    const groups = nextGroups([], layers);
    return { pizza, groups, first: new Set(groups.map(({ key }) => key)) };
  });
  if (laid.pizza !== pizza) {
    const groups = nextGroups(laid.groups, layers);
    const keys = new Set(groups.map(({ key }) => key));
    // Pieces that were removed meanwhile drop again when they return.
    setLaid({ pizza, groups, first: new Set([...laid.first].filter((key) => keys.has(key))) });
  }
  const { dough, sauce } = pizza;
  const base = useMemo(() => drawBase(offer, dough, sauce), [offer, dough, sauce]);
  return (
    <svg viewBox="-160 -160 320 320" className={className} role="img" aria-label={`Dein Fladen: ${pizzaText(pizza)}`}>
      <g className={`${styles.bread} ${scaleOf(offer, offer.sizes.indexOf(pizza.size))}`}>
        <Drawing svg={base} />
        {laid.groups
          .toSorted((a, b) => layerOf(a) - layerOf(b))
          .map((group) => (
            <Pieces key={group.key} group={group} isNew={!laid.first.has(group.key)} />
          ))}
        {isDivided(layers) && <Drawing svg={drawDivide('round')} className={styles.divide} />}
      </g>
      <ActiveHalf actor={actor} />
    </svg>
  );
});
