import { expect, it } from 'vitest';
import type { OpeningHours, Schedule } from '../opening-hours/opening-hours.ts';
import { dayNoteOf } from './week-plan-draft.ts';

const FRIDAY = '2026-11-20';
const evening = [{ open: '17:00', close: '22:00' }];
const open: Schedule = {
  openingDays: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, openingHour: evening })),
  extraordinaryOpeningHour: [],
};
const special = (openingHour: typeof evening, shortMessage: string): Schedule => ({
  ...open,
  extraordinaryOpeningHour: [{ date: FRIDAY, openingHour, shortMessage, message: '' }],
});
const noteOf = (hours: OpeningHours) => dayNoteOf(hours, FRIDAY);

it.each<[string, OpeningHours, ReturnType<typeof dayNoteOf>]>([
  ['as usual', { restaurant: open, delivery: open }, { isClosed: false, isSpecial: false, words: [] }],
  [
    'closed, both with the same words',
    { restaurant: special([], 'Betriebsferien'), delivery: special([], 'Betriebsferien') },
    { isClosed: true, isSpecial: false, words: ['Betriebsferien'] },
  ],
  [
    'only delivering',
    { restaurant: special([], 'Umbau'), delivery: open },
    { isClosed: false, isSpecial: true, words: ['Umbau'] },
  ],
  [
    'with other hours and no words',
    { restaurant: special(evening, ''), delivery: special(evening, '') },
    { isClosed: false, isSpecial: true, words: [] },
  ],
])('tells of a day %s', (_, hours, note) => {
  expect(noteOf(hours)).toEqual(note);
});
