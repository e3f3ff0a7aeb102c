import { useSyncExternalStore } from 'react';
import { ListCards } from './list-cards.tsx';
import { type GridProps, ListGrid } from './list-grid.tsx';

const NARROW = '(max-width: 47.5em)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Shows the rows as a grid, or as cards where it has no room. Loaded in the browser alone. */
export function ListRows<Row>(props: GridProps<Row>) {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
  return isNarrow ? <ListCards {...props} /> : <ListGrid {...props} />;
}
