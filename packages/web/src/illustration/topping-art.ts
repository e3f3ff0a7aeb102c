import type { Random } from './random.ts';

/** How a topping is drawn and placed. Lengths are units of the picture's 320 by 320 box. */
export type ToppingArt = {
  /** Half the space that a piece needs. */
  readonly radius: number;
  /** The number of pieces on a whole bread with three or four toppings. */
  readonly pieces: number;
  /** 0 melts into the sauce, 1 lies on it, 2 is strewn on top. */
  readonly layer: 0 | 1 | 2;
  /**
   * The degrees by which a piece may turn either way; few for pieces with a highlight, so that the light comes from one
   * side.
   */
  readonly spin: number;
  /** The number of different shapes on one bread. */
  readonly shapes: number;
  /** Whether it is placed in the middle if possible. */
  readonly centred?: true;
  readonly draw: (random: Random, shape: number) => Drawing;
};

export type Drawing = {
  /** A silhouette without a colour, which also serves as the piece's shadow. */
  readonly silhouette: string;
  readonly colour: string;
  readonly details: string;
};
