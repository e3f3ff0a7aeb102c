import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeError } from './logger.ts';

it('tells of a failed query without its values', () => {
  const error = new DrizzleQueryError('insert into orders values ($1)', ['Anna Keller'], new Error('disk full'));
  const reported = JSON.stringify(describeError(error));
  expect(reported).toContain('disk full');
  expect(reported).toContain('insert into orders');
  expect(reported).not.toContain('Anna Keller');
});
