export type IdempotencyKeyPort = {
  /** Answers a new random UUID. */
  create(): string;
};
