import { describe, expect, it } from 'vitest';
import { isDatabaseUnreachable } from './database-error.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('whether the same request may succeed in a moment', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    // A statement exceeded its timeout.
    withCode('57014'),
    // A deadlock.
    withCode('40P01'),
    // The disk is full.
    withCode('53100'),
    withCode('53300'),
    // PostgreSQL could not write to a file.
    withCode('58030'),
    // The socket does not exist.
    Object.assign(withCode('ENOENT'), { syscall: 'connect' }),
    new Error('Connection terminated unexpectedly'),
    // An answer did not come in time.
    new Error('Query read timeout'),
    // The rollback of a transaction fails because its connection broke.
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
    new Error('timeout expired'),
    new Error('Failed query', { cause: withCode('57P03') }),
  ])('yes: %s', (error) => {
    expect(isDatabaseUnreachable(error)).toBe(true);
  });

  const noFile = Object.assign(withCode('ENOENT'), { syscall: 'open' });
  it.each([withCode('23505'), withCode('22003'), noFile, new Error('failed'), 'ECONNREFUSED', null])(
    'no: %s',
    (error) => {
      expect(isDatabaseUnreachable(error)).toBe(false);
    },
  );
});
