/**
 * The colours of the diagrams, for light and dark paper. Each light colour is used for one purpose only: it is the key
 * that the SVG replaces.
 */
export const COLOURS = {
  paper: { light: '#fffdfa', dark: '#171310' },
  frame: { light: '#faf5ee', dark: '#201a16' },
  box: { light: '#ffffff', dark: '#2c2520' },
  badge: { light: '#f1e7db', dark: '#362d26' },
  line: { light: '#a08f80', dark: '#8b7b6d' },
  start: { light: '#2a201a', dark: '#f2e9e1' },
  ink: { light: '#2a2019', dark: '#f3eae2' },
  muted: { light: '#75675b', dark: '#b5a599' },
  actor: { light: '#a3441f', dark: '#f0a183' },
  guard: { light: '#0f6b4f', dark: '#6fd3ae' },
} as const;
