import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Courier } from '../illustration/courier.tsx';
import { MailWagon } from '../illustration/mail-wagon.tsx';
import { PaymentStillLife } from '../illustration/payment-still-life.tsx';
import { StoneOven } from '../illustration/stone-oven.tsx';
import { OvenIcon } from '../ui/icons.tsx';
import type { SharedPicture } from './public-pages.ts';

/** The size in px of a large preview. Source: ogp.me; the proportions are those of Facebook. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The bread on the preview of the menu. The demo's own, so that it looks the same there. */
export const SHARED_BREAD: { readonly name: string; readonly illustration: Illustration } = {
  name: 'Margherita',
  illustration: { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'tomato', 'basil'] },
};

type Scene = ComponentType<{ className: string | undefined }>;

const SCENES: Record<Exclude<SharedPicture, 'bread'>, Scene> = {
  oven: StoneOven,
  wagon: MailWagon,
  courier: Courier,
  payment: PaymentStillLife,
};

/** Places a drawing inside another, `size` high in the middle of the picture. */
function placed(svg: string, size: number, proportion: number): string {
  const width = size * proportion;
  return svg.replace(
    '<svg ',
    `<svg x="${(WIDTH - width) / 2}" y="${(HEIGHT - size) / 2}" width="${width}" height="${size}" `,
  );
}

/** The size in px of the bread. */
const BREAD_SIZE = 590;

/** On warm paper, as an SVG file without text. */
const onPaper = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#FBF6EE"/><circle cx="600" cy="315" r="430" fill="#F6E1D5"/>${drawing}</svg>`;

/** Draws the preview of a link to a public page. */
export const drawSharedScene = (picture: Exclude<SharedPicture, 'bread'>): string =>
  onPaper(placed(renderToStaticMarkup(sceneOf(picture)), 560, 560 / 470));

/** Draws the preview of a link to a dish. `address` is that of its picture. */
export const drawSharedDish = (address: string): string =>
  onPaper(
    `<image href="${address}" x="${(WIDTH - BREAD_SIZE) / 2}" y="${(HEIGHT - BREAD_SIZE) / 2}" width="${BREAD_SIZE}" height="${BREAD_SIZE}"/>`,
  );

function sceneOf(picture: Exclude<SharedPicture, 'bread'>) {
  const Scene = SCENES[picture];
  return <Scene className={undefined} />;
}

/** `full` fills the square, for devices that crop icons to their own shape; `round` is the logo's shape. */
export type AppIcon = { readonly shape: 'round' | 'full'; readonly size: number };

const CLAY = '#B9502B';
const CREAM = '#FFF6E9';

/**
 * The share of the picture's width. Devices may crop everything outside of the middle 80 %. Source:
 * w3.org/TR/appmanifest.
 */
const OVEN_SHARE = { round: 0.68, full: 0.56 };

/** Draws the logo as an icon of the app: an SVG file, `size` in px. */
export function drawAppIcon({ shape, size }: AppIcon): string {
  const width = size * OVEN_SHARE[shape];
  const start = (size - width) / 2;
  const oven = renderToStaticMarkup(<OvenIcon />).replace(
    /^<svg[^>]*>/,
    `<svg x="${start}" y="${start}" width="${width}" height="${width}" viewBox="0 0 24 24" fill="none" stroke="${CREAM}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">`,
  );
  const ground =
    shape === 'full'
      ? `<rect width="${size}" height="${size}" fill="${CLAY}"/>`
      : `<rect width="${size}" height="${size}" rx="${size * 0.485}" fill="${CLAY}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${oven}</svg>`;
}
