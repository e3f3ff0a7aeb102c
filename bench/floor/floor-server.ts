import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { type FloorCatalogue, FloorPage, floorProducts } from './page.ts';

const OUT = join(import.meta.dirname, '../../dist/floor');

const STYLES =
  'body{font-family:sans-serif;margin:0}ul{list-style:none;padding:16px;display:grid;gap:16px}.card{display:grid;grid-template-columns:96px 1fr;gap:8px;padding:12px;border:1px solid #ccc;border-radius:16px}';

const contentTypes: Readonly<Record<string, string>> = { js: 'text/javascript', webp: 'image/webp' };

async function buildScript(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: OUT,
      emptyOutDir: true,
      rolldownOptions: { input: join(import.meta.dirname, 'entry.ts'), output: { entryFileNames: 'floor.js' } },
    },
  });
  return readFile(join(OUT, 'floor.js'), 'utf8');
}

export type Floor = { readonly url: string; close(): Promise<void> };

/**
 * The React floor: a page of 60 cards and 60 raster pictures that React alone renders and hydrates, built, compressed
 * and served as ours is. `loadPicture` gives the picture of a product of the shop that it is compared with, as WebP.
 */
export async function startFloor(
  catalogue: FloorCatalogue,
  loadPicture: (id: string) => Promise<Uint8Array>,
): Promise<Floor> {
  const products = floorProducts(catalogue);
  const data = JSON.stringify(products).replaceAll('<', String.raw`\u003c`);
  const page = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><style>${STYLES}</style></head><body><div id="root">${renderToString(createElement(FloorPage, { products }))}</div><script id="data" type="application/json">${data}</script><script type="module" src="/floor.js"></script></body></html>`;
  const compressed: Readonly<Record<string, Buffer>> = {
    '/': brotliCompressSync(page),
    '/floor.js': brotliCompressSync(await buildScript()),
  };
  const pictures = new Map<string, Uint8Array>();
  for (const { id } of products) pictures.set(`/pictures/${id}.webp`, await loadPicture(id));
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const [body, picture] = [compressed[path], pictures.get(path)];
    if (body === undefined && picture === undefined) return void response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': contentTypes[path.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8',
        ...(body === undefined ? {} : { 'content-encoding': 'br' }),
      })
      .end(body ?? picture);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => void (await once(server.close(), 'close')),
  };
}
