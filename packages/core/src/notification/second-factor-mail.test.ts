import { expect, it } from 'vitest';
import { isOvertaken, secondFactorMail, secondFactorMailEvent } from './account-mail.ts';

const REPORTED = {
  firstname: 'Mia',
  at: '2026-11-20T17:30:00.000Z',
  restaurant: { name: 'Ofenpost', phoneNumber: '044 555 01 23' },
};

it.each(secondFactorMailEvent.options)('tells of %s when it was, and whom to call', (event) => {
  const { subject, greeting, paragraphs } = secondFactorMail({ ...REPORTED, event });
  expect(subject).toMatch(/^(Dein zweiter Faktor bei Ofenpost ist .+|Neue Notfallcodes für dein Konto bei Ofenpost)$/);
  expect(greeting).toBe('Hallo Mia');
  expect(paragraphs[0]).toContain('Am 20.11.2026 um 18:30 ');
  expect(paragraphs.at(-1)).toMatch(/nicht.*\?.* ruf uns an: 044 555 01 23/);
});

it('is overtaken by a later change of the factor, and codes by later codes', () => {
  expect(isOvertaken('secondFactor.switchedOff', [])).toBe(false);
  expect(isOvertaken('secondFactor.switchedOff', ['secondFactor.switchedOn'])).toBe(true);
  expect(isOvertaken('secondFactor.switchedOn', ['secondFactor.codesRenewed'])).toBe(false);
  expect(isOvertaken('secondFactor.codesRenewed', ['secondFactor.codesRenewed'])).toBe(true);
  expect(isOvertaken('secondFactor.codesRenewed', ['secondFactor.removed'])).toBe(true);
});

it('says who did what', () => {
  const [on, off, removed, renewed] = secondFactorMailEvent.options.map((event) => {
    const { subject, paragraphs } = secondFactorMail({ ...REPORTED, event });
    return [subject, ...paragraphs].join(' ');
  });
  expect(on).toMatch(/eingeschaltet.*Notfallcodes.*Ändere das Passwort/);
  expect(off).toMatch(/ausgeschaltet.*Ändere das Passwort.*in den Kontodaten wieder ein/);
  expect(renewed).toMatch(
    /^Neue Notfallcodes.* hast du neue Notfallcodes erstellt.*Die alten gelten nicht mehr.*Ändere das Passwort/,
  );
  expect(removed).toMatch(/entfernt.*Geschäftsleitung.*Hast du nicht darum gebeten\?/);
});
