import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import type { AddressDraft } from './address.ts';

/** A valid address in Winterthur. */
export const ADDRESS_DRAFT: AddressDraft = {
  contactName: 'Anna Keller',
  phoneNumber: '078 123 45 67',
  street: 'Marktgasse',
  houseNumber: '12a',
  orderLocationId: WINTERTHUR.id,
  note: 'Klingel links',
};
