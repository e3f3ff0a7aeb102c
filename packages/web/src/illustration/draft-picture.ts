import type { Illustration } from '@ofenpost/core/catalogue/illustration';

/** Replaces the id in the picture's URL of an unsaved product. */
export const DRAFT_ID = 'draft';

/** Replaces the hash: it contains the drawing's data, since the server does not know the product. */
export const draftPictureHash = (name: string, illustration: Illustration): string =>
  encodeURIComponent(JSON.stringify([name, illustration]));
