import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { URL_MAX, httpsUrl } from './entered-fields.ts';

const url = httpsUrl('falsch');

describe('a web address', () => {
  it.each([
    'https://www.instagram.com/ofenpost.example',
    'https://ofenpost.ch',
    'https://ofenpost.ch?a=b#c',
    'HTTPS://X1-y.Co.UK/@name/',
  ])('can be %j', (text) => {
    expect(url.parse(` ${text} `)).toBe(text);
    expect(URL.canParse(text)).toBe(true);
  });

  it.each([
    'http://ofenpost.ch',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:ofenpost.ch',
    'https://localhost',
    'https://127.0.0.1/',
    'https://user:secret@ofenpost.ch',
    'https://ofenpost.ch@evil.example',
    'https://ofenpost.ch:8443/',
    'https://ofenpost.ch/a b',
    'https://-x.ch',
    'https://x-.ch',
    'https://ofenpost.c',
    'x https://ofenpost.ch',
    'https://ofenpost..ch',
    '',
    null,
    7,
  ])('cannot be %j', (text) => {
    expect(fieldErrors(url, text)).toEqual({ '': 'falsch' });
  });

  it('is cleaned', () => {
    expect(url.parse('\u200e„https://ofenpost.ch/\u0007“.')).toBe('https://ofenpost.ch/');
  });

  it('has at most 300 characters', () => {
    const long = (length: number) => 'https://ofenpost.ch/'.padEnd(length, 'a');
    expect(URL_MAX).toBe(300);
    expect(url.parse(long(300))).toHaveLength(300);
    expect(fieldErrors(url, long(301))).toEqual({ '': 'Die Adresse darf maximal 300 Zeichen lang sein.' });
  });

  it('is looked at no closer when it is too long', () => {
    expect(url.safeParse(' x'.repeat(1_000_000)).error?.issues).toHaveLength(1);
  });
});
