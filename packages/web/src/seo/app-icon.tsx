import { renderToStaticMarkup } from 'react-dom/server';
import { OvenIcon } from '../app/icons.tsx';

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
