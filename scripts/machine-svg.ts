// Renders a state machine as an SVG for light and dark paper.
import { instance } from '@viz-js/viz';
import type { Machine } from './machine-chart.ts';
import { COLOURS } from './machine-colours.ts';
import { dotOfMachine } from './machine-dot.ts';

/** Graphviz measures Helvetica; these fonts have its widths. */
const FONTS = "Helvetica, Arial, 'Liberation Sans', sans-serif";

const inTheDark = Object.values(COLOURS)
  .map(({ light, dark }) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`)
  .join('');

const STYLE = `<style>text{font-family:${FONTS}}@media (prefers-color-scheme:dark){${inTheDark}}</style>`;
const GROUND = `<rect width="100%" height="100%" rx="10" fill="${COLOURS.paper.light}"/>`;

const viz = await instance();

/** Renders the SVG; the same machine always gives the same text. */
export function svgOfMachine(machine: Machine): string {
  const title = `State machine ${machine.root.key}`;
  return viz
    .renderString(dotOfMachine(machine), { format: 'svg' })
    .replace(/^[\s\S]*?(?=<svg)/, '')
    .replaceAll(/<!--[\s\S]*?-->\n?/g, '')
    .replaceAll(' font-family="Helvetica"', '')
    .replaceAll('<title>cluster_', '<title>')
    .replace(/<svg ([^>]*)>/, `<svg role="img" $1>\n<title>${title}</title>\n${STYLE}\n${GROUND}`);
}
