import { isUnderWay } from '@ofenpost/core/background-job/background-job';
import type { CatalogueImport } from '@ofenpost/core/catalogue-file/catalogue-import';
import { NEW_VERSION } from '@ofenpost/core/editor/versioned';
import { formatMoney } from '@ofenpost/core/money/format-money';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { expect, it, vi } from 'vitest';
import { type OpenShop, plainProduct, productsOf } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

const prepare = ({ catalogueImport }: Ports, lines: readonly string[], isWhole = false): Promise<CatalogueImport> =>
  catalogueImport.prepare({ name: 'Karte.csv', text: lines.join('\r\n'), isWhole });

/** Starts the import and waits for its end. */
async function carryOut({ catalogueImport }: Ports, id: string): Promise<CatalogueImport | null> {
  const started = await catalogueImport.start(id);
  expect(started).toMatchObject({ ok: true });
  return vi.waitFor(async () => {
    const latest = await catalogueImport.loadLatest();
    expect(latest !== null && isUnderWay(latest)).toBe(false);
    return latest;
  });
}

const soon = <T>(check: () => Promise<T>) => vi.waitFor(check);
const shown = async ({ catalogue }: Ports, name: string) =>
  productsOf(await catalogue.load()).find((product) => product.name === name);

export function describeCatalogueImportPort(name: string, openShop: OpenShop): void {
  describeWithShop('catalogue import', name, openShop, (shop) => {
    it('says what a file would do, does it on the word, and guests have it at once', async () => {
      const [manager, guest] = [await shop().manager(), await shop().guest()];
      const { id, name: dear, price } = await plainProduct(guest);
      const prepared = await prepare(manager, [
        'Art;ID;Name;Gehört zu;Preis;Höchstens',
        'Gruppe;;Vom Import',
        'Auswahl;;Dazu vom Import;;;1',
        'Extra;;Brot;;1.00',
        `Produkt;${id};${dear};;7.35`,
        'Produkt;;Eingeflogen;Vom Import;12.50',
      ]);
      expect(prepared).toMatchObject({ title: 'Karte.csv', state: 'prepared', isWhole: false });
      expect(prepared.check.counts).toMatchObject({ created: 3, changed: 1, problems: 0 });
      expect(prepared.check.changes.find((change) => change.id === id)?.fields).toEqual([
        { title: 'Preis', before: formatMoney(price), after: 'CHF 7.35' },
      ]);
      expect(await manager.catalogueImport.loadLatest()).toEqual(prepared);
      expect(await shown(guest, 'Eingeflogen')).toBeUndefined();
      const done = await carryOut(manager, prepared.id);
      expect(done).toMatchObject({ id: prepared.id, state: 'done', failure: null });
      expect(done?.done).toBe(done?.total);
      await soon(async () => {
        expect(await shown(guest, 'Eingeflogen')).toMatchObject({ price: 1250 });
        expect(await shown(guest, dear)).toMatchObject({ id, price: 735 });
      });
      expect((await manager.catalogueAdmin.listPrices(id))[0]).toMatchObject({ from: price, to: 735 });
      // The answer was lost, so the client sends the request again.
      expect(await manager.catalogueImport.start(prepared.id)).toMatchObject(ok({ state: 'done' }));
      const late = await manager.catalogueImport.cancel(prepared.id);
      expect(late).toMatchObject(err({ code: 'importDone', now: { id: prepared.id, state: 'done' } }));
      await manager.catalogueImport.dismiss(prepared.id);
      expect(await manager.catalogueImport.loadLatest()).toBeNull();
    });

    it('imports nothing that has a problem, or changes nothing', async () => {
      const manager = await shop().manager();
      const wrong = await prepare(manager, ['Art;Name;Gehört zu;Preis', 'Produkt;X;Nirgends;viel', 'Gruppe;Gut']);
      expect(wrong.check.counts.problems).toBe(3);
      expect(await manager.catalogueImport.start(wrong.id)).toEqual(err({ code: 'importBlocked' }));
      expect((await manager.catalogueAdmin.loadOutline()).productGroups.some((group) => group.name === 'Gut')).toBe(
        false,
      );
      const empty = await prepare(manager, ['Art;Name']);
      expect(await manager.catalogueImport.start(empty.id)).toEqual(err({ code: 'importBlocked' }));
      const hostile = await prepare(manager, ['Art;\u0000;\uD800', '\u0000"=1+1', '{"']);
      expect(hostile.check.counts.problems).toBeGreaterThan(0);
    });

    it('tells what changed since the dry run, and does not overwrite it', async () => {
      const manager = await shop().manager();
      const { id, name: dear } = await plainProduct(manager);
      const prepared = await prepare(manager, ['Art;ID;Preis', `Produkt;${id};8.45`]);
      const { version = NEW_VERSION, value } = (await manager.catalogueAdmin.load('product', id)) ?? {};
      if (value === undefined) throw new Error('the product is missing');
      const other = { ...value, price: value.price + 100 };
      expect(await manager.catalogueAdmin.save('product', id, { version, value: other })).toMatchObject({ ok: true });
      const refused = await manager.catalogueImport.start(prepared.id);
      expect(refused).toMatchObject(err({ code: 'catalogueChanged', now: { id: prepared.id } }));
      await soon(async () => expect(await shown(manager, dear)).toMatchObject({ price: other.price }));
      expect(await carryOut(manager, prepared.id)).toMatchObject({ state: 'done' });
      await soon(async () => expect(await shown(manager, dear)).toMatchObject({ price: 845 }));
    });

    it('archives the rest of the catalogue only when asked to', async () => {
      const manager = await shop().manager();
      const groups = (await manager.catalogueAdmin.loadOutline()).productGroups.length;
      const lines = ['Art;Name', 'Gruppe;Ganz allein'];
      const part = await prepare(manager, lines);
      expect(part.check.counts).toMatchObject({ created: 1, archived: 0 });
      expect(part.check.missing.length).toBeGreaterThanOrEqual(groups);
      const whole = await manager.catalogueImport.prepareAgain(part.id, true);
      expect(whole).toMatchObject(ok({ id: part.id, isWhole: true }));
      expect(whole.ok && whole.value.check.counts.archived).toBe(part.check.counts.missing);
      expect(await manager.catalogueImport.prepareAgain(UNKNOWN_ID, true)).toEqual(err({ code: 'importUnknown' }));
      expect(await manager.catalogueImport.start(UNKNOWN_ID)).toEqual(err({ code: 'importUnknown' }));
      // An import that has not begun is discarded instead.
      for (const id of [UNKNOWN_ID, part.id])
        expect(await manager.catalogueImport.cancel(id)).toEqual(err({ code: 'importUnknown' }));
    });

    it('is for managers', async () => {
      for (const { catalogueImport } of [await shop().guest(), await shop().staff()])
        for (const attempt of [
          () => catalogueImport.prepare({ name: 'x', text: '', isWhole: false }),
          () => catalogueImport.prepareAgain(UNKNOWN_ID, true),
          () => catalogueImport.loadLatest(),
          () => catalogueImport.start(UNKNOWN_ID),
          () => catalogueImport.cancel(UNKNOWN_ID),
          () => catalogueImport.dismiss(UNKNOWN_ID),
        ])
          await expect(attempt()).rejects.toBeInstanceOf(Error);
    });
  });
}
