import { describe, expect, it } from 'vitest';
import { mentionsAllergy } from './allergy-remark.ts';

describe('a remark', () => {
  it.each([
    'Allergie: Nüsse',
    'ACHTUNG NUSSALLERGIE',
    'Bin allergisch auf Sesam',
    'Unverträglichkeit auf Laktose',
    'Ich vertrage keinen Knoblauch',
    'Laktoseintoleranz!',
    'Habe Zöliakie',
    'bitte glutenfrei',
    'Je suis allergique aux noix',
    'intolleranza al lattosio',
    'celiac',
  ])('speaks of an allergy: %s', (remark) => expect(mentionsAllergy(remark)).toBe(true));

  it.each(['', 'Bitte gut durchbacken', 'Ohne Zwiebeln', 'Extra Nüsse, wir lieben sie'])('does not: %s', (remark) =>
    expect(mentionsAllergy(remark)).toBe(false),
  );
});
