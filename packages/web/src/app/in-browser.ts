/** Whether actors are started, in the browser; at server rendering none is. */
export const isBrowser = typeof document !== 'undefined';

/**
 * A machine with its work, for the browser. At server rendering nothing is started, so the machine as it is does: one with
 * other work is built anew, which takes longer than the texts round it.
 */
export const inBrowser = <Machine, Work>(
  machine: Machine & { provide(work: Work): Machine },
  work: () => Work,
): Machine => (isBrowser ? machine.provide(work()) : machine);
