import { describe, expect, it } from 'vitest';
import { allergyText, mentionsAllergy } from './ticket.ts';

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
    'Аллергия на орехи!',
    'Алергія на горіхи',
    'αλλεργία',
    'ΑΛΛΕΡΓΊΑ ΣΤΑ ΚΑΡΎΔΙΑ',
    'Fıstık alerjisi var',
    'FISTIK ALERJİSİ',
    'alergia a los frutos secos',
    'Mam alergię na orzechy',
    'Tôi bị dị ứng đậu phộng',
    'Allergie aux noix',
    'حساسية من الفول السوداني',
    'آلرژی به گردو',
    'אלרגיה לאגוזים',
    'मूंगफली से एलर्जी',
    'แพ้ถั่ว',
    '对花生过敏',
    '對花生過敏',
    '卵アレルギー',
    'ｱﾚﾙｷﾞｰ',
    '𝗔𝗹𝗹𝗲𝗿𝗴𝗶𝗲 𝗡𝘂𝘀𝘀',
    '땅콩 알레르기',
  ])('speaks of an allergy: %s', (remark) => expect(mentionsAllergy(remark)).toBe(true));

  it.each(['', 'Bitte gut durchbacken', 'Ohne Zwiebeln', 'Extra Nüsse, wir lieben sie'])('does not: %s', (remark) =>
    expect(mentionsAllergy(remark)).toBe(false),
  );
});

it.each([
  ['Allergie: Nüsse', 'Nüsse'],
  ['Nussallergie!', 'Nüsse'],
  ['Allergisch auf Erdnüsse und Milch', 'Erdnüsse, Milch'],
  ['Bitte glutenfrei', 'Gluten'],
  ['I have an allergy', 'Allergie'],
  ['Bitte mit Nüssen', null],
])('marks %s as %s', (remark, text) => expect(allergyText(remark)).toBe(text));
