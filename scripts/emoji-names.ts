// Writes the German names of emojis for papers. Source: Unicode CLDR, through emojibase-data.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import emojis from 'emojibase-data/de/compact.json' with { type: 'json' };
import { root } from './command.ts';

const SELECTORS = /[\uFE0E\uFE0F]/gu;

/** Without skin tones, which mean nothing to a cook. */
const names = Object.fromEntries(
  emojis.map(({ unicode, label }) => [unicode.replaceAll(SELECTORS, ''), label.replaceAll('\u00df', 'ss')]),
);
writeFileSync(join(root, 'packages/server/src/font/emoji-names.json'), `${JSON.stringify(names, null, 2)}\n`);
console.log(`${Object.keys(names).length} names`);
