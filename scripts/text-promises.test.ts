import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../packages/core/src/checkout/terms-version.ts';
import { NO_PROMISES } from './text-no-promises.ts';
import { PAGES, type Page } from './text-promise.ts';
import { MAIL_PROMISES, PROMISES, SETTING_PROMISES } from './text-promises.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Paragraphs, list items, headings and leads of a page's source. */
const BLOCKS =
  /<(p|li|h1)\b[^>]*>(?<block>[\s\S]*?)<\/\1>|lead="(?<lead>[^"]*)"|lead=\{`(?<filled>[^`]*)`\}|\btext: '(?<text>[^']*)'/g;

/** The text without tags; what is filled in is an ellipsis. */
const plain = (source: string): string =>
  source
    .replaceAll(/\{'([^']*)'\}/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll(/\$?\{[^{}]*\}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The sentences of a page, as guests read them. */
const sentencesOf = (page: Page): string[] =>
  [...read(PAGES[page]).matchAll(BLOCKS)]
    .flatMap(({ groups = {} }) =>
      plain(groups['block'] ?? groups['lead'] ?? groups['filled'] ?? groups['text'] ?? '').split(
        /(?<=[.!?:;])\s+(?=[A-ZÄÖÜ«…])/,
      ),
    )
    .filter((sentence) => /[a-zäöü]{3}/.test(sentence) && !sentence.includes('=>'));

const isThere = ([file, test]: readonly [string, string]): boolean =>
  ["'", '"', '`'].some((quote) => read(file).includes(`${quote}${test}${quote}`));

describe.each(Object.keys(PAGES) as Page[])('the sentences of %s', (page) => {
  const promised = [...Object.values(PROMISES), ...SETTING_PROMISES]
    .filter((each) => each.page === page)
    .map(({ sentence }) => sentence);

  it('are each a promise with a proof, or listed as none', () => {
    expect(sentencesOf(page).filter((each) => !promised.includes(each) && !NO_PROMISES[page].includes(each))).toEqual(
      [],
    );
  });

  it('still stand there, all that are listed', () => {
    const sentences = sentencesOf(page);
    expect([...promised, ...NO_PROMISES[page]].filter((each) => !sentences.includes(each))).toEqual([]);
  });
});

it.each(Object.entries(PROMISES))('%s is proved by a test that exists', (_key, { proof }) => {
  expect(proof).toSatisfy(isThere);
});

it.each(SETTING_PROMISES)('a setting keeps: $sentence', ({ settings }) => {
  for (const [file, setting] of settings) expect(read(file)).toContain(setting);
});

it.each(MAIL_PROMISES)('the mails say and keep: $sentence', ({ sentence, proof }) => {
  const source = read('packages/core/src/notification/order-mail.ts').replaceAll(/\$\{[^{}]*\}/g, '…');
  expect(source).toContain(sentence);
  expect(proof).toSatisfy(isThere);
});

it('the terms have another version whenever they say something else', () => {
  const text = sentencesOf('terms').join('\n');
  expect([TERMS_VERSION, hash('sha256', text).slice(0, 12)]).toEqual(['2026-11-28', '43cae406f74c']);
});
