import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CREATION_SEED } from '@ofenpost/core/catalogue/picture-files';
import type { ProductOrder } from '@ofenpost/core/order/order';
import type { PhotoFocus } from '@ofenpost/core/photo/photo';
import { photoWidths } from '@ofenpost/core/photo/photo-files';
import { creationIllustration } from '@ofenpost/core/pizza/resolve-creation';
import { AHEAD } from '../http/fair-queue.ts';
import type { Pictured } from '../illustration/draw-dish.ts';
import type { PictureStore } from '../illustration/picture-store.ts';
import type { Logger } from '../logging/logger.ts';
import { loadSharp } from '../photo/sharp.ts';
import type { StorefrontReader } from '../storefront/storefront.ts';

/** A picture that an e-mail brings with it, as a PNG file, which every mail program shows. */
export type MailPicture = { readonly cid: string; readonly content: Buffer };

/** Loads the pictures of dishes as today's menu shows them; null where it knows the dish no more, or it takes too long. */
export type LoadMailPictures = (lines: readonly ProductOrder[]) => Promise<readonly (MailPicture | null)[]>;

/** The width in px at which a picture is shown. */
export const MAIL_PICTURE_SIZE = 48;
/** The width of the file in pixels, for fine screens. */
const WIDTH = 96;
/** In ms: an e-mail goes without what takes longer. */
const LOADED_WITHIN_MS = 5000;

/** The corner or the middle of a photo that stays when it becomes a square. */
const GRAVITIES: Readonly<Record<PhotoFocus, string>> = { start: 'northwest', middle: 'centre', end: 'southeast' };

type Parts = {
  readonly content: { readonly read: () => Promise<Pick<StorefrontReader, 'products' | 'pizzaOffer'>> };
  readonly pictures: Pick<PictureStore, 'load' | 'loadRecent'>;
  /** The file of a photo by its hash and its name; null if there is none. */
  readonly findPhotoFile: (hash: string, name: string) => Promise<Uint8Array | null>;
  readonly log: Pick<Logger, 'warn'>;
  readonly loadedWithinMs?: number;
};

export function createMailPictures({
  content,
  pictures,
  findPhotoFile,
  log,
  loadedWithinMs = LOADED_WITHIN_MS,
}: Parts): LoadMailPictures {
  const requestOf = (dish: Pictured) => ({ dish, width: WIDTH, format: 'avif' }) as const;

  async function find({ productId, creation }: ProductOrder) {
    const { products, pizzaOffer } = await content.read();
    if (creation !== null) {
      const illustration = creationIllustration(pizzaOffer, creation);
      if (illustration === null) return null;
      return { file: await pictures.loadRecent(requestOf({ name: CREATION_SEED, illustration }), AHEAD) };
    }
    const product = products.get(productId);
    if (product === undefined) return null;
    const { photo } = product;
    return photo === null
      ? { file: await pictures.load(requestOf(product)) }
      : { file: await findPhotoFile(photo.hash, `${photoWidths(photo)[0]}.avif`), position: GRAVITIES[photo.focus] };
  }

  async function load(line: ProductOrder): Promise<MailPicture | null> {
    const { file = null, position = 'centre' } = (await find(line)) ?? {};
    if (file === null) return null;
    const png = await loadSharp()(file).resize(WIDTH, WIDTH, { position }).png({ palette: true }).toBuffer();
    return { cid: createHash('sha256').update(png).digest('hex').slice(0, 22), content: png };
  }

  return (lines) =>
    Promise.all(
      lines.map((line) => {
        const loaded = load(line).catch((error: unknown) => {
          log.warn({ err: error }, 'Ein Bild fehlt in einem E-Mail.');
          return null;
        });
        return Promise.race([loaded, setTimeout(loadedWithinMs, null, { ref: false })]);
      }),
    );
}
