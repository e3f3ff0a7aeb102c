import { describe, expect, it } from 'vitest';
import { type Rename, isNameTaken, nameAsOf } from './team-name.ts';

describe('the name of somebody at an entry', () => {
  const renames = [
    { number: 4, from: 'Lea Frei' },
    { number: 9, from: 'Lea Graf' },
  ].map((rename): Rename => ({ ...rename, at: '2026-11-20T18:00:00.000Z', subject: 'lea' }));

  it.each([
    [3, 'Lea Frei'],
    [4, 'Lea Frei'],
    [5, 'Lea Graf'],
    [9, 'Lea Graf'],
    [10, 'Lea Meier'],
  ])('%i is %s', (entry, name) => {
    expect(nameAsOf('Lea Meier', renames, ({ number }) => number >= entry)).toBe(name);
  });

  it('is the present one where it never changed', () => expect(nameAsOf('Lea Frei', [], () => true)).toBe('Lea Frei'));
});

describe('a name of the team', () => {
  const taken = (after: string, before = 'Samira Frei') =>
    isNameTaken({ before, after }, ['Zoé Keller', 'Jonas Weber']);

  it.each(['Zoé Keller', 'ZOE  keller', 'Zoe\u0301 Keller', 'Zo é Keller', 'Zoé-Keller', 'jonas weber'])(
    'is taken: %j',
    (after) => expect(taken(after)).toBe(true),
  );

  it.each(['Zoé Kellermann', 'Jonas Keller', 'Samira Weber'])('is free: %j', (after) =>
    expect(taken(after)).toBe(false),
  );

  it('may be written in another way by who has it', () => expect(taken('Zoé Keller', 'Zoe Keller')).toBe(false));
});
