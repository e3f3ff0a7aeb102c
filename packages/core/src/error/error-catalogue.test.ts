import { describe, expect, it } from 'vitest';
import { toastMilliseconds } from '../toast/toast.machine.ts';
import { errorToast, isDefinite, isSessionExpired } from './error-catalogue.ts';

const DEFAULT = 'Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut';

describe('errorToast', () => {
  it.each([
    [
      'an expired session',
      { status: 401, body: 'nein' },
      'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an oder versuche es später noch einmal.',
    ],
    ['a body of one letter', { status: 500, body: 'x', message: 'Internal' }, 'x'],
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
    ['a body with an empty message', { status: 500, body: { message: '' }, message: 'Internal' }, 'Internal'],
    ['a body that is a list', { status: 500, body: ['Der Ofen ist aus'], message: 'Internal' }, 'Internal'],
    ['a body that is null', { status: 500, body: null, message: 'Internal' }, 'Internal'],
    ['a status that is text', { status: '401', body: 'Der Ofen ist aus' }, 'Der Ofen ist aus'],
    ['a status that is no number', { status: Number.NaN, message: 'Internal' }, 'Internal'],
    ['a message that is none', { status: 500, body: 'Der Ofen ist aus', message: null }, 'Der Ofen ist aus'],
    ['nothing but a message that is none', { message: 7 }, DEFAULT],
    ['nothing', undefined, DEFAULT],
    ['null', null, DEFAULT],
    ['an empty object', {}, DEFAULT],
    ['something else', 'kaputt', DEFAULT],
  ])('tells about %s', (_, error, detail) => {
    expect(errorToast(error)).toEqual({ kind: 'error', title: 'Fehler', detail });
  });

  it.each(['status', 'body', 'message'])('tells about an error whose %s throws when it is read', (field) => {
    const thrower = {
      get: () => {
        throw new Error('nobody reads me');
      },
    };
    const error = Object.defineProperty({ status: 500, message: 'Internal' }, field, { ...thrower, enumerable: true });
    expect(errorToast(error).detail).toBe(DEFAULT);
    expect(errorToast(new Proxy({}, thrower)).detail).toBe(DEFAULT);
    expect(errorToast({ body: new Proxy({}, thrower), message: 'Internal' }).detail).toBe('Internal');
    expect([isDefinite(error), isSessionExpired(error)]).toEqual([false, false]);
  });

  it('stays 10 seconds, other toasts 3', () => {
    expect([
      toastMilliseconds(errorToast(null)),
      toastMilliseconds({ kind: 'success' }),
      toastMilliseconds({ kind: 'info' }),
    ]).toEqual([10_000, 3_000, 3_000]);
  });
});

describe('a failed call', () => {
  it.each([
    [399, false],
    [400, true],
    [409, true],
    [499, true],
    [500, false],
    [undefined, false],
    ['400', false],
  ])('with status %j certainly changed nothing: %j', (status, expected) => {
    expect(isDefinite({ status })).toBe(expected);
  });

  it('without an answer may have changed something', () => {
    expect([isDefinite(new Error('Failed to fetch')), isDefinite(undefined)]).toEqual([false, false]);
  });

  it.each([
    [400, false],
    [401, true],
    [402, false],
    ['401', false],
    [undefined, false],
  ])('with status %j means that the session has expired: %j', (status, expected) => {
    expect(isSessionExpired({ status })).toBe(expected);
  });
});
