import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectFieldErrors, selectRefusal } from '../editor/editor.machine.ts';
import { type Result, err, ok } from '../result/result.ts';
import { BLANK_REMOVAL, createAccountRemovalForm } from './account-removal-form.ts';
import type { AccountRemovalError } from './account-removal.ts';
import type { Account } from './account.ts';
import { GUEST } from './guest.ts';

function open(answer: Result<Account, AccountRemovalError>) {
  const remove = vi.fn<(id: string) => Promise<Result<Account, AccountRemovalError>>>(async () => answer);
  const removed: string[] = [];
  const keyValue = { read: () => null, write: () => {}, remove: (key: string) => void removed.push(key) };
  const never = () => Promise.reject(new Error('not asked for'));
  const account = { update: never, loadData: never, remove };
  const actor = createActor(createAccountRemovalForm({ account, keyValue }, 'me'), {
    input: { initial: BLANK_REMOVAL, needsChange: false },
  }).start();
  const type = (confirmation: string) => {
    actor.send({ type: 'value.edited', change: { confirmation } });
    actor.send({ type: 'form.submitted' });
  };
  const settle = (state: 'saved' | 'failed') =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true), { interval: 1 });
  return { actor, remove, removed, type, settle };
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
    const { remove, removed, type, settle } = open(ok(GUEST));
    type(typed);
    await settle('saved');
    expect([remove.mock.calls, removed]).toEqual([[['me']], ['checkout', 'order-captures', 'cart']]);
  },
);

it('says why the account stays', async () => {
  const { actor, removed, type, settle } = open(err({ code: 'lastManager' }));
  type('LÖSCHEN');
  await settle('failed');
  expect([selectRefusal(actor.getSnapshot()), removed]).toEqual([expect.stringContaining('Geschäftsleitung'), []]);
});
