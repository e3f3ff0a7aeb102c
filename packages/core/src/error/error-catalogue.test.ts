import { describe, expect, it } from 'vitest';
import { toastMilliseconds } from '../toast/toast-message.ts';
import { errorToast } from './error-catalogue.ts';

const DEFAULT = 'Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut';

describe('errorToast', () => {
  it.each([
    [
      'an expired session',
      { status: 401, body: 'nein' },
      'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an oder versuche es später noch einmal.',
    ],
    ['a body of text', { status: 500, body: 'Der Ofen ist aus', message: 'Internal' }, 'Der Ofen ist aus'],
    [
      'a body with a message',
      { status: 500, body: { message: 'Der Ofen ist aus' }, message: 'Internal' },
      'Der Ofen ist aus',
    ],
    ['a body without a message', { status: 500, body: { message: 7 }, message: 'Internal' }, 'Internal'],
    ['an empty body', { status: 500, body: '', message: 'Internal' }, 'Internal'],
    ['an error', new Error('Failed to fetch'), 'Failed to fetch'],
    ['an error without a message', { status: 503, message: '' }, DEFAULT],
    ['nothing', undefined, DEFAULT],
    ['something else', 'kaputt', DEFAULT],
  ])('tells about %s', (_, error, detail) => {
    expect(errorToast(error)).toEqual({ kind: 'error', title: 'Fehler', detail });
  });

  it('stays 10 seconds, other toasts 3', () => {
    expect([
      toastMilliseconds(errorToast(null)),
      toastMilliseconds({ kind: 'success' }),
      toastMilliseconds({ kind: 'info' }),
    ]).toEqual([10_000, 3_000, 3_000]);
  });
});
