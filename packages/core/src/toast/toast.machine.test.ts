import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { type ToastMessage, toastMilliseconds } from './toast-message.ts';
import { selectToasts, toastMachine } from './toast.machine.ts';

const INFO: ToastMessage = { kind: 'info', title: 'Im Warenkorb', detail: '' };
const ERROR: ToastMessage = { kind: 'error', title: 'Fehler', detail: 'Der Ofen ist aus' };

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock }).start();
  return {
    show: (message: ToastMessage) => actor.send({ type: 'toast.shown', message }),
    send: actor.send,
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
      { type: 'pointer.entered' },
      { type: 'pointer.left' },
    ] as const;
    expect(unreached(toastMachine, { inputs: [undefined], events })).toEqual([]);
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
    const { show, send, wait, titles } = start();
    show(INFO);
    wait(2_000);
    send({ type: 'pointer.entered' });
    show(ERROR);
    wait(60_000);
    expect(titles()).toHaveLength(2);
    send({ type: 'pointer.left' });
    wait(2_999);
    expect(titles()).toHaveLength(2);
    wait(1);
    expect(titles()).toEqual(['Fehler']);
    wait(7_000);
    expect(titles()).toEqual([]);
  });

  it('lets time go on after one was closed under the pointer', () => {
    const { show, send, wait, titles } = start();
    show(INFO);
    show(ERROR);
    send({ type: 'pointer.entered' });
    send({ type: 'toast.closed', id: 1 });
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
    const { show, send, wait, titles } = start();
    show(INFO);
    send({ type: 'pointer.entered' });
    show(INFO);
    expect(titles()).toEqual(['Im Warenkorb']);
    send({ type: 'pointer.left' });
    wait(2_999);
    expect(titles()).toEqual(['Im Warenkorb']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it('closes nothing that is not there', () => {
    const { show, send, titles } = start();
    show(INFO);
    send({ type: 'toast.closed', id: 7 });
    expect(titles()).toEqual(['Im Warenkorb']);
  });

  it('closes one by hand, and lets the oldest of too many go', () => {
    const { show, send, titles } = start();
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) show({ ...INFO, title });
    expect(titles()).toEqual(['d', 'e', 'f']);
    send({ type: 'toast.closed', id: 5 });
    expect(titles()).toEqual(['d', 'f']);
  });
});
