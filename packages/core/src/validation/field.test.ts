import { expect, it } from 'vitest';
import { dayField, momentField, recordedWord } from './field.ts';

it('says of a day and a moment when they are, or that they are open', () => {
  const { text: dayText } = dayField('Beginn');
  const { text: momentText } = momentField('Beginn');
  expect([dayText('2026-11-20'), dayText('')]).toEqual(['20.11.2026', 'offen']);
  expect([momentText('2026-11-20T18:00:00.000Z'), momentText('')]).toEqual(['20.11.2026, 19:00', 'offen']);
});

it('says of a recorded word what it is called, and of what it does not know that', () => {
  const word = recordedWord({ cash: 'Bar', 7: 'Sieben' });
  expect(['cash', 'card', 'toString', 7, null].map(word)).toEqual([
    'Bar',
    'unbekannt',
    'unbekannt',
    'unbekannt',
    'unbekannt',
  ]);
});
