import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { numberIn } from './number-in.ts';

const root = dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
const privacy = read('packages/web/src/legal/privacy.route.tsx');

describe('what the pages of law promise', () => {
  test.each([
    [
      'server/src/session/session-cookie.ts',
      'GUEST_DAYS',
      (days: number) => `hält deinen Warenkorb, ${days} Tage lang`,
    ],
    ['server/src/session/session-cookie.ts', 'GUEST_DAYS', (days: number) => `${days} Tage nach der letzten Änderung`],
    ['server/src/session/session-cookie.ts', 'GUEST_DAYS', (days: number) => `${days} Tage, nachdem deine Bestellung`],
    ['server/src/host/job-lanes.ts', 'REMARK_DAYS', (days: number) => `${days} Tage, nachdem sie erledigt ist`],
    ['server/src/session/session-cookie.ts', 'SESSION_DAYS', (days: number) => `oder ${days} Tage nicht mehr da warst`],
    ['server/src/session/session-cookie.ts', 'SESSION_DAYS_MAX', (days: number) => `höchstens ${days} Tage`],
  ])('is the number that stands in %s as %s', (file, name, say) => {
    expect(privacy).toContain(say(numberIn(file, name)));
  });

  test('is no date on which a gift card lapses, since none does', () => {
    expect(read('packages/web/src/legal/terms.route.tsx')).toContain('Gutscheine verfallen nicht');
    expect(read('packages/server/src/gift-card/gift-card.table.ts')).not.toMatch(/expire|lapse|valid/i);
  });
});
