/** How long a slot of delivery is. */
export const SLOT_MINUTES = 15;
