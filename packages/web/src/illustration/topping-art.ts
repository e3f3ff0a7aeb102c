import type { Random } from './random.ts';

/** How one topping is drawn and how it lies. Lengths are units of the picture's 320 by 320 box. */
export type ToppingArt = {
  /** Half the room a piece takes up. */
  readonly radius: number;
  /** Pieces on a whole bread that carries three or four toppings. */
  readonly pieces: number;
  /** 0 melts into the sauce, 1 lies on it, 2 is strewn on top. */
  readonly layer: 0 | 1 | 2;
  /** Degrees a piece may turn either way; little for what shows a highlight, so that light comes from one side. */
  readonly spin: number;
  /** How many differing shapes are drawn for it on one bread. */
  readonly shapes: number;
  /** Lies in the middle when it can. */
  readonly centred?: true;
  readonly draw: (random: Random, shape: number) => Drawing;
};

export type Drawing = {
  /** A silhouette without colour; used a second time as the piece's shadow. */
  readonly silhouette: string;
  readonly colour: string;
  readonly details: string;
};
