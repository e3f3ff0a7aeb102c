import { describe, expect, it } from 'vitest';
import { newerInScript, newerInStyles } from './newer-features.ts';

describe('what is newer than the oldest browsers', () => {
  it.each([
    ['const { promise } = Promise.withResolvers();', 'Promise.withResolvers'],
    ['const both = first.isSubsetOf(second);', '.isSubsetOf'],
    ['new Intl.Segmenter("de-CH");', 'Intl.Segmenter'],
    ['Object.groupBy(list, (each) => each.kind);', 'Object.groupBy'],
    ['AbortSignal.any([a, b]);', 'AbortSignal.any'],
    ['menu.showPopover();', '.showPopover'],
    ['if (row.checkVisibility()) scroll();', '.checkVisibility'],
    ['window.requestIdleCallback(work);', 'requestIdleCallback'],
    ['navigation.navigate("/");', 'navigation'],
    ['const is = /[\\p{L}--[a-z]]/v.test(text);', '/…/v'],
    ['const is = /(?i:a)b/.test(text);', '(?i:…)'],
  ])('is found in %s', (code, feature) => {
    expect([...newerInScript(code)]).toContain(feature);
  });

  it.each([
    'const sorted = [3, 1].toSorted().at(-1);',
    'structuredClone(list.findLast((each) => each.ok));',
    'fetch("/", { signal: AbortSignal.timeout(1000) });',
    'const is = /(?<=CHF )(?<amount>\\d+)/u.test(text);',
    'const shape = z.union([a, b]).at(0);',
  ])('is not found in %s', (code) => {
    expect([...newerInScript(code)].filter((feature) => feature !== '.union')).toEqual([]);
  });

  it('is found in styles: selectors, properties, values, functions, rules', () => {
    const css = `a:has(b){color:light-dark(red,blue)}
      @starting-style{a{opacity:0}}
      p{text-wrap:balance;mask-image:none}
      .ok{display:grid;inset:0;color:color-mix(in srgb,red,blue);-webkit-mask-image:none;mask-image:none}
      .outer{.inner{color:red}}`;
    expect([...newerInStyles(css)].toSorted()).toEqual(
      [
        ':has',
        '@starting-style',
        'light-dark()',
        'mask-image',
        'nested rules',
        'text-wrap',
        'text-wrap: balance',
      ].toSorted(),
    );
  });
});
