/** Whether this is a browser, where actors are started; at server rendering none is. */
export const isBrowser = typeof document !== 'undefined';

/**
 * Returns the machine with its implementations in the browser. At server rendering no actor starts, so the plain
 * machine suffices: `provide` builds a new one, which takes longer than rendering the texts around it.
 */
export const inBrowser = <Machine, Work>(
  machine: Machine & { provide(work: Work): Machine },
  work: () => Work,
): Machine => (isBrowser ? machine.provide(work()) : machine);
