import { describe, expect, it } from 'vitest';
import { unsafePlaces, validation } from '../validation/validation.fixtures.ts';
import { EVENTS } from './restaurant-event.fixtures.ts';
import {
  BLANK_EVENT,
  EVENT_DESCRIPTION_MAX,
  EVENT_TITLE_MAX,
  type EventDraft,
  beginningAt,
  copyOfEvent,
  eventDraft,
  eventDraftOf,
} from './restaurant-event.ts';

const draft: EventDraft = {
  title: 'Jazz am Ofen',
  description: '**Zwei Sets**\n\n- Bass\n- Gitarre',
  start: '2026-12-02T18:30:00.000Z',
  end: '2026-12-02T21:00:00.000Z',
  photo: { hash: 'jazz', width: 1440, height: 960, focus: 'middle', alt: 'Ein Kontrabass neben dem Ofen' },
  state: 'published',
};
const errorsOf = validation(eventDraft, draft);

describe('the draft of an event', () => {
  it.each(EVENTS)('comes back as it was: $title', (event) => {
    const { id: _id, version: _version, changed: _changed, ...rest } = event;
    expect(eventDraft.parse(eventDraftOf(event))).toEqual(rest);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(eventDraft, draft)).toEqual([]);
  });

  it.each<[{ readonly [Field in keyof EventDraft]?: unknown }, Record<string, string>]>([
    [{ title: 'xx' }, {}],
    [{ title: 'x'.repeat(EVENT_TITLE_MAX) }, {}],
    [{ title: '' }, { title: 'Bitte gib einen Titel an' }],
    [{ title: 'x' }, { title: 'Der Titel muss mindestens 2 Zeichen lang sein.' }],
    [{ title: 'x'.repeat(81) }, { title: 'Der Titel darf maximal 80 Zeichen lang sein.' }],
    [{ description: '' }, {}],
    [{ description: 'x'.repeat(EVENT_DESCRIPTION_MAX) }, {}],
    [{ description: 'x'.repeat(5001) }, { description: 'Die Beschreibung darf maximal 5000 Zeichen lang sein.' }],
    [{ end: '2026-12-02T18:30:00.001Z' }, {}],
    [{ end: '2026-12-02T18:30:00.000Z' }, { end: 'Das Ende muss nach dem Beginn liegen.' }],
    [{ end: '2026-12-02T18:29:59.999Z' }, { end: 'Das Ende muss nach dem Beginn liegen.' }],
    [
      { start: '2026-12-02', end: '' },
      { start: 'Bitte gib an, wann der Event beginnt', end: 'Bitte gib an, wann der Event endet' },
    ],
    [{ state: 'cancelled' }, {}],
    [{ state: 'ja' }, { state: 'Bitte wähle, wer den Event sieht' }],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});

it('asks of a new event what it is and when', () => {
  expect(Object.keys(validation(eventDraft, BLANK_EVENT)({}))).toEqual(['title', 'start', 'end']);
});

it.each([
  ['as long as before', '2026-12-02T18:30', '2026-12-02T21:00', '2026-12-03T19:00', '2026-12-03T21:30'],
  ['two hours where it has no end', '2026-12-02T18:30', '', '2026-12-03T19:00', '2026-12-03T21:00'],
  ['two hours where it ends too early', '2026-12-02T18:30', '2026-12-02T18:30', '2026-12-03T19:00', '2026-12-03T21:00'],
  ['two hours when it is new', '', '', '2026-12-03T19:00', '2026-12-03T21:00'],
])('lasts %s when it begins at another time', (_, ...times) => {
  const [start = '', end = '', moved = '', expected] = times.map((time) => (time === '' ? '' : `${time}:00.000Z`));
  expect(beginningAt({ start, end }, moved)).toEqual({ start: moved, end: expected });
  expect(beginningAt({ start, end }, '')).toEqual({ start: '' });
});

describe('the copy of an event', () => {
  const NOW = '2026-11-20T18:00:00.000Z';
  const copied = (start: string, end: string) => {
    const { state, ...copy } = copyOfEvent({ ...draft, start, end }, NOW);
    expect(state).toBe('draft');
    return [copy.start, copy.end];
  };

  it.each([
    ['a week after one that comes', '2026-12-02T18:30', '2026-12-02T21:00', '2026-12-09T18:30', '2026-12-09T21:00'],
    ['in the first week that is left', '2026-11-01T13:00', '2026-11-01T16:00', '2026-11-22T13:00', '2026-11-22T16:00'],
    ['later today still', '2026-11-13T18:01', '2026-11-13T21:00', '2026-11-20T18:01', '2026-11-20T21:00'],
    ['not when it would have begun', '2026-11-13T18:00', '2026-11-13T21:00', '2026-11-27T18:00', '2026-11-27T21:00'],
    ['across midnight', '2026-11-27T20:00', '2026-11-28T01:00', '2026-12-04T20:00', '2026-12-05T01:00'],
    // 19:30 in Zurich, in summer time first.
    ['at the same times of the clock', '2026-10-16T17:30', '2026-10-16T20:00', '2026-11-20T18:30', '2026-11-20T21:00'],
  ])('is %s', (_, start, end, laterStart, laterEnd) => {
    const instants = [laterStart, laterEnd].map((time) => `${time}:00.000Z`);
    expect(copied(`${start}:00.000Z`, `${end}:00.000Z`)).toEqual(instants);
  });
});
