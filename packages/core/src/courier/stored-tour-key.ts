/**
 * The key of a courier's tour on the device, with names and addresses. It has its own file, because signing out only
 * removes it and needs no schema.
 */
export const STORED_TOUR_KEY = 'courier-tour';
