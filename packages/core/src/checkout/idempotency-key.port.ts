export type IdempotencyKeyPort = {
  /** A new random UUID, unlike any other. */
  create(): string;
};
