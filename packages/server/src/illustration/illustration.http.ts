import type { Product } from '@ofenpost/core/catalogue/product';
import type { AppPart } from '../http/app.ts';
import { type CompressedBody, compressBody, sendCompressed } from '../http/compressed.ts';
import type { Web } from '../http/web.ts';

type Parts = { readonly web: Web; readonly findProduct: (id: string) => Promise<Product | undefined> };

/** `/illustrations/{product id}/{hash}.svg`: the hash names the picture's content, so browsers may keep it for ever. */
export const illustrationPart =
  ({ web, findProduct }: Parts): AppPart =>
  (app) => {
    const drawn = new Map<string, CompressedBody>();
    app.get('/illustrations/:id/:file', async (context) => {
      const product = await findProduct(context.req.param('id'));
      if (product === undefined) return context.notFound();
      const { drawIllustration, illustrationHash } = await web.load();
      const file = `${illustrationHash(product.illustration, product.name)}.svg`;
      const key = `${product.id}/${file}`;
      const picture = drawn.get(key) ?? (await compressBody(drawIllustration(product.illustration, product.name)));
      drawn.set(key, picture);
      return sendCompressed(context, picture, {
        'content-type': 'image/svg+xml',
        'cache-control': context.req.param('file') === file ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
    });
  };
