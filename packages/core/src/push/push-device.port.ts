import type { PushSubscriptionKeys } from './push-subscription.ts';

/** What a device can do about notices now; `endpoint` is null while it has no address. */
export type PushDevice = {
  /** `unable` where the browser or this installation cannot, `blocked` where its user refused. */
  readonly permission: 'unable' | 'blocked' | 'unasked' | 'granted';
  readonly endpoint: string | null;
};

/** The notices of this device, which its browser and its user decide about. */
export type PushDevicePort = {
  look(): Promise<PushDevice>;
  /**
   * Asks the user first if need be, as browsers allow it only right after a tap. Null when the user refused. The key is
   * that of the server.
   */
  subscribe(loadKey: () => Promise<string>): Promise<PushSubscriptionKeys | null>;
};
