import { selectOpenedItem } from '@ofenpost/core/cart/cart.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { useIsOffline } from '../app/offline-state.ts';
import { OFFLINE_HINT } from '../app/offline-texts.ts';
import { Amount } from '../money/amount.tsx';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import controls from '../ui/controls.module.css';
import styles from './order-bar.module.css';

type Props = {
  readonly actor: PizzaCreatorActor;
  /** Identifies the pizza: the notice that it was added stays until the pizza changes. */
  readonly search: string;
  readonly total: number;
  /** Why it cannot be ordered, or null. */
  readonly blocker: string | null;
  readonly onAnother: () => void;
};

/** The sticky bar with the price and the button that adds the pizza to the cart. */
export function OrderBar({ actor, search, total, blocker, onAnother }: Props) {
  const { cart } = useActors();
  const reason = useIsOffline() ? OFFLINE_HINT : blocker;
  const work = useSelector(actor, ({ value }) => value.work);
  const isAdding = work === 'adding';
  const action = useSelector(cart, selectOpenedItem) === null ? 'In den Warenkorb' : 'Übernehmen';
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    const subscription = actor.on('adding.answered', ({ answer }) => setAdded(answer.ok ? search : null));
    return () => subscription.unsubscribe();
  }, [actor, search]);
  return (
    <div className={styles.bar} data-bottom-bar="">
      {reason !== null && (
        <p className={styles.blocker} id="blocker">
          {reason}
        </p>
      )}
      {added === search && (
        <div className={styles.added}>
          <span>Liegt im Warenkorb.</span>
          <button type="button" onClick={onAnother}>
            Noch einen bauen
          </button>
          <button type="button" onClick={() => cart.send({ type: 'panel.opened' })}>
            Warenkorb ansehen
          </button>
        </div>
      )}
      <div className={styles.line}>
        <p className={styles.price}>
          <span className={controls.visuallyHidden}>Preis: </span>
          <Amount rappen={total} />
        </p>
        <button
          type="button"
          className={`${controls.primary} ${styles.add}`}
          disabled={reason !== null || (work !== 'creating' && !isAdding)}
          aria-busy={isAdding}
          aria-describedby={reason === null ? undefined : 'blocker'}
          onClick={() => actor.send({ type: 'creation.ordered', amount: 1 })}
        >
          {isAdding ? 'Kommt in den Warenkorb …' : action}
        </button>
      </div>
    </div>
  );
}

/**
 * The handlers of the page, which send events to the machine. They are stable for the life of the page, so that
 * memoised parts need not render. Those that replace the whole pizza begin a new history entry.
 */
export const creatorOrders = (actor: PizzaCreatorActor, beginEntry: () => void) => ({
  size: (id: string) => actor.send({ type: 'size.chosen', id }),
  dough: (id: string) => actor.send({ type: 'dough.chosen', id }),
  sauce: (id: string) => actor.send({ type: 'sauce.chosen', id }),
  cheese: (id: string) => actor.send({ type: 'cheese.chosen', id }),
  topping: (id: string) => actor.send({ type: 'topping.toggled', id }),
  undo: () => actor.send({ type: 'step.undone' }),
  redo: () => actor.send({ type: 'step.redone' }),
  clear: () => {
    beginEntry();
    actor.send({ type: 'creation.cleared' });
  },
});
