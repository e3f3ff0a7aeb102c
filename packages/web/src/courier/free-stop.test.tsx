import { stopWith, TOUR_NOW } from '@ofenpost/core/courier/courier-tap.fixtures';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AgeView } from './age-view.tsx';
import { CurrentStop } from './stop-card.tsx';

const stopThatIs = (isFree: boolean) => stopWith({ announced: null, isFree, alcohol: ['1× Rosé'] });

it('promises money for alcohol that stays only where somebody paid for it', () => {
  const taps = { onBack: () => {}, onOldEnough: () => {}, onWithhold: () => {} };
  const viewOf = (isFree: boolean) =>
    renderToString(<AgeView stop={stopThatIs(isFree)} now={TOUR_NOW} net={null} {...taps} />);
  expect(viewOf(false)).toContain('bekommt das Geld dafür');
  expect(viewOf(true)).not.toContain('Geld');
});

it('says that a stop is paid only where somebody paid for it', () => {
  const cardOf = (isFree: boolean) =>
    renderToString(<CurrentStop stop={stopThatIs(isFree)} place={1} count={1} now={TOUR_NOW} />);
  expect(cardOf(false)).toContain('Schon bezahlt');
  expect(cardOf(true)).toContain('Kostenlos');
  expect(cardOf(true)).not.toContain('bezahlt');
});
