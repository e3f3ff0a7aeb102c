import type { Ports } from '@ofenpost/core/ports';

/** What helps where a page or a part of it could not be loaded. */
export type Recovery = {
  /** Reloads the page for a part of it, once; returns whether it does. */
  reloadOnce(ports: Pick<Ports, 'connection'>, part: string): Promise<boolean>;
  /** Does what helps by itself; returns whether anybody answers: where nobody does, there is no network. */
  recoverPage(ports: Pick<Ports, 'appUpdate' | 'connection'>, isShown: () => boolean): Promise<boolean>;
};

let provided: Recovery | null = null;
let resolveLoaded: (recovery: Recovery) => void = () => {};

/** It comes with the part that watches the connection, once the page responds, so that it is there when the network fails. */
export const recoveryLoaded = new Promise<Recovery>((resolve) => {
  resolveLoaded = resolve;
});

/** Null before it is loaded: then a press waits for nothing. */
export const recovery = (): Recovery | null => provided;

export function provideRecovery(given: Recovery): void {
  provided = given;
  resolveLoaded(given);
}
