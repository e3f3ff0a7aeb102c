import { selectSide } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { ToppingPlace, PizzaCreation } from '@ofenpost/core/pizza/pizza-creation';
import type { HalfPriceRule, PizzaTopping } from '@ofenpost/core/pizza/pizza-offer';
import { useSelector } from '@xstate/react';
import { memo, useEffect, useRef } from 'react';
import { toppingCountText } from './creation-text.ts';
import { PartChoice, type PartTables } from './part-choices.tsx';
import { renderInIdleTime } from './render-in-idle-time.ts';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import choicesStyles from './choices.module.css';
import styles from './side-switch.module.css';

const SIDES: readonly { readonly side: ToppingPlace; readonly label: string }[] = [
  { side: 'whole', label: 'Ganz' },
  { side: 'left', label: 'Linke Hälfte' },
  { side: 'right', label: 'Rechte Hälfte' },
];

type SideSwitchProps = { readonly side: ToppingPlace; readonly onChoose: (side: ToppingPlace) => void };

/** Chooses where the next topping is added. */
const SideSwitch = ({ side, onChoose }: SideSwitchProps) => (
  <fieldset>
    <legend className={styles.legend}>Wohin kommt der Belag?</legend>
    <div className={styles.switch}>
      {SIDES.map((each) => (
        <label key={each.side} className={styles.side}>
          <input
            type="radio"
            name="side"
            value={each.side}
            checked={side === each.side}
            onChange={() => onChoose(each.side)}
          />
          <span>{each.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

const HALF_PRICE_HINTS: Record<HalfPriceRule, string> = {
  half_each: 'Auf einer Hälfte kostet ein Belag die Hälfte.',
  dearer_half: 'Sind die Hälften verschieden, zählt die teurere.',
  full: 'Auf einer Hälfte kostet ein Belag gleich viel wie auf dem ganzen Fladen.',
};

/** Names the place of a topping where the switch alone does not show it. */
function markOf(place: ToppingPlace | undefined, side: ToppingPlace): string | undefined {
  if (place === undefined || place === side) return undefined;
  if (place === 'whole') return 'ganz';
  return place === 'left' ? 'links' : 'rechts';
}

type Props = PartTables & {
  readonly legend: string;
  readonly actor: PizzaCreatorActor;
  readonly halfPriceRule: HalfPriceRule;
  readonly toppings: readonly PizzaTopping[];
  readonly chosen: PizzaCreation['toppings'];
  readonly onToggle: (id: string) => void;
};

/** Lists the toppings, which are added to the whole pizza or to the half that the switch selects. */
export const ToppingChoices = memo(
  ({ actor, legend, halfPriceRule, toppings, chosen, onToggle, pictures, differences, summary, missing }: Props) => {
    const side = useSelector(actor, selectSide);
    const list = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (list.current !== null && toppings.length > 0) renderInIdleTime(list.current);
    }, [toppings]);
    const places = new Map(chosen.map(({ toppingId, place }) => [toppingId, place]));
    return (
      <fieldset id="topping" tabIndex={-1} className={choicesStyles.group}>
        <legend className={choicesStyles.legend}>
          {legend} <span className={choicesStyles.count}>{toppingCountText({ toppings: chosen })}</span>
        </legend>
        <div className={choicesStyles.sides}>
          <SideSwitch side={side} onChoose={(chosenSide) => actor.send({ type: 'side.chosen', side: chosenSide })} />
        </div>
        <p className={choicesStyles.hint}>{HALF_PRICE_HINTS[halfPriceRule]}</p>
        <div ref={list} className={`${choicesStyles.cards} ${choicesStyles.many}`}>
          {toppings.map(({ id, name }) => {
            const place = places.get(id);
            return (
              <PartChoice
                key={id}
                type="checkbox"
                name="topping"
                id={id}
                label={name}
                picture={pictures.get(id)}
                difference={differences.get(id) ?? 0}
                summary={summary.get(id) ?? ''}
                missing={missing.get(id) ?? null}
                mark={markOf(place, side)}
                isChosen={place !== undefined && (place === 'whole' || place === side)}
                onChoose={onToggle}
              />
            );
          })}
        </div>
      </fieldset>
    );
  },
);
