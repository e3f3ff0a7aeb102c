// The raw limit of rendering: a bare Node server that renders a card for each product of a catalogue with React alone,
// at each request. Its arguments are the port and a file with the answer of `/api/catalogue`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type ReactElement, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type FloorCatalogue, type FloorProduct, floorProducts } from './floor/page.ts';

const [port = '', file = '', contentType = ''] = process.argv.slice(2);
const products = floorProducts(JSON.parse(readFileSync(file, 'utf8')) as FloorCatalogue);

const card = ({ id, name, description, price }: FloorProduct): ReactElement =>
  createElement(
    'li',
    { key: id, className: 'card' },
    createElement('img', { src: `/images/${id}.webp`, alt: '', width: 96, height: 96, loading: 'lazy' }),
    createElement('h3', null, createElement('a', { href: `/products/${id}` }, name)),
    createElement('p', null, description),
    createElement('span', { className: 'price' }, `CHF ${(price / 100).toFixed(2)}`),
    createElement('button', { type: 'button' }, 'In den Warenkorb'),
  );

createServer({ keepAliveTimeout: 60_000 }, (_, response) => {
  const page = renderToString(createElement('ul', null, products.map(card)));
  response.writeHead(200, { 'content-type': contentType, 'content-length': Buffer.byteLength(page) }).end(page);
}).listen(Number(port), '127.0.0.1');
