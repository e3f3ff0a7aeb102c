import { MANAGER } from '@ofenpost/core/account/account.fixtures';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { saveRecord } from '@ofenpost/core/record/record.use-cases';
import { ok } from '@ofenpost/core/result/result';
import {
  SETTINGS_SECTION_NAMES,
  type SettingsDrafts,
  type SettingsSection,
} from '@ofenpost/core/settings/settings-section';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HALF_A_SECOND, answersDuring } from '../../test-tools/testing/pace.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { testConfiguration } from '../../test-tools/testing/test-server.fixtures.ts';
import type { Transaction } from '../database/database.ts';
import { SECTION_STORES } from '../host/section-stores.ts';
import { type RunningServices, startServices } from '../host/start-services.ts';
import { createLogger } from '../logging/logger.ts';
import { recordPorts } from '../record/record-store.ts';
import { type SectionStores, loadSettings, sectionRecord } from './save-settings.ts';

const actorId = MANAGER.id ?? '';

type Saved<S extends SettingsSection> = {
  readonly section: S;
  readonly saving: Versioned<SettingsDrafts[S]>;
  readonly actorId: string;
};
const saveSettings = <S extends SettingsSection>(
  services: RunningServices & { readonly stores: SectionStores },
  { section, ...request }: Saved<S>,
) =>
  saveRecord<Transaction, SettingsDrafts[S]>(recordPorts(services), sectionRecord(services.stores, section), {
    ...request,
    id: section,
  });

describe('settings on two processes of one database', () => {
  let database: TestDatabase;
  let here: RunningServices & { readonly stores: SectionStores };
  let there: typeof here;
  beforeAll(async () => {
    database = await createTestDatabase();
    const configuration = testConfiguration({ DATABASE_URL: database.url });
    const start = async () => ({
      ...(await startServices(configuration, createLogger('testing'))),
      stores: SECTION_STORES,
    });
    [here, there] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all([here, there].map(({ endLive }) => endLive()));
    await Promise.all([here, there].map(({ close }) => close()));
    await database.drop();
  });

  it('hold at once at the other one, without a restart', async () => {
    const { version, value } = await loadSettings(here, 'kitchen');
    await there.content.read();
    const changed = {
      ...value,
      preparationMinutes: value.preparationMinutes + 7,
      ovenCapacity: 11,
      pizzaBasePrice: 1100,
      halfPriceRule: 'full',
    } as const;
    const saved = await saveSettings(here, { section: 'kitchen', saving: { version, value: changed }, actorId });
    expect(saved).toEqual(ok({ version: version + 1, value: changed }));
    const holds = async () => {
      const { delivery, ovenCapacity, pizzaOffer } = await there.content.read();
      expect([delivery.settings.preparationMinutes, ovenCapacity, pizzaOffer?.halfPriceRule]).toEqual([
        changed.preparationMinutes,
        11,
        'full',
      ]);
    };
    const took = await answersDuring(database.url, () => vi.waitFor(holds, { interval: 10 }));
    expect(took).toBeLessThan(HALF_A_SECOND);
  });

  it('are written down with who changed them, and only where they changed', async () => {
    const { version, value: before } = await loadSettings(here, 'orderAlarm');
    const after = { alarmMinutes: 7, tellCustomerMinutes: 21, guestCancelMinutes: null };
    const save = () => saveSettings(there, { section: 'orderAlarm', saving: { version, value: after }, actorId });
    await save();
    await save();
    const rows = await database.query(
      `select actor_id, before, after from audit_log where action = 'settings.changed' and subject = 'orderAlarm'`,
    );
    expect(rows).toEqual([{ actor_id: actorId, before, after }]);
  });

  it('let one of many at once win, wherever they are saved', async () => {
    const { version } = await loadSettings(here, 'orderAlarm');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        saveSettings(index % 2 === 0 ? here : there, {
          section: 'orderAlarm',
          saving: { version, value: { alarmMinutes: 1, tellCustomerMinutes: 10 + index, guestCancelMinutes: 30 } },
          actorId,
        }),
      ),
    );
    const won = answers.filter((answer) => answer.ok);
    expect(won).toEqual([ok(await loadSettings(there, 'orderAlarm'))]);
    expect((await loadSettings(here, 'orderAlarm')).version).toBe(version + 1);
  });

  it('do not disturb each other: one section is saved while another is open', async () => {
    const open = await loadSettings(here, 'profile');
    const { version, value } = await loadSettings(there, 'kitchen');
    await saveSettings(there, {
      section: 'kitchen',
      saving: { version, value: { ...value, ovenCapacity: null } },
      actorId,
    });
    const saving = { version: open.version, value: { ...open.value, claim: 'Neu' } };
    expect(await saveSettings(here, { section: 'profile', saving, actorId })).toMatchObject({ ok: true });
    expect((await loadSettings(here, 'kitchen')).value.ovenCapacity).toBeNull();
  });

  it('keep nothing silently: without own pizzas the kitchen is saved, and nothing of them', async () => {
    const offers = await database.query('delete from pizza_offers returning name');
    expect(offers).toHaveLength(1);
    const { version, value } = await loadSettings(here, 'kitchen');
    const save = (change: Partial<typeof value>) =>
      saveSettings(there, { section: 'kitchen', saving: { version, value: { ...value, ...change } }, actorId });
    expect(await save({ pizzaName: 'Deine Pizza' })).toMatchObject({ ok: false, error: { code: 'refused' } });
    expect(await loadSettings(here, 'kitchen')).toEqual({ version, value });
    expect(await save({ preparationMinutes: 33 })).toMatchObject({ ok: true });
  });

  it.each(SETTINGS_SECTION_NAMES)('have a version from the beginning on: %s', async (section) => {
    expect((await loadSettings(here, section)).version).toBeGreaterThanOrEqual(0);
  });
});
