/** Somebody of the staff at a device. */
export type Person = {
  readonly name: string;
  /** Works until the night is over. */
  work(isOver: () => boolean): Promise<void>;
  /** How many taps of the device have not arrived. */
  waiting(): number;
  stop(): void;
};
