/** How long a change can be undone by one tap, in ms. Source: sketches of guests' and staff screens. */
export const UNDO_MS = 8000;

/** How much later the server still accepts it: the answer to the change, and the tap, have been on their way. */
const ON_THE_WAY_MS = 2000;

/** Until when the server accepts an undo, in ms after the change. What tells guests of a change waits as long. */
export const UNDO_ACCEPTED_MS = UNDO_MS + ON_THE_WAY_MS;
