import type { Product } from '@ofenpost/core/catalogue/product';
import { type DishCreation, creationOfDish, creationOfHalves } from '@ofenpost/core/pizza/dish-creation';
import { PIZZA_HALVES } from '@ofenpost/core/pizza/pizza-halves';
import { recipeOf } from '@ofenpost/core/pizza/recipe';
import { useEffect, useEffectEvent, useState } from 'react';
import { showErrorToast } from '../app/show-error-toast.ts';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { LoadingShapes } from '../ui/loading.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { beginWith, loadDishes, noteTexts, presentOf } from './beginnings.ts';
import type { Beginning } from './use-beginnings.ts';
import controls from '../ui/controls.module.css';
import styles from './start-dialog.module.css';

/** A dish of the menu, and what becomes of it as an own pizza. */
type Dish = { readonly product: Product; readonly begun: DishCreation };

/** The dishes that something of stays, in the order of the menu; those that stay as they are come first. */
function dishesFor(beginning: Beginning, products: readonly Product[]): readonly Dish[] {
  const { offer, creation } = presentOf(beginning);
  const dishes = products.flatMap((product) => {
    const recipe = recipeOf(product.illustration);
    const begun = recipe && creationOfDish(offer, recipe, creation);
    return begun === null || begun.creation.toppings.length === 0 ? [] : [{ product, begun }];
  });
  return dishes.toSorted((a, b) => Number(a.begun.notes.length > 0) - Number(b.begun.notes.length > 0));
}

/** Loads the dishes; an error is shown, and the dialog closes. */
function useDishes(beginning: Beginning, onFailed: () => void): readonly Dish[] | null {
  const [dishes, setDishes] = useState<readonly Dish[] | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    showErrorToast(beginning.actors, error);
    onFailed();
  });
  useEffect(() => {
    let isShown = true;
    loadDishes(beginning)
      .then((products) => isShown && setDishes(dishesFor(beginning, products)))
      .catch((error: unknown) => isShown && fail(error));
    return () => {
      isShown = false;
    };
  }, [beginning]);
  return dishes;
}

type TilesProps = {
  readonly dishes: readonly Dish[];
  readonly isChosen?: (dish: Dish) => boolean;
  readonly onChoose: (dish: Dish) => void;
};

const Tiles = ({ dishes, isChosen, onChoose }: TilesProps) => (
  <ul className={styles.tiles}>
    {dishes.map((dish) => {
      const { product, begun } = dish;
      return (
        <li key={product.id}>
          <button
            type="button"
            className={styles.tile}
            {...(isChosen && { 'aria-pressed': isChosen(dish) })}
            onClick={() => onChoose(dish)}
          >
            <ProductPicture product={product} className={styles.picture} size={84} />
            <b translate="no">{product.name}</b>
            {noteTexts(begun.notes).map((text) => (
              <small key={text}>{text}</small>
            ))}
          </button>
        </li>
      );
    })}
  </ul>
);

const WAYS = ['one', 'halves'] as const;
const WAY_TEXTS = { one: 'Ein Fladen', halves: 'Halb und halb' } as const;
const SIDE_TEXTS = { left: 'Links', right: 'Rechts' } as const;

type Halves = { readonly left: Dish; readonly right: Dish };

/** Two halves, shown before they are taken: of each picture one half. */
const HalvesPreview = ({ halves, begun }: { halves: Halves; begun: DishCreation }) => (
  <div className={styles.preview} role="status">
    <div className={styles.both}>
      {PIZZA_HALVES.map((half) => (
        <ProductPicture key={half} product={halves[half].product} className={styles[half]} size={160} eager />
      ))}
    </div>
    <p>
      <b>{halves.left.product.name}</b> links, <b>{halves.right.product.name}</b> rechts
    </p>
    {noteTexts(begun.notes).map((text) => (
      <small key={text}>{text}</small>
    ))}
  </div>
);

/** The choice of two dishes: a tap fills the chosen half, and the other half is next. */
function useHalves(beginning: Beginning, dishes: readonly Dish[] | null) {
  const [chosen, setChosen] = useState<Partial<Halves>>({});
  const [side, setSide] = useState<keyof Halves>('left');
  const left = chosen.left ?? dishes?.[0];
  const right = chosen.right ?? dishes?.[1];
  const choose = (dish: Dish) => {
    setChosen({ ...chosen, [side]: dish });
    setSide(side === 'left' ? 'right' : 'left');
  };
  if (left === undefined || right === undefined) return null;
  const [leftRecipe, rightRecipe] = [recipeOf(left.product.illustration), recipeOf(right.product.illustration)];
  if (leftRecipe === null || rightRecipe === null) return null;
  const { offer, creation } = presentOf(beginning);
  const begun = creationOfHalves(offer, { left: leftRecipe, right: rightRecipe }, creation);
  return { halves: { left, right }, side, setSide, choose, begun };
}

type Props = { readonly beginning: Beginning; readonly onClosed: () => void };

/** Chooses what the own pizza begins with: a dish of the menu, halves of two, or nothing. */
export function StartDialog({ beginning, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [way, setWay] = useState<(typeof WAYS)[number]>('one');
  const dishes = useDishes(beginning, () => setOpen(false));
  const two = useHalves(beginning, dishes);
  const begin = (begun: DishCreation) => {
    // A second press may come while the dialog is closing.
    if (!isOpen) return;
    setOpen(false);
    beginWith(beginning, begun);
  };
  const clear = () => {
    setOpen(false);
    beginning.beginEntry();
    beginning.actor.send({ type: 'creation.cleared' });
  };
  return (
    <PageDialog
      title="Womit anfangen?"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      foot={
        way === 'halves' && two !== null ? (
          <button type="button" className={`${controls.primary} ${controls.wide}`} onClick={() => begin(two.begun)}>
            So beginnen
          </button>
        ) : (
          <button type="button" className={`${controls.secondary} ${controls.wide}`} onClick={clear}>
            Leeren Teig nehmen
          </button>
        )
      }
    >
      <fieldset>
        <legend className={controls.visuallyHidden}>Ein Fladen oder zwei halbe?</legend>
        <div className={styles.ways}>
          <RadioChips name="way" options={WAYS} textOf={(option) => WAY_TEXTS[option]} chosen={way} onChosen={setWay} />
        </div>
      </fieldset>
      {dishes === null && (
        <div className={styles.tiles}>
          <LoadingShapes count={6} className={styles.loading} />
        </div>
      )}
      {dishes?.length === 0 && <p>Auf der Karte ist gerade kein Fladen, der sich nachbauen lässt.</p>}
      {dishes !== null && way === 'one' && <Tiles dishes={dishes} onChoose={({ begun }) => begin(begun)} />}
      {dishes !== null && way === 'halves' && two !== null && (
        <>
          <HalvesPreview halves={two.halves} begun={two.begun} />
          <fieldset>
            <legend className={controls.visuallyHidden}>Welche Hälfte wählst du?</legend>
            <div className={styles.ways}>
              <RadioChips
                name="half"
                options={PIZZA_HALVES}
                textOf={(half) => `${SIDE_TEXTS[half]}: ${two.halves[half].product.name}`}
                chosen={two.side}
                onChosen={two.setSide}
              />
            </div>
          </fieldset>
          <Tiles dishes={dishes} isChosen={(dish) => two.halves[two.side] === dish} onChoose={two.choose} />
        </>
      )}
    </PageDialog>
  );
}
