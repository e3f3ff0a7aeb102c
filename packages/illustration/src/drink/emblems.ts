import type { Emblem } from '@ofenpost/core/catalogue/illustration';
import { ellipse, smoothMin } from '../painter/distance.ts';
import { modulo, TURN } from '../painter/numbers.ts';

/** The distance to a small sign's edge, within -1 to 1: below 0 is ink. */
export type Sign = (u: number, v: number) => number;

const rotated = (u: number, v: number, angle: number): readonly [number, number] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [u * cos + v * sin, v * cos - u * sin];
};

/** A peak with its top in (x, y), standing on the ground at 0.62. */
const peak = (u: number, v: number, x: number, y: number): number =>
  Math.max((Math.abs(u - x) * 1.25 - (v - y)) * 0.62, v - 0.62);

const mountain: Sign = (u, v) => {
  const peaks = Math.min(peak(u, v, -0.24, -0.72), peak(u, v, 0.48, -0.22));
  // The snow of the higher peak is the paper of the label.
  const snow = v + 0.24 - 0.09 * Math.abs(modulo(u * 4.5, 2) - 1);
  const gap = Math.abs(snow) - 0.05;
  return Math.max(peaks, -gap);
};

const sun: Sign = (u, v) => {
  const [away, angle] = [Math.hypot(u, v), Math.atan2(v, u)];
  const across = Math.abs(modulo(angle + TURN / 20, TURN / 10) - TURN / 20) * away;
  return Math.min(away - 0.46, Math.max(across - 0.075, Math.abs(away - 0.8) - 0.17));
};

const leaf: Sign = (u, v) => {
  const [along, across] = rotated(u, v, -Math.PI / 4);
  const blade = Math.hypot(along - 0.06, Math.abs(across) + 0.55) - 1.02;
  const vein = Math.max(Math.abs(across) - 0.05, along - 0.5, -along - 0.72);
  const stalk = Math.max(Math.abs(across) - 0.07, Math.abs(along + 0.86) - 0.26);
  return Math.min(Math.max(blade, -vein), stalk);
};

const drop: Sign = (u, v) => {
  const ball = Math.hypot(u, v - 0.26) - 0.58;
  const tip = Math.max((Math.abs(u) * 1.7 - (v + 0.95)) * 0.5, v - 0.1);
  const glint = Math.abs(Math.hypot(u, v - 0.26) - 0.36) - 0.055;
  return Math.max(smoothMin(ball, tip, 0.12), -Math.max(glint, u + 0.1, -v + 0.12));
};

const star: Sign = (u, v) => {
  const sector = TURN / 5;
  const angle = Math.abs(modulo(Math.atan2(u, -v) + sector / 2, sector) - sector / 2);
  const away = Math.hypot(u, v);
  // One side of a point: from the tip at 0.98 to the notch between two points.
  const [x, y] = [away * Math.cos(angle) - 0.98, away * Math.sin(angle)];
  return x * 0.5 + y * 0.86;
};

/** A cone of scales that overlap like tiles, two leaves and a stalk. */
const hop: Sign = (u, v) => {
  // Narrower towards its tip.
  const cone = ellipse(u * (1 + 0.35 * Math.max(0, v)), v, 0, 0.14, 0.56, 0.8);
  const row = (v + 0.5) / 0.3;
  const scale = modulo(u / 0.38 + (Math.floor(row - 0.2) % 2 === 0 ? 0.5 : 0), 1) - 0.5;
  const seam = modulo(row - 0.65 * (0.25 - scale * scale) * 2 + 0.3, 1) - 0.5;
  const scales = Math.max(cone, 0.05 - Math.abs(seam) * 0.3);
  const leaves = ellipse(...rotated(Math.abs(u) - 0.36, v + 0.68, -0.45), 0, 0, 0.34, 0.14);
  const stalk = Math.max(Math.abs(u) - 0.06, Math.abs(v + 0.82) - 0.16);
  return Math.min(Math.max(scales, 0.05 - leaves), leaves, stalk);
};

const GRAPES = [
  [-0.46, -0.24],
  [0, -0.24],
  [0.46, -0.24],
  [-0.23, 0.16],
  [0.23, 0.16],
  [0, 0.56],
] as const;

const grape: Sign = (u, v) => {
  const stalk = Math.max(Math.abs(u - 0.05 * v) - 0.06, Math.abs(v + 0.68) - 0.24);
  const leafDistance = ellipse(...rotated(u - 0.3, v + 0.72, -0.4), 0, 0, 0.28, 0.14);
  return Math.min(stalk, leafDistance, ...GRAPES.map(([x, y]) => Math.hypot(u - x, v - y) - 0.205));
};

const flower: Sign = (u, v) => {
  const sector = TURN / 6;
  const angle = modulo(Math.atan2(v, u) + sector / 2, sector) - sector / 2;
  const away = Math.hypot(u, v);
  const petal = ellipse(away * Math.cos(angle), away * Math.sin(angle), 0.58, 0, 0.36, 0.25);
  return Math.min(petal, away - 0.15);
};

export const signs: Record<Emblem, Sign> = { mountain, sun, leaf, drop, star, hop, grape, flower };
