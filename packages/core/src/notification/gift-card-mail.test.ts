import { expect, it } from 'vitest';
import { giftCardMail } from './order-mail.ts';

const REPORTED = { restaurant: 'Ofenpost', amount: 5000, code: '2345-6789-ACEFN', greeting: '' };

it('brings a gift card with its code and its worth', () => {
  const { subject, paragraphs } = giftCardMail(REPORTED);
  expect(subject).toBe('Dein Gutschein von Ofenpost über CHF 50.00');
  expect(paragraphs).toEqual([
    expect.stringContaining('CHF 50.00'),
    REPORTED.code,
    expect.stringContaining('wie Bargeld'),
  ]);
});

it('begins with the words that came with it, line by line', () => {
  const { paragraphs } = giftCardMail({ ...REPORTED, greeting: 'Alles Gute\n\nDeine Anna' });
  expect(paragraphs.slice(0, 2)).toEqual(['Alles Gute', 'Deine Anna']);
  expect(paragraphs).toHaveLength(5);
});
