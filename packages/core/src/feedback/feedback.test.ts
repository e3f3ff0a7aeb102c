import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectRefusal, selectValue } from '../editor/editor.machine.ts';
import { fieldErrors } from '../editor/editor.ts';
import { err, ok } from '../result/result.ts';
import { unsafePlaces } from '../validation/validation.fixtures.ts';
import { createFeedbackForm } from './feedback-form.ts';
import { FEEDBACK_DRAFT } from './feedback.fixtures.ts';
import type { FeedbackPort } from './feedback.port.ts';
import { BLANK_FEEDBACK, type FeedbackDraft, feedbackDraft } from './feedback.ts';

const errorOf = (field: keyof FeedbackDraft, value: unknown) =>
  fieldErrors(feedbackDraft, { ...FEEDBACK_DRAFT, [field]: value })[field];

const FOOD = 'Bitte bewerte das Essen mit 1 bis 5.';
const DELIVERY = 'Bitte bewerte die Lieferung mit 1 bis 5.';
const APP = 'Bitte bewerte das Bestellen mit 1 bis 5.';
const NO_ORDER = 'Diese Bestellnummer gibt es nicht.';
const DIGITS = 'Die Bestellnummer besteht nur aus Ziffern.';
const forbidden = (character: string, place: number) =>
  `Das Zeichen ${character} an Stelle ${place} können wir nicht speichern. Bitte lösche es.`;

describe('the feedback draft', () => {
  it.each<[keyof FeedbackDraft, unknown, string | undefined]>([
    ['food', 0, FOOD],
    ['food', 1, undefined],
    ['food', 5, undefined],
    ['food', 6, FOOD],
    ['food', 1.5, FOOD],
    ['food', -0, FOOD],
    ['food', Number.NaN, FOOD],
    ['food', 1e308, FOOD],
    ['food', '5', FOOD],
    ['food', undefined, FOOD],
    ['delivery', 0, DELIVERY],
    ['delivery', 1, undefined],
    ['delivery', 6, DELIVERY],
    ['app', 0, APP],
    ['app', 5, undefined],
    ['app', Infinity, APP],
    ['text', '', undefined],
    ['text', 'x'.repeat(2000), undefined],
    ['text', 'x'.repeat(2001), 'Dein Feedback darf maximal 2000 Zeichen lang sein.'],
    ['text', 'erst\ndann', undefined],
    ['text', 'halb \uD83D', forbidden('U+D83D', 6)],
    ['orderNumber', null, undefined],
    ['orderNumber', 1000, NO_ORDER],
    ['orderNumber', 1001, undefined],
    ['orderNumber', 2_147_483_647, undefined],
    ['orderNumber', 2_147_483_648, NO_ORDER],
    ['orderNumber', Number.NaN, DIGITS],
    ['orderNumber', 1001.5, DIGITS],
    ['orderNumber', '1001', DIGITS],
    ['contact', '', undefined],
    ['contact', 'x'.repeat(100), undefined],
    ['contact', 'x'.repeat(101), 'Der Kontakt darf maximal 100 Zeichen lang sein.'],
    ['contact', 'a\nb', undefined],
  ])('judges %s %j', (field, value, message) => {
    expect(errorOf(field, value)).toBe(message);
  });

  it('answers whatever comes with German messages, or with what can be kept', () => {
    expect(unsafePlaces(feedbackDraft, FEEDBACK_DRAFT)).toEqual([]);
  });

  it('judges a million characters', () => {
    expect(errorOf('text', 'x'.repeat(1_000_000))).toBe('Dein Feedback darf maximal 2000 Zeichen lang sein.');
  });

  it('begins blank, and then lacks the ratings only', () => {
    expect(fieldErrors(feedbackDraft, BLANK_FEEDBACK)).toEqual({ food: FOOD, delivery: DELIVERY, app: APP });
    expect(feedbackDraft.parse({ ...BLANK_FEEDBACK, food: 1, delivery: 2, app: 3 })).toEqual({
      food: 1,
      delivery: 2,
      app: 3,
      text: '',
      orderNumber: null,
      contact: '',
    });
  });
});

const ID = '00000000-0000-4000-8000-0000000000fe';
const OTHER_ID = '00000000-0000-4000-8000-0000000000ff';

function openForm(send: FeedbackPort['send']) {
  const create = vi.fn<() => string>(() => OTHER_ID).mockReturnValueOnce(ID);
  return createActor(createFeedbackForm({ feedback: { send }, idempotencyKey: { create } }), {
    input: { initial: null, needsChange: true },
  });
}

it('is sent once, trimmed', async () => {
  const send = vi.fn<FeedbackPort['send']>(async () => ok(undefined));
  const actor = openForm(send);
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('editing')).toBe(true), { interval: 1 });
  expect(selectValue(actor.getSnapshot())).toEqual(BLANK_FEEDBACK);
  actor.send({ type: 'value.edited', change: { ...FEEDBACK_DRAFT, text: ` ${FEEDBACK_DRAFT.text} ` } });
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('saved'), { interval: 1 });
  expect(send).toHaveBeenCalledExactlyOnceWith(FEEDBACK_DRAFT, ID);
});

it('stays in the form where other content has its id, and goes under another one', async () => {
  const send = vi
    .fn<FeedbackPort['send']>(async () => ok(undefined))
    .mockResolvedValueOnce(err({ code: 'idempotencyKeyReused' }));
  const actor = openForm(send).start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('editing')).toBe(true), { interval: 1 });
  actor.send({ type: 'value.edited', change: FEEDBACK_DRAFT });
  actor.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('failed'), { interval: 1 });
  expect(selectRefusal(actor.getSnapshot())).toContain('dieses noch nicht');
  expect(selectValue(actor.getSnapshot())).toEqual(FEEDBACK_DRAFT);
  actor.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('saved'), { interval: 1 });
  expect(send.mock.calls.map(([, id]) => id)).toEqual([ID, OTHER_ID]);
});

it.each<[string, string, Partial<FeedbackDraft>, string]>([
  ['again under the same id', 'the answer got lost', {}, ID],
  ['under another id', 'it says something else by then', { text: 'Nein, doch nicht.' }, OTHER_ID],
])('is sent %s when %s', async (_how, _when, change, id) => {
  const send = vi
    .fn<FeedbackPort['send']>(async () => ok(undefined))
    .mockRejectedValueOnce(new Error('Keine Verbindung'));
  const actor = openForm(send).start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('editing')).toBe(true), { interval: 1 });
  actor.send({ type: 'value.edited', change: FEEDBACK_DRAFT });
  actor.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('failed'), { interval: 1 });
  actor.send({ type: 'value.edited', change });
  actor.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('saved'), { interval: 1 });
  expect(send.mock.calls).toEqual([
    [FEEDBACK_DRAFT, ID],
    [{ ...FEEDBACK_DRAFT, ...change }, id],
  ]);
});
