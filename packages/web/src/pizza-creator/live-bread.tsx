import { selectSide } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { PizzaDough, PizzaOffer, PizzaSauce } from '@ofenpost/core/pizza/pizza-offer';
import type { ResolvedCreation } from '@ofenpost/core/pizza/resolve-creation';
import { useSelector } from '@xstate/react';
import { type Ref, memo, useMemo, useState } from 'react';
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
import { pizzaText } from './creation-text.ts';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import styles from './live-bread.module.css';

const OTHER_HALF = { whole: null, left: 'M0-160A160 160 0 0 1 0 160', right: 'M0-160A160 160 0 0 0 0 160' };

/** Shades the half that the next topping is not added to. */
function OtherHalf({ actor }: { actor: PizzaCreatorActor }) {
  const half = OTHER_HALF[useSelector(actor, selectSide)];
  return half !== null && <path d={half} className={styles.shade} />;
}

const [SMALLEST, LARGEST] = [0.78, 1.02];

/** Returns the scale of a size; the smallest and the largest size of the offer are the ends. */
const scaleOf = ({ sizes }: PizzaOffer, index: number): number =>
  sizes.length < 2 ? LARGEST : SMALLEST + ((LARGEST - SMALLEST) * index) / (sizes.length - 1);

/** The bread without toppings, before the oven or after it. `id` is unique in the page. */
export function drawBase({ doughs }: PizzaOffer, { dough, sauce }: Ground, id: string, isRaw: boolean): string {
  const { crust, hasSeeds } = doughLook(dough, doughs.indexOf(dough));
  const bread = drawBread({ shape: 'round', sauce: sauce.illustration, crust, isRaw }, BREAD_SEED, id);
  return hasSeeds ? bread + drawCrustSeeds() : bread;
}

export type Ground = { readonly dough: PizzaDough; readonly sauce: PizzaSauce };

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
  readonly ref: Ref<SVGSVGElement>;
};

/** Draws the chosen pizza. New pieces drop into place, all others stay. */
export const LiveBread = memo(({ actor, offer, pizza, className, ref }: Props) => {
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
  const base = useMemo(() => drawBase(offer, { dough, sauce }, 'bread', true), [offer, dough, sauce]);
  return (
    <svg
      ref={ref}
      viewBox="-160 -160 320 320"
      className={className}
      role="img"
      aria-label={`Dein Fladen: ${pizzaText(pizza)}`}
    >
      <g className={styles.bread} transform={`scale(${scaleOf(offer, offer.sizes.indexOf(pizza.size))})`}>
        <g data-heat="" />
        <Drawing svg={base} />
        <g data-crust="" />
        {laid.groups
          .toSorted((a, b) => layerOf(a) - layerOf(b))
          .map((group) => (
            <g key={group.key} data-layer={group.layerKey}>
              <Pieces group={group} isNew={!laid.first.has(group.key)} />
            </g>
          ))}
        {isDivided(layers) && <Drawing svg={drawDivide('round')} className={styles.divide} />}
        <OtherHalf actor={actor} />
      </g>
    </svg>
  );
});
