import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FloorPage, type FloorProduct } from './page.ts';

const [root, data] = [document.getElementById('root'), document.getElementById('data')];
if (root === null || data === null) throw new Error('page without root');
hydrateRoot(root, createElement(FloorPage, { products: JSON.parse(data.textContent) as FloorProduct[] }));
