import { selectSide } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { type ResolvedCreation, pizzaIllustration } from '@ofenpost/core/pizza/resolve-creation';
import { useSelector } from '@xstate/react';
import { type Ref, memo, useState } from 'react';
import { FoodPicture } from '../catalogue/product-picture.tsx';
import { creationUrl } from '../illustration/illustration-url.ts';
import { pizzaText } from './creation-text.ts';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import styles from './live-bread.module.css';

const OTHER_HALF = { whole: null, left: 'M0-45A45 45 0 0 1 0 45', right: 'M0-45A45 45 0 0 0 0 45' };

/** Shades the half that the next topping is not added to. */
function OtherHalf({ actor }: { actor: PizzaCreatorActor }) {
  const half = OTHER_HALF[useSelector(actor, selectSide)];
  if (half === null) return null;
  return (
    <svg viewBox="-50 -50 100 100" className={styles.shade} aria-hidden="true">
      <path d={half} />
    </svg>
  );
}

/** From the smallest to the largest size, as in the style sheet. */
const STEPS = 6;

const stepOf = ({ sizes }: PizzaOffer, { size }: ResolvedCreation): number =>
  sizes.length < 2 ? STEPS : Math.round((STEPS * sizes.indexOf(size)) / (sizes.length - 1));

/** In px, on a wide screen. */
const SIZE = 480;

type Props = {
  readonly actor: PizzaCreatorActor;
  readonly offer: PizzaOffer;
  readonly pizza: ResolvedCreation;
  /** Whether the server draws each change, because this browser cannot, or cannot yet. */
  readonly isRenderedByServer: boolean;
  readonly className: string | undefined;
  readonly ref: Ref<HTMLDivElement>;
};

/** The picture of the chosen pizza: first the server's, then the one that `RenderedBread` draws into it. */
export const LiveBread = memo(({ actor, offer, pizza, isRenderedByServer, className, ref }: Props) => {
  const [still, setStill] = useState(pizza);
  if (isRenderedByServer && still !== pizza) setStill(pizza);
  const illustration = pizzaIllustration(offer, still);
  return (
    <div
      ref={ref}
      data-step={stepOf(offer, pizza)}
      className={`${styles.bread} ${className}`}
      role="img"
      aria-label={`Dein Fladen: ${pizzaText(pizza)}`}
    >
      <div className={styles.size}>
        <FoodPicture src={creationUrl(illustration, 'raw')} className={styles.still} size={SIZE} eager />
        <div data-drawing="" />
        <OtherHalf actor={actor} />
      </div>
    </div>
  );
});
