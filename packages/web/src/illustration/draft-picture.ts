import type { Illustration } from '@ofenpost/core/catalogue/illustration';

/** Stands in the URL of the picture of a product that is not saved yet, in the place of its id. */
export const DRAFT_ID = 'draft';

/** In the place of the hash: what to draw, since the server knows no such product. */
export const draftPictureHash = (name: string, illustration: Illustration): string =>
  encodeURIComponent(JSON.stringify([name, illustration]));
