import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { CREATION_SEED } from '@ofenpost/core/catalogue/picture-files';
import { ENGINE_VERSION } from '@ofenpost/illustration/engine-version';
import type { IngredientSheet } from '@ofenpost/illustration/ingredient-sheet';
import { hash } from './random.ts';

/**
 * Hashes what a picture shows and its name, for its URL, which can then be cached for ever. It is short, because every
 * page of products contains dozens.
 */
export const namedIllustrationHash = (illustration: Illustration | IngredientSheet, name: string): string =>
  hash(JSON.stringify([ENGINE_VERSION, name, illustration]))
    .toString(36)
    .slice(-4);

type Pictured = { readonly id: string; readonly name: string; readonly illustration: Illustration };

/** Returns the address of a product's picture, to which `picturePath` adds a width: `/illustrations/{product id}/{hash}`. */
export const pictureUrl = (id: string, pictureHash: string): string => `/illustrations/${id}/${pictureHash}`;

export const illustrationUrl = ({ id, name, illustration }: Pictured): string =>
  pictureUrl(id, namedIllustrationHash(illustration, name));

/**
 * Returns the address of an own pizza's picture, as `pictureUrl`, before the oven or out of it. It contains the drawing's
 * data: the server has no product for it.
 */
export const creationUrl = (illustration: Illustration, state: 'raw' | 'baked' = 'baked'): string =>
  `/illustrations/creation/${namedIllustrationHash(illustration, CREATION_SEED)}?of=${encodeURIComponent(JSON.stringify(illustration))}${state === 'raw' ? '&bake=0' : ''}`;
