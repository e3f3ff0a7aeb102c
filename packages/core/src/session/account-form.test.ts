import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { CUSTOMER } from '../account/account.fixtures.ts';
import {
  type AccountUpdate,
  type AccountUpdateError,
  accountUpdate,
  accountUpdateError,
  accountUpdateOf,
  type Account,
} from '../account/account.ts';
import { GUEST } from '../account/guest.ts';
import { selectFieldErrors, selectRefusal, selectValue } from '../editor/editor.machine.ts';
import { isSessionExpired } from '../error/error-catalogue.ts';
import { type Result, err, ok } from '../result/result.ts';
import { createAccountForm } from './account-form.ts';

function open(answer: (update: AccountUpdate) => Result<Account, AccountUpdateError>, me: Account = CUSTOMER) {
  const update = vi.fn<(update: AccountUpdate) => Promise<Result<Account, AccountUpdateError>>>(async (change) =>
    answer(change),
  );
  const session = {
    loadMe: async () => me,
    signInProviders: async () => [],
    signOut: async () => {},
    watchOtherTabs: () => () => {},
    signOutElsewhere: async () => ({ ended: 0 }),
  };
  const never = () => Promise.reject(new Error('not asked for'));
  const actor = createActor(createAccountForm({ account: { update, loadData: never, remove: never }, session }), {
    input: { initial: null, needsChange: true },
  }).start();
  const failed = vi.fn<(event: { error: unknown }) => void>();
  actor.on('load.failed', failed);
  const settle = (state: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state as 'editing')).toBe(true), { interval: 1 });
  return { actor, update, failed, settle, snapshot: () => actor.getSnapshot() };
}

const ID = CUSTOMER.id ?? '';

it('loads the own account and saves id, names and phone number, trimmed', async () => {
  const { actor, update, settle, snapshot } = open((change) => ok({ ...CUSTOMER, ...change }));
  await settle('editing');
  expect(selectValue(snapshot())).toEqual({
    id: ID,
    firstname: 'Anna',
    lastname: 'Keller',
    phoneNumber: '078 123 45 67',
  });
  actor.send({ type: 'value.edited', change: { lastname: '  Meier ' } });
  actor.send({ type: 'form.submitted' });
  await settle('saved');
  expect(update).toHaveBeenCalledExactlyOnceWith({
    id: ID,
    firstname: 'Anna',
    lastname: 'Meier',
    phoneNumber: '078 123 45 67',
  });
  expect(selectValue(snapshot()).lastname).toBe('Meier');
});

it('tells of an expired session when nobody is signed in any more', async () => {
  const { failed, settle } = open(() => ok(CUSTOMER), GUEST);
  await settle('unavailable');
  expect(failed.mock.calls.map(([{ error }]) => isSessionExpired(error))).toEqual([true]);
});

it('stops at an error and sends nothing', async () => {
  const { actor, update, settle, snapshot } = open(() => ok(CUSTOMER));
  await settle('editing');
  actor.send({ type: 'value.edited', change: { firstname: 'A' } });
  actor.send({ type: 'form.submitted' });
  expect(selectFieldErrors(snapshot())).toEqual({ firstname: 'Der Vorname muss mindestens 2 Zeichen lang sein.' });
  expect(update).not.toHaveBeenCalled();
});

it('tells in words why the server refuses', async () => {
  const { actor, settle, snapshot } = open(() => err({ code: 'accountForeign' }));
  await settle('editing');
  actor.send({ type: 'value.edited', change: { firstname: 'Anne' } });
  actor.send({ type: 'form.submitted' });
  await settle('failed');
  expect(selectRefusal(snapshot())).toBe('Du kannst nur dein eigenes Konto bearbeiten.');
});

it('is an account with an id, which is refused in one way', () => {
  expect(accountUpdate.safeParse({ ...accountUpdateOf(CUSTOMER), id: null }).error?.issues[0]?.message).toBe(
    'Bitte melde dich an.',
  );
  expect(accountUpdateError.safeParse({ code: 'accountForeign' }).success).toBe(true);
});

it('begins blank for a guest', () => {
  expect(accountUpdateOf(GUEST)).toEqual({ id: '', firstname: '', lastname: '', phoneNumber: '' });
});
