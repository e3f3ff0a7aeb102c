import { type ApiContract, type ClientOf, apiContract } from './api.contract.ts';
import { type StaffContext, staffContract } from './staff.contract.ts';

export type GuestContract = Omit<ApiContract, StaffContext>;

/** The part of the API that guests call: all but the staff's. The build gives browsers its routes alone. */
export const guestContract = Object.fromEntries(
  Object.entries(apiContract).filter(([context]) => !(context in staffContract)),
) as GuestContract;

/** A client of the guests' part of the API. */
export type GuestClient = ClientOf<GuestContract>;
