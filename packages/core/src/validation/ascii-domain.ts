/** Source: RFC 3492, section 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const BIAS = 72;
const FIRST = 128;

const digit = (value: number): string => 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(value);

/** The bias for the next number. Source: RFC 3492, section 6.1. */
function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let steps = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** A number as a generalized variable-length integer. */
function written(delta: number, bias: number): string {
  let text = '';
  let rest = delta;
  for (let place = BASE; ; place += BASE) {
    const threshold = Math.min(Math.max(place - bias, T_MIN), T_MAX);
    if (rest < threshold) return text + digit(rest);
    text += digit(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

/** The Punycode of a label. Source: RFC 3492, section 6.3. */
function encoded(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const plain = points.filter((point) => point < FIRST);
  let text = String.fromCodePoint(...plain) + (plain.length > 0 ? '-' : '');
  let handled = plain.length;
  let delta = 0;
  let bias = BIAS;
  let next = FIRST;
  while (handled < points.length) {
    const least = Math.min(...points.filter((point) => point >= next));
    delta += (least - next) * (handled + 1);
    next = least;
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      text += written(delta, bias);
      bias = adapt(delta, handled + 1, handled === plain.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    next += 1;
  }
  return text;
}

/**
 * A domain in the ASCII form that all mail servers know: `exämple.ch` is `xn--exmple-cua.ch`. Source: RFC 5891;
 * capitals and the dots of East Asian keyboards become plain characters.
 */
export const asciiDomain = (domain: string): string =>
  domain
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u3002\uFF61]/g, '.')
    .split('.')
    .map((label) => (/[^\0-\u007F]/.test(label) ? `xn--${encoded(label)}` : label))
    .join('.');
