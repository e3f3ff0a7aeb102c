import type { FlavourLook } from './flavours.ts';

/** What each dessert is painted from. */
export type Sweet = {
  readonly first: FlavourLook;
  readonly second: FlavourLook | undefined;
  readonly third: FlavourLook | undefined;
  readonly seed: number;
  /** For pictures of at most 128 pixels: less detail. */
  readonly isSmall: boolean;
};
