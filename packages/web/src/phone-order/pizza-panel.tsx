import { isOnSale, type Serving } from '@ofenpost/core/catalogue/availability';
import { declaredPizza } from '@ofenpost/core/declaration/ordered-declaration';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { type SinglePart, plainCreation, changedCreation } from '@ofenpost/core/pizza/change-creation';
import type { PizzaCreation, ToppingPlace } from '@ofenpost/core/pizza/pizza-creation';
import { TOPPING_PLACES } from '@ofenpost/core/pizza/pizza-halves';
import type { PizzaOffer, PizzaPart } from '@ofenpost/core/pizza/pizza-offer';
import { pizzaPrice } from '@ofenpost/core/pizza/pizza-price';
import { pizzaAvailability, resolveCreation } from '@ofenpost/core/pizza/resolve-creation';
import { useState } from 'react';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { DeclaredDish } from './declared-dish.tsx';
import { ChoicePanel } from './options-panel.tsx';
import searchStyles from './article-search.module.css';
import styles from './phone-order-page.module.css';

type Props = {
  readonly offer: PizzaOffer;
  readonly at: Serving;
  /** The id of the requested size; null for the default one. */
  readonly sizeId: string | null;
  readonly onChosen: (creation: PizzaCreation) => void;
  readonly onCancel: () => void;
};

const LABELS: Record<SinglePart, string> = { size: 'Grösse', dough: 'Teig', sauce: 'Sauce', cheese: 'Käse' };
const PLACES: Record<ToppingPlace, string> = { whole: 'ganz', left: 'links', right: 'rechts' };

/** Asks for an own pizza without its picture: four lists and the toppings, on the whole pizza or on one half. */
export function PizzaPanel({ offer, at, sizeId, onChosen, onCancel }: Props) {
  const [creation, setCreation] = useState(() => {
    const plain = plainCreation(offer);
    if (sizeId === null) return plain;
    const sized = changedCreation(offer, plain, { kind: 'partChosen', part: 'size', id: sizeId });
    return sized.ok ? sized.value : plain;
  });
  const [place, setPlace] = useState<ToppingPlace>('whole');
  const change = (wish: Parameters<typeof changedCreation>[2]) => {
    const changed = changedCreation(offer, creation, wish);
    if (changed.ok) setCreation(changed.value);
  };
  const lists: Record<SinglePart, readonly PizzaPart[]> = {
    size: offer.sizes,
    dough: offer.doughs,
    sauce: offer.sauces,
    cheese: offer.cheeses,
  };
  const price = pizzaPrice(offer, creation);
  const availability = pizzaAvailability(offer, creation, at);
  const canTake = availability.ok && availability.value.missing.length === 0;
  const pizza = resolveCreation(offer, creation);
  const placeOf = (id: string) => creation.toppings.find(({ toppingId }) => toppingId === id)?.place ?? null;
  return (
    <ChoicePanel
      title={`Eigene Pizza${price.ok ? `, ${formatMoney(price.value.total)}` : ''}`}
      canTake={canTake}
      onTake={() => onChosen(creation)}
      onCancel={onCancel}
    >
      <div className={searchStyles.lists}>
        {(Object.keys(LABELS) as SinglePart[]).map((part) => (
          <Field key={part} label={LABELS[part]}>
            {(control) => (
              <select
                {...control}
                value={creation[`${part}Id`]}
                onChange={({ target }) => change({ kind: 'partChosen', part, id: target.value })}
              >
                {lists[part].map((each) => (
                  <option key={each.id} value={each.id} disabled={!isOnSale(each, at)}>
                    {each.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <fieldset className={styles.chips}>
        <legend className={styles.legend}>Beläge auf</legend>
        <RadioChips
          name="topping-place"
          options={TOPPING_PLACES}
          textOf={(each) => PLACES[each]}
          chosen={place}
          onChosen={setPlace}
        />
      </fieldset>
      <fieldset className={styles.chips}>
        <legend className={styles.legend}>Beläge</legend>
        {offer.toppings.map((topping) => {
          const lies = placeOf(topping.id);
          return (
            <Choice
              key={topping.id}
              face="chip"
              type="checkbox"
              checked={lies !== null}
              disabled={lies === null && !isOnSale(topping, at)}
              onChange={() => change({ kind: 'toppingToggled', id: topping.id, place: lies ?? place })}
            >
              {topping.name}
              {lies !== null && lies !== 'whole' && ` (${PLACES[lies]})`}
            </Choice>
          );
        })}
      </fieldset>
      {pizza.ok && (
        <DeclaredDish
          dish={{ vatClass: offer.baseProduct.vatClass, ...declaredPizza(pizza.value, offer.baseProduct) }}
        />
      )}
    </ChoicePanel>
  );
}
