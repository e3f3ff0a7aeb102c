import { EVENT_LIST, type EventQuery, eventPage } from '@ofenpost/core/event/event-list';
import type { EventDraft } from '@ofenpost/core/event/restaurant-event';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it, vi } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const ALL: EventQuery = { ...EVENT_LIST.start, when: 'all', size: 100 };

const draftOf = ({ clock }: Ports, change: Partial<EventDraft> = {}): EventDraft => ({
  title: 'Hausmusik',
  description: '**Zwei** Sets\n\n- Bass\n- Gitarre',
  start: addMinutes(clock.now(), 60),
  end: addMinutes(clock.now(), 240),
  photo: null,
  state: 'published',
  ...change,
});

export function describeEventAdminPort(name: string, openShop: OpenShop): void {
  describeWithShop('event desk', name, openShop, (shop) => {
    it('saves a new event once, however often it is asked to, and shows it to guests', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const [id, value] = [crypto.randomUUID(), draftOf(staff)];
      const saving = { version: 0, value };
      const stored = { version: 1, value };
      const first = ok(stored);
      expect(await Promise.all([1, 2, 3].map(() => staff.eventAdmin.save(id, saving)))).toEqual([first, first, first]);
      expect(await staff.eventAdmin.find(id)).toEqual(stored);
      await vi.waitFor(async () =>
        expect((await guest.event.load()).find((event) => event.id === id)).toMatchObject({ ...value, version: 1 }),
      );
    });

    it('tells guests of a cancelled event, and nothing of a draft', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const [id, value] = [crypto.randomUUID(), draftOf(staff)];
      const stateForGuests = async () => (await guest.event.load()).find((event) => event.id === id)?.state;
      await staff.eventAdmin.save(id, { version: 0, value });
      const cancelled = await staff.eventAdmin.save(id, { version: 1, value: { ...value, state: 'cancelled' } });
      expect(cancelled).toMatchObject(ok({ version: 2 }));
      await vi.waitFor(async () => expect(await stateForGuests()).toBe('cancelled'));
      await staff.eventAdmin.save(id, { version: 2, value: { ...value, state: 'draft' } });
      await vi.waitFor(async () => expect(await stateForGuests()).toBeUndefined());
    });

    it('overwrites nothing that whoever saves has not seen', async () => {
      const { eventAdmin, ...staff } = await shop().staff();
      const [id, value] = [crypto.randomUUID(), draftOf({ ...staff, eventAdmin }, { state: 'draft' })];
      await eventAdmin.save(id, { version: 0, value });
      const theirs = { version: 2, value: { ...value, title: 'Hauskonzert' } };
      expect(await eventAdmin.save(id, { version: 1, value: theirs.value })).toEqual(ok(theirs));
      const mine = { ...value, description: 'Anders' };
      expect(await eventAdmin.save(id, { version: 1, value: mine })).toEqual(err({ code: 'conflict', theirs }));
      expect(await eventAdmin.find(id)).toEqual(theirs);
    });

    it('removes what guests do not see, once; saving it then is refused', async () => {
      const { eventAdmin, ...staff } = await shop().staff();
      const [id, value] = [crypto.randomUUID(), draftOf({ ...staff, eventAdmin })];
      await eventAdmin.save(id, { version: 0, value });
      expect(await eventAdmin.remove(id)).toEqual(err({ code: 'eventShown' }));
      const draft = { version: 2, value: { ...value, state: 'draft' as const } };
      await eventAdmin.save(id, { ...draft, version: 1 });
      expect(await eventAdmin.remove(id)).toEqual(ok(draft));
      expect(await eventAdmin.remove(id)).toEqual(err({ code: 'eventUnknown' }));
      expect(await eventAdmin.find(id)).toBeNull();
      expect(await eventAdmin.save(id, draft)).toMatchObject({ ok: false, error: { code: 'refused' } });
    });

    it('lists what is asked for', async () => {
      const staff = await shop().staff();
      const { eventAdmin, clock } = staff;
      const save = (change: Partial<EventDraft>) =>
        eventAdmin.save(crypto.randomUUID(), { version: 0, value: draftOf(staff, { state: 'draft', ...change }) });
      const past = { start: addMinutes(clock.now(), -240), end: addMinutes(clock.now(), -60) };
      await save({ title: 'Zürcher Abend', description: 'mit Züri-Gschnätzletem' });
      await save({ title: 'Abend für Ärztinnen', ...past });
      const titles = async (query: Partial<EventQuery>) =>
        eventPage.parse(await eventAdmin.list({ ...ALL, ...query })).rows.map(({ title }) => title);
      expect(await titles({ q: 'abend', sort: 'title' })).toEqual(['Abend für Ärztinnen', 'Zürcher Abend']);
      expect(await titles({ q: 'abend', when: 'coming' })).toEqual(['Zürcher Abend']);
      expect(await titles({ q: 'abend', when: 'past' })).toEqual(['Abend für Ärztinnen']);
      expect(await titles({ q: 'abend gschnaetz' })).toEqual(['Zürcher Abend']);
      expect(await titles({ q: 'abend', state: 'published' })).toEqual([]);
      const { total } = await eventAdmin.list(ALL);
      expect(await eventAdmin.list({ ...ALL, page: 9 })).toEqual({ rows: [], total });
    });

    it('takes nothing that the form would refuse', async () => {
      const staff = await shop().staff();
      const { start } = draftOf(staff);
      for (const change of [{ title: '' }, { end: start }, { state: 'public' as 'published' }])
        await expect(
          staff.eventAdmin.save(UNKNOWN_ID, { version: 0, value: draftOf(staff, change) }),
        ).rejects.toBeInstanceOf(Error);
      expect(await staff.eventAdmin.find(UNKNOWN_ID)).toBeNull();
    });

    it('is for staff only', async () => {
      const guest = await shop().guest();
      const { eventAdmin } = guest;
      await expect(eventAdmin.list(ALL)).rejects.toBeInstanceOf(Error);
      await expect(eventAdmin.find(UNKNOWN_ID)).rejects.toBeInstanceOf(Error);
      await expect(eventAdmin.save(UNKNOWN_ID, { version: 0, value: draftOf(guest) })).rejects.toBeInstanceOf(Error);
      await expect(eventAdmin.remove(UNKNOWN_ID)).rejects.toBeInstanceOf(Error);
    });
  });
}
