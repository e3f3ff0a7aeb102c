import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { hash } from './random.ts';

/** Raised when the drawings change, so that browsers fetch them anew. */
const DRAWING_VERSION = 1;

/**
 * Names one state of one picture, other than its last one; part of its URL, so the URL can be cached for ever. Short: every
 * page of products carries dozens.
 */
export const illustrationHash = (illustration: Illustration, name: string): string =>
  hash(JSON.stringify([DRAWING_VERSION, name, illustration]))
    .toString(36)
    .slice(-4);

type Pictured = { readonly id: string; readonly name: string; readonly illustration: Illustration };

/** The URL of a product's picture: `/illustrations/{product id}/{hash}.svg`. */
export const pictureUrl = (id: string, pictureHash: string): string => `/illustrations/${id}/${pictureHash}.svg`;

export const illustrationUrl = ({ id, name, illustration }: Pictured): string =>
  pictureUrl(id, illustrationHash(illustration, name));

/** What the picture of an own pizza begins with, instead of a product's name. */
export const CREATION_SEED = 'creation';

/** The URL of an own pizza's picture. It says what to draw: the server knows no product for it. */
export const creationUrl = (illustration: Illustration): string =>
  `/illustrations/creation/${illustrationHash(illustration, CREATION_SEED)}.svg?of=${encodeURIComponent(JSON.stringify(illustration))}`;
