import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTime } from './typed-time.ts';

describe('a time that somebody types', () => {
  it.each([
    ['18', '18:00'],
    ['8', '08:00'],
    ['0', '00:00'],
    ['1830', '18:30'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['18:30', '18:30'],
    ['18.30', '18:30'],
    ['18,30', '18:30'],
    ['18h30', '18:30'],
    ['18 30', '18:30'],
    ['8:05', '08:05'],
    [' 18 : 30 ', '18:30'],
    ['18h', '18:00'],
    ['18 Uhr', '18:00'],
    ['18.30 uhr', '18:30'],
    ['24', '00:00'],
    ['24:00', '00:00'],
    ['2400', '00:00'],
  ])('%j is %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each([
    '',
    ' ',
    'abends',
    '25',
    '2460',
    '24:01',
    '18:3',
    '18:60',
    '18:300',
    '18300',
    '-8',
    '8-9',
    '8::30',
    '8.30.00',
  ])('%j is none', (text) => {
    expect(readTime(text)).toBeNull();
  });

  it('takes every time as it is, also without its colon', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hours, minutes) => {
        const time = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
        expect(readTime(time)).toBe(time);
        expect(readTime(time.replace(':', ''))).toBe(time);
      }),
    );
  });
});
