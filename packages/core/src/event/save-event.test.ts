import { describe, expect, it } from 'vitest';
import { validateSaving } from '../editor/versioned.ts';
import { err, ok } from '../result/result.ts';
import { EVENTS } from './restaurant-event.fixtures.ts';
import { EVENT_ADMIN_MESSAGES, eventAdminError, eventDraftOf, type RestaurantEvent } from './restaurant-event.ts';
import { EVENT_RECORD, validateEventRemoval, versionedEvent } from './save-event.ts';

const NOW = '2026-11-20T18:00:00.000Z';
const EVENT: RestaurantEvent = { ...(EVENTS[1] as RestaurantEvent), version: 3 };
const value = eventDraftOf(EVENT);
const other = { ...value, title: 'Jazz' };
const validate = (current: RestaurantEvent | null, version: number, draft = value) =>
  validateSaving(EVENT_RECORD, {
    current: current && versionedEvent(current),
    saving: { version, value: draft },
    now: NOW,
  });

describe('saving an event', () => {
  it('begins a new one at version 1', () => {
    expect(validate(null, 0)).toEqual(ok({ version: 1, value }));
  });

  it('does not bring back one that somebody removed', () => {
    expect(validate(null, 3)).toEqual(err({ code: 'refused', message: EVENT_ADMIN_MESSAGES.eventUnknown }));
  });

  it('counts a change, and leaves what stands there already', () => {
    expect(validate(EVENT, 3, other)).toEqual(ok({ version: 4, value: other }));
    expect(validate(EVENT, 2)).toEqual(ok({ version: 3, value }));
    expect(validate(EVENT, 0)).toEqual(ok({ version: 3, value }));
  });

  it('is a conflict for whoever was slower', () => {
    expect(validate(EVENT, 2, other)).toEqual(err({ code: 'conflict', theirs: { version: 3, value } }));
    expect(validate(EVENT, 0, other).ok).toBe(false);
  });
});

describe('removing an event', () => {
  it.each([
    ['draft', NOW, true],
    ['published', NOW, false],
    ['cancelled', NOW, false],
    ['published', EVENT.end, true],
  ] as const)('%s, at %s: %s', (state, now, isRemovable) => {
    const event = versionedEvent({ ...EVENT, state });
    expect(validateEventRemoval(event, now)).toEqual(isRemovable ? ok(event) : err({ code: 'eventShown' }));
  });

  it('is not done twice', () => {
    expect(validateEventRemoval(null, NOW)).toEqual(err({ code: 'eventUnknown' }));
  });

  it('is refused in words', () => {
    for (const code of ['eventUnknown', 'eventShown'] as const) {
      expect(eventAdminError.safeParse({ code }).success).toBe(true);
      expect(EVENT_ADMIN_MESSAGES[code]).toMatch(/Event/);
    }
  });
});
