import { expect, it } from 'vitest';
import { tooOldAtStart } from './connect-database.ts';

it.each(['18.0', '18.1 (Debian 18.1-1)', '19beta1'])('takes PostgreSQL %s', (version) => {
  expect(tooOldAtStart(version)).toBeNull();
});

it.each(['17.6', '9.6.24', ''])('says that PostgreSQL %s is too old', (version) => {
  expect(tooOldAtStart(version)?.message).toBe(
    `DATABASE_URL: Ofenpost braucht PostgreSQL 18 oder neuer, dort läuft ${version}.`,
  );
});
