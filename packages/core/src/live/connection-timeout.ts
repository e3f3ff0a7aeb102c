/** The interval of heartbeats when nothing else is sent. Three may be missed before the connection counts as silent. */
export const SIGN_OF_LIFE_MILLISECONDS = 5_000;

/** How long an open connection may be without data before it counts as silent. */
export const CONNECTION_TIMEOUT_MILLISECONDS = 15_000;

/** How long a connection may be without data before it is closed and opened again. */
export const GIVE_UP_MILLISECONDS = 45_000;
