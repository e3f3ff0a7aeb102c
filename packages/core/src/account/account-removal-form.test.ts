import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectFieldErrors, selectRefusal } from '../editor/editor.machine.ts';
import { type Result, err, ok } from '../result/result.ts';
import { BLANK_REMOVAL, createAccountRemovalForm } from '../session/account-form.ts';
import type { SessionEvent } from '../session/session.machine.ts';
import type { AccountRemovalError } from './account-removal.ts';
import type { Account } from './account.ts';
import { GUEST } from './guest.ts';

type Removed = Result<Account, AccountRemovalError>;

function open(answer: Removed | Promise<Removed>) {
  const remove = vi.fn<(id: string) => Promise<Removed>>(async () => answer);
  const removed: string[] = [];
  const written: string[] = [];
  const keyValue = {
    read: () => null,
    write: (key: string) => void written.push(key),
    remove: (key: string) => void removed.push(key),
  };
  const session = { send: vi.fn<(event: SessionEvent) => void>() };
  const received = () => session.send.mock.calls.map(([{ type }]) => type);
  const never = () => Promise.reject(new Error('not asked for'));
  const account = { update: never, loadData: never, remove };
  const actor = createActor(createAccountRemovalForm({ account, keyValue }, session, 'me'), {
    input: { initial: BLANK_REMOVAL, needsChange: false },
  }).start();
  const type = (confirmation: string) => {
    actor.send({ type: 'value.edited', change: { confirmation } });
    actor.send({ type: 'form.submitted' });
  };
  const settle = (state: 'saved' | 'failed') =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true), { interval: 1 });
  return { actor, remove, removed, written, heard: received, type, settle };
}

it.each(['', 'ja', 'LÖSCHE'])('asks for the word when %j was typed', (typed) => {
  const { actor, remove, type } = open(ok(GUEST));
  type(typed);
  expect(selectFieldErrors(actor.getSnapshot())['confirmation']).toContain('LÖSCHEN');
  expect(remove).not.toHaveBeenCalled();
});

it.each(['LÖSCHEN', ' löschen ', 'LO\u0308SCHEN'])(
  'removes after %j, and leaves nothing of the person on the device',
  async (typed) => {
    const { remove, removed, written, type, settle } = open(ok(GUEST));
    type(typed);
    await settle('saved');
    expect([remove.mock.calls, removed]).toEqual([
      [['me']],
      [
        'checkout',
        'order-captures',
        'courier-tour',
        'staff-account',
        'desk-orders',
        'kitchen-orders',
        'cart',
        'orders',
        'runningOrder',
        'forms',
      ],
    ]);
    expect(written).toEqual(['greeting']);
  },
);

it('says why the account stays', async () => {
  const { actor, removed, heard: received, type, settle } = open(err({ code: 'lastManager' }));
  type('LÖSCHEN');
  await settle('failed');
  expect([selectRefusal(actor.getSnapshot()), removed]).toEqual([expect.stringContaining('Geschäftsleitung'), []]);
  expect(received()).toEqual(['removal.begun', 'removal.failed']);
});

it('lets the session hear that it failed', async () => {
  const { heard: received, type, settle } = open(Promise.reject(new Error('offline')));
  type('LÖSCHEN');
  await settle('failed');
  expect(received()).toEqual(['removal.begun', 'removal.failed']);
});

it('lets the session hear that the account is gone, also when the form was closed before', async () => {
  const answer = Promise.withResolvers<Removed>();
  const { actor, heard: received, type } = open(answer.promise);
  type('LÖSCHEN');
  expect(received()).toEqual(['removal.begun']);
  actor.stop();
  answer.resolve(ok(GUEST));
  await vi.waitFor(() => expect(received()).toEqual(['removal.begun', 'account.removed']));
});
