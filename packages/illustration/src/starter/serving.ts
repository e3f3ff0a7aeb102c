import type { Sauce, Topping } from '@ofenpost/core/catalogue/illustration';

/** What a starter is painted from. */
export type Serving = {
  readonly sauce: Sauce;
  /** Each kind once. */
  readonly toppings: readonly Topping[];
  readonly seed: number;
  /** For pictures of at most 128 pixels: fewer and larger pieces. */
  readonly isSmall: boolean;
};
