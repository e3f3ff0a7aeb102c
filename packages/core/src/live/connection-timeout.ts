/** How often whoever is watched gives a sign of life, if nothing else: three of them may be missed before anybody is told. */
export const SIGN_OF_LIFE_MILLISECONDS = 5_000;

/** How long nothing may be heard on an open connection before it counts as silent. */
export const CONNECTION_TIMEOUT_MILLISECONDS = 15_000;

/** How long nothing may be heard before the connection is given up for dead and opened anew. */
export const GIVE_UP_MILLISECONDS = 45_000;
