/** The number of participants in a race: all with `RACES=full`, else a fifth, so that the tests stay quick. */
export const raceSize = (all: number): number => (process.env['RACES'] === 'full' ? all : all / 5);

/** Milliseconds that a race may take on a busy machine. */
export const RACE_TIMEOUT = 180_000;
