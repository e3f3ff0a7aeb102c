import { expect, it } from 'vitest';
import { emailRenewedMail, emailTakenMail } from './account-mail.ts';

it('tells the old address when it was, and whom to call', () => {
  const { subject, greeting, paragraphs } = emailRenewedMail({
    firstname: 'Mia',
    at: '2026-11-20T17:30:00.000Z',
    restaurant: { name: 'Ofenpost', phoneNumber: '044 555 01 23' },
  });
  expect([subject, greeting]).toEqual(['Dein Konto bei Ofenpost hat eine andere E-Mail-Adresse', 'Hallo Mia']);
  expect(paragraphs[0]).toContain('Am 20.11.2026 um 18:30 ');
  expect(paragraphs.at(-1)).toMatch(/nicht\?.* ruf uns an: 044 555 01 23/);
});

it('tells both addresses that another account has the new one, what to do, and whom to call', () => {
  const { subject, greeting, paragraphs } = emailTakenMail({
    firstname: 'Mia',
    at: '2026-11-20T17:30:00.000Z',
    restaurant: { name: 'Ofenpost', phoneNumber: '044 555 01 23' },
  });
  expect([subject, greeting]).toEqual([
    'Die E-Mail-Adresse deines Kontos bei Ofenpost bleibt die bisherige',
    'Hallo Mia',
  ]);
  expect(paragraphs[0]).toMatch(/^Am 20\.11\.2026 um 18:30 .* gehört bei uns schon zu einem anderen Konto\./);
  expect(paragraphs[1]).toContain('lösche es');
  expect(paragraphs.at(-1)).toMatch(/nicht\?.* ruf uns an: 044 555 01 23/);
});
