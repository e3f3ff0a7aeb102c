import { expect, it, vi } from 'vitest';
import { ignoreComposingKeys } from './composing-keys.ts';

/** Counts the listeners of a page that receive a key. */
function received(type: string, summary: object): number {
  const page = new EventTarget();
  const listen = vi.fn<(event: Event) => void>();
  ignoreComposingKeys(page);
  for (const phoneOrder of [true, false]) page.addEventListener(type, listen, { capture: phoneOrder });
  page.dispatchEvent(Object.assign(new Event(type), summary));
  return listen.mock.calls.length;
}

it.each([
  ['keydown', { key: 'Enter', isComposing: true, keyCode: 13 }],
  ['keydown', { key: 'Escape', isComposing: true, keyCode: 27 }],
  ['keydown', { key: 'Enter', isComposing: false, keyCode: 229 }],
  ['keydown', { key: 'Process', isComposing: false, keyCode: 0 }],
  ['keyup', { key: '/', isComposing: true, keyCode: 191 }],
])('no %s is a command while it composes a letter: %j', (type, summary) => expect(received(type, summary)).toBe(0));

it.each([
  ['keydown', { key: 'Enter', isComposing: false, keyCode: 13 }],
  ['input', { isComposing: true }],
  ['compositionend', {}],
])('every other %s is heard: %j', (type, summary) => expect(received(type, summary)).toBe(2));
