import { expect, it } from 'vitest';
import { isPlain } from './event-description.tsx';

it.each([
  ['Zwei Sets.\n\nDer Eintritt ist frei, am Schluss geht der Hut herum – 20.- bis 24. Dezember!', true],
  ['', true],
  ['**fett**', false],
  ['Zwei\n- Bass', false],
  ['Zwei\n 1. Bass', false],
  ['# Titel', false],
  ['https://example.ch', false],
  ['leitung@example.ch', false],
  ['<b>', false],
])('shows %j without loading anything: %s', (text, expected) => expect(isPlain(text)).toBe(expected));
