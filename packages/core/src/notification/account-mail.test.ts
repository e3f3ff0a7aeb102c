import { expect, it } from 'vitest';
import { emailRenewedMail } from './account-mail.ts';

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
