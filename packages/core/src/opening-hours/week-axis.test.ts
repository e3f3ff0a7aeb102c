import { describe, expect, it } from 'vitest';
import { hourLabel, axisHours, placeOnAxis, weekAxis } from './range-minutes.ts';

const range = (text: string) => ({ open: text.slice(0, 5), close: text.slice(6) });

describe('the axis of a week', () => {
  it.each<[string[], number, number]>([
    [[], 8, 26],
    [['11:00-14:00', '17:00-22:00'], 8, 26],
    [['08:30-14:00'], 7, 26],
    [['06:00-14:00'], 5, 26],
    [['00:15-14:00'], 0, 26],
    [['18:00-01:00'], 8, 26],
    [['18:00-01:15'], 8, 27],
    [['23:00-22:30'], 8, 48],
    [['x-14:00', '05:30-06:00'], 4, 26],
  ])('has room for %j: from %i to %i', (texts, firstHour, lastHour) => {
    expect(weekAxis(texts.map(range))).toEqual({ firstHour, lastHour });
  });

  it('writes full hours, fewer on a long axis', () => {
    expect(axisHours({ firstHour: 8, lastHour: 26 })).toEqual([8, 10, 12, 14, 16, 18, 20, 22, 24, 26]);
    expect(axisHours({ firstHour: 7, lastHour: 27 })).toEqual([8, 10, 12, 14, 16, 18, 20, 22, 24, 26]);
    expect(axisHours({ firstHour: 5, lastHour: 26 })).toEqual([8, 12, 16, 20, 24]);
    expect([8, 24, 26].map(hourLabel)).toEqual(['08', '00', '02']);
  });

  it('places a minute, those outside at its ends', () => {
    const axis = { firstHour: 8, lastHour: 28 };
    expect([480, 1080, 1680, 0, 2000].map((minute) => placeOnAxis(axis, minute))).toEqual([0, 0.5, 1, 0, 1]);
  });
});
