import type { BakeMinutes } from '@ofenpost/core/catalogue/bake-minutes';
import type { DishAllergens } from '@ofenpost/core/kitchen-screen/dish-allergens';
import { selectOverview } from '@ofenpost/core/kitchen/kitchen.machine';
import type { WorkKnown } from '@ofenpost/core/order-desk/forecast';
import { useSelector } from '@xstate/react';
import { type ReactNode, createContext, use, useMemo } from 'react';
import { useDelivery } from '../app/app-actors.tsx';
import { type Kitchen, useKitchen } from '../kitchen/use-kitchen.ts';

type BoardKitchen = { readonly kitchen: Kitchen; readonly work: WorkKnown; readonly dishAllergens: DishAllergens };

const BoardKitchenContext = createContext<BoardKitchen | null>(null);

/** Until the kitchen has answered, everything bakes as long as usual. */
const USUAL: BakeMinutes = {};
/** And no dish is known to contain what a guest must not eat. */
const NOTHING_KNOWN: DishAllergens = { contains: {}, glutenFree: [] };

/** Provides the state of the kitchen, and what an order's work takes and contains, to all parts of the order desk. */
export function BoardKitchenProvider({ children }: { readonly children: ReactNode }) {
  const kitchen = useKitchen();
  const bakeMinutes = useSelector(kitchen, (snapshot) => selectOverview(snapshot)?.bakeMinutes ?? USUAL);
  const dishAllergens = useSelector(kitchen, (snapshot) => selectOverview(snapshot)?.dishAllergens ?? NOTHING_KNOWN);
  const { orderLocations } = useDelivery();
  const value = useMemo(
    () => ({ kitchen, work: { bakeMinutes, orderLocations }, dishAllergens }),
    [kitchen, bakeMinutes, orderLocations, dishAllergens],
  );
  return <BoardKitchenContext value={value}>{children}</BoardKitchenContext>;
}

export function useBoardKitchen(): BoardKitchen {
  const value = use(BoardKitchenContext);
  if (value === null) throw new Error('outside of the kitchen provider of the desk');
  return value;
}
