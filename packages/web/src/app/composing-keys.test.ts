import { expect, it, vi } from 'vitest';
import { ignoreComposingKeys } from './composing-keys.ts';

/** Who on a page heard a key. */
function heard(type: string, facts: object): number {
  const page = new EventTarget();
  const hear = vi.fn<(event: Event) => void>();
  ignoreComposingKeys(page);
  for (const capture of [true, false]) page.addEventListener(type, hear, { capture });
  page.dispatchEvent(Object.assign(new Event(type), facts));
  return hear.mock.calls.length;
}

it.each([
  ['keydown', { key: 'Enter', isComposing: true, keyCode: 13 }],
  ['keydown', { key: 'Escape', isComposing: true, keyCode: 27 }],
  ['keydown', { key: 'Enter', isComposing: false, keyCode: 229 }],
  ['keydown', { key: 'Process', isComposing: false, keyCode: 0 }],
  ['keyup', { key: '/', isComposing: true, keyCode: 191 }],
])('no %s is a command while it composes a letter: %j', (type, facts) => expect(heard(type, facts)).toBe(0));

it.each([
  ['keydown', { key: 'Enter', isComposing: false, keyCode: 13 }],
  ['input', { isComposing: true }],
  ['compositionend', {}],
])('every other %s is heard: %j', (type, facts) => expect(heard(type, facts)).toBe(2));
