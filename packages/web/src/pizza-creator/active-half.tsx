import { selectSide } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import { useSelector } from '@xstate/react';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import styles from './live-bread.module.css';

const ARCS = { whole: null, left: 'M-9-156A156 156 0 0 0-9 156', right: 'M9-156A156 156 0 0 1 9 156' };

/** Outlines the half that the next topping is added to. */
export function ActiveHalf({ actor }: { actor: PizzaCreatorActor }) {
  const arc = ARCS[useSelector(actor, selectSide)];
  return arc !== null && <path d={arc} className={styles.activeHalf} />;
}
