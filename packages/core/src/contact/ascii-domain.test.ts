import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiDomain } from './contact-fields.ts';

it.each([
  ['exämple.ch', 'xn--exmple-cua.ch'],
  ['Müller.CH', 'xn--mller-kva.ch'],
  ['mu\u0308ller.ch', 'xn--mller-kva.ch'],
  ['bäckerei-größe.example', 'xn--bckerei-gre-46a9cvq.example'],
  ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['münchen', 'xn--mnchen-3ya'],
  ['plain.ch', 'plain.ch'],
  ['xn--exmple-cua.ch', 'xn--exmple-cua.ch'],
  ['', ''],
])('%j is %j', (domain, ascii) => expect(asciiDomain(domain)).toBe(ascii));

it('is what URL makes of it', () => {
  const label = fc.string({
    unit: fc.constantFrom(...Array.from('abcz019äöüéèñçßœæłøžčşđинмрαβγ例日本語中')),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
      const domain = `${labels.join('.')}.ch`;
      const { hostname } = new URL(`https://${domain}`);
      expect(asciiDomain(domain)).toBe(hostname);
    }),
    { numRuns: 500 },
  );
});
