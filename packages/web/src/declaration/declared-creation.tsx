import { declaredPizza } from '@ofenpost/core/declaration/ordered-declaration';
import type { ResolvedCreation } from '@ofenpost/core/pizza/resolve-creation';
import { BreadOrigin } from './bread-origin.tsx';
import { DeclaredItem } from './declared-item.tsx';

/** What an own pizza declares, of each half where they differ. */
export const DeclaredCreation = ({ pizza }: { readonly pizza: ResolvedCreation }) => (
  <>
    <DeclaredItem declaration={declaredPizza(pizza, { vatClass: 'food' }).declaration} />
    <BreadOrigin />
  </>
);
