import { num } from './shape.ts';

/** A gradient through evenly spaced colours, by default from the upper left to the lower right. */
export function gradient(id: string, colours: readonly string[], direction = 'x2="1" y2="1"'): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${num(index / (colours.length - 1))}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;
}
