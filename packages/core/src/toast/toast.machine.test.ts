import { describe, expect, it } from 'vitest';
import { SimulatedClock, type SnapshotFrom, createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { type ToastMessage, toastMilliseconds, selectToasts, toastMachine } from './toast.machine.ts';

const INFO: ToastMessage = { kind: 'info', title: 'Im Warenkorb', detail: '' };
const ERROR: ToastMessage = { kind: 'error', title: 'Fehler', detail: 'Der Ofen ist aus' };

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock }).start();
  return {
    show: (message: ToastMessage) => actor.send({ type: 'toast.shown', message }),
    enter: (id: number) => actor.send({ type: 'pointer.entered', id }),
    leave: (id: number) => actor.send({ type: 'pointer.left', id }),
    close: (id: number) => actor.send({ type: 'toast.closed', id }),
    wait: (milliseconds: number) => clock.increment(milliseconds),
    titles: () => selectToasts(actor.getSnapshot()).map(({ title }) => title),
  };
}

it.each([
  ['info', 3_000],
  ['success', 3_000],
  ['error', 10_000],
] as const)('a toast of kind %s stays %i ms', (kind, milliseconds) => {
  expect(toastMilliseconds({ kind })).toBe(milliseconds);
});

describe('the toast machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'toast.shown', message: INFO },
      { type: 'toast.closed', id: 1 },
      { type: 'toast.expired', id: 1 },
      { type: 'pointer.entered', id: 1 },
      { type: 'pointer.entered', id: 2 },
      { type: 'pointer.left', id: 1 },
    ] as const;
    const distinguish = ({ context: { toasts, hoveredId } }: SnapshotFrom<typeof toastMachine>) => [
      toasts.map(({ id }) => id <= 2),
      hoveredId,
    ];
    expect(unreached(toastMachine, { inputs: [undefined], events, distinguish })).toEqual([]);
  });

  it('shows a message for 3 seconds, an error for 10, each for itself', () => {
    const { show, wait, titles } = start();
    show(ERROR);
    wait(1_000);
    show(INFO);
    expect(titles()).toEqual(['Fehler', 'Im Warenkorb']);
    wait(2_999);
    expect(titles()).toHaveLength(2);
    wait(1);
    expect(titles()).toEqual(['Fehler']);
    wait(5_999);
    expect(titles()).toEqual(['Fehler']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it('says the same only once, with its whole time again', () => {
    const { show, wait, titles } = start();
    show(INFO);
    wait(2_000);
    show(INFO);
    expect(titles()).toEqual(['Im Warenkorb']);
    wait(2_999);
    expect(titles()).toEqual(['Im Warenkorb']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it('waits while the pointer is over the toasts, and then gives them their time again', () => {
    const { show, enter, leave, wait, titles } = start();
    show(INFO);
    wait(2_000);
    enter(1);
    show(ERROR);
    wait(60_000);
    expect(titles()).toHaveLength(2);
    leave(1);
    wait(2_999);
    expect(titles()).toHaveLength(2);
    wait(1);
    expect(titles()).toEqual(['Fehler']);
    wait(7_000);
    expect(titles()).toEqual([]);
  });

  it('lets time go on after one was closed under the pointer', () => {
    const { show, enter, close, wait, titles } = start();
    show(INFO);
    show(ERROR);
    enter(1);
    close(1);
    expect(titles()).toEqual(['Fehler']);
    wait(9_999);
    expect(titles()).toEqual(['Fehler']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it.each([
    ['kind', { kind: 'success' }],
    ['title', { title: 'Fertig' }],
    ['detail', { detail: 'Pizza' }],
  ] as const)('tells two messages apart by their %s', (_, change) => {
    const { show, titles } = start();
    show(INFO);
    show({ ...INFO, ...change });
    expect(titles()).toHaveLength(2);
  });

  it('gives what was said again under the pointer its whole time once', () => {
    const { show, enter, leave, wait, titles } = start();
    show(INFO);
    enter(1);
    show(INFO);
    expect(titles()).toEqual(['Im Warenkorb']);
    leave(1);
    wait(2_999);
    expect(titles()).toEqual(['Im Warenkorb']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it('closes nothing that is not there', () => {
    const { show, close, titles } = start();
    show(INFO);
    close(7);
    expect(titles()).toEqual(['Im Warenkorb']);
  });

  it('closes one by hand, and lets the oldest of too many go', () => {
    const { show, close, titles } = start();
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) show({ ...INFO, title });
    expect(titles()).toEqual(['d', 'e', 'f']);
    close(5);
    expect(titles()).toEqual(['d', 'f']);
  });

  it('lets time go on when a newer toast takes the place of the one under the pointer', () => {
    const { show, enter, wait, titles } = start();
    for (const title of ['a', 'b', 'c']) show({ ...INFO, title });
    enter(1);
    wait(60_000);
    show({ ...INFO, title: 'd' });
    expect(titles()).toEqual(['b', 'c', 'd']);
    wait(2_999);
    expect(titles()).toEqual(['b', 'c', 'd']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it('lets time go on when the one under the pointer is said again elsewhere', () => {
    const { show, enter, wait, titles } = start();
    show(INFO);
    show({ ...INFO, title: 'b' });
    enter(1);
    show(INFO);
    wait(2_999);
    expect(titles()).toEqual(['b', 'Im Warenkorb']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it('goes on waiting when another one than that under the pointer is closed', () => {
    const { show, enter, leave, close, wait, titles } = start();
    show(INFO);
    show(ERROR);
    enter(1);
    close(2);
    close(9);
    wait(60_000);
    expect(titles()).toEqual(['Im Warenkorb']);
    leave(1);
    wait(3_000);
    expect(titles()).toEqual([]);
  });

  it('waits for the toast that the pointer came to last', () => {
    const { show, enter, leave, wait, titles } = start();
    show(INFO);
    show(ERROR);
    enter(1);
    enter(2);
    leave(1);
    wait(60_000);
    expect(titles()).toHaveLength(2);
    leave(2);
    wait(3_000);
    expect(titles()).toEqual(['Fehler']);
  });

  it('does not wait for a pointer over what is gone', () => {
    const { show, enter, wait, titles } = start();
    show(INFO);
    wait(2_000);
    enter(9);
    wait(1_000);
    expect(titles()).toEqual([]);
  });

  it('stays with a pointer that moves on to what is gone', () => {
    const { show, enter, wait, titles } = start();
    show(INFO);
    enter(1);
    enter(9);
    wait(60_000);
    expect(titles()).toEqual(['Im Warenkorb']);
  });

  it('stops the time of every toast under the pointer, not only of the last', () => {
    const { show, enter, wait, titles } = start();
    show(INFO);
    wait(100);
    show({ ...INFO, title: 'b' });
    enter(2);
    wait(9_000);
    expect(titles()).toEqual(['Im Warenkorb', 'b']);
  });

  it('gives what comes after the pointer left its time', () => {
    const { show, enter, leave, wait, titles } = start();
    show(INFO);
    enter(1);
    leave(1);
    show({ ...INFO, title: 'b' });
    wait(2_999);
    expect(titles()).toHaveLength(2);
    wait(1);
    expect(titles()).toEqual([]);
  });
});
