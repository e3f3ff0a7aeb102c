import * as z from 'zod/mini';
import type { Change } from '../editor/versioned.ts';
import type { RestaurantDraft } from './restaurant-draft.ts';
import { restaurant } from './restaurant.ts';

/** Who sells, as a receipt names them. Source: MWSTG art. 26 para. 2. */
export const supplier = z.pick(restaurant, {
  name: true,
  street: true,
  postcode: true,
  town: true,
  phoneNumber: true,
  email: true,
  vatNumber: true,
});
export type Supplier = z.infer<typeof supplier>;

/**
 * The fields by which the tax office knows who sells and by which guests reach the restaurant; only those who may
 * `supplier.edit` change them.
 */
const SUPPLIER_FIELDS = z.keyof(supplier).options;

export const isSupplierField = (field: string): boolean => SUPPLIER_FIELDS.some((each) => each === field);

/** Why a change of the restaurant's data is refused, in German. `mayOverride`: the account may `supplier.edit`. */
export const validateSupplier = ({ before, after, mayOverride = false }: Change<RestaurantDraft>): string | null =>
  mayOverride || SUPPLIER_FIELDS.every((field) => before?.[field] === after[field])
    ? null
    : 'Name, Adresse, Kontakt und MwSt.-Nummer ändert nur die Geschäftsleitung.';

/** Who sold, by the first change of the restaurant's data after the sale, which recorded what stood `before`; null: none. */
export const supplierBefore = (before: unknown): Supplier | null => supplier.safeParse(before).data ?? null;
