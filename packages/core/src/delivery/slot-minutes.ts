/** The length of a delivery slot. */
export const SLOT_MINUTES = 15;
