import { describe, expect, it } from 'vitest';
import { unsafePlaces, judging } from '../draft/draft-judging.fixtures.ts';
import { EVENT_DESCRIPTION_MAX, EVENT_TITLE_MAX, type EventDraft, eventDraft, eventDraftOf } from './event-draft.ts';
import { EVENTS } from './restaurant-event.fixtures.ts';

const draft: EventDraft = {
  title: 'Jazz am Ofen',
  description: '**Zwei Sets**\n\n- Bass\n- Gitarre',
  start: '2026-12-02T18:30:00.000Z',
  end: '2026-12-02T21:00:00.000Z',
  published: true,
};
const errorsOf = judging(eventDraft, draft);

describe('the draft of an event', () => {
  it.each(EVENTS)('comes back as it was: $title', (event) => {
    const { id: _id, ...rest } = event;
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
    [{ published: false }, {}],
    [{ published: 'ja' }, { published: 'Bitte wähle Ja oder Nein' }],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
