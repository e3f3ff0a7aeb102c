import type { OptionGroupDraft } from '@ofenpost/core/catalogue/option-group-draft';
import { PRODUCT_LIST, type ProductQuery, productPage } from '@ofenpost/core/catalogue/product-list';
import { DECLARED, UNDECLARED } from '@ofenpost/core/declaration/labelling';
import { NEW_VERSION } from '@ofenpost/core/editor/versioned';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { expect, it, vi } from 'vitest';
import { type OpenShop, placeOrder, plainProduct, productWithOption, productsOf } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const ALL: ProductQuery = { ...PRODUCT_LIST.start, size: 100 };
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
/** In milliseconds: guests see a change of staff within this time. */
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check);

const shown = async ({ catalogue }: Ports, id: string) =>
  productsOf(await catalogue.load()).find((product) => product.id === id);
const newId = ({ idempotencyKey }: Ports) => idempotencyKey.create();

async function productOf({ catalogueAdmin }: Ports, id: string) {
  const loaded = await catalogueAdmin.load('product', id);
  if (loaded === null) throw new Error('the product is missing');
  return loaded;
}

/** A product like another one, under a new id. */
async function makeProduct(ports: Ports, change: { name: string; price?: number }) {
  const id = newId(ports);
  const { value } = await productOf(ports, (await plainProduct(ports)).id);
  const draft = { ...value, labelling: DECLARED, ...change };
  const made = await ports.catalogueAdmin.save('product', id, { version: NEW_VERSION, value: draft });
  expect(made).toMatchObject({ ok: true });
  return { id, productGroupId: value.productGroupId };
}

export function describeCatalogueAdminPort(name: string, openShop: OpenShop): void {
  describeWithShop('catalogue desk', name, openShop, (shop) => {
    it('makes a product that guests have at once, changes it, and tells its prices', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { id } = await makeProduct(staff, { name: 'Fladen des Jahres', price: 2150 });
      await soon(async () => expect(await shown(guest, id)).toMatchObject({ name: 'Fladen des Jahres', price: 2150 }));
      const { version, value } = await productOf(staff, id);
      const dearer = { ...value, name: 'Fladen des Jahrhunderts', price: 2300 };
      const saved = await staff.catalogueAdmin.save('product', id, { version, value: dearer });
      expect(saved).toEqual(ok({ version: version + 1, value: dearer }));
      // The answer was lost, so the client sends the request again.
      expect(await staff.catalogueAdmin.save('product', id, { version, value: dearer })).toEqual(saved);
      await soon(async () => expect(await shown(guest, id)).toMatchObject({ name: dearer.name, price: 2300 }));
      expect(await staff.catalogueAdmin.listPrices(id)).toMatchObject([
        { from: 2150, to: 2300 },
        { from: null, to: 2150 },
      ]);
      const { firstname, lastname } = await staff.session.loadMe();
      expect(await staff.catalogueAdmin.listChanges('product', id)).toMatchObject([
        { by: `${firstname} ${lastname}`, before: { price: 2150 }, after: { price: 2300 } },
      ]);
    });

    it('leaves past orders and their sums alone', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { order, capability } = await placeOrder(guest);
      const before = await guest.order.load({ id: order.id, capability });
      const { id } = await plainProduct(guest);
      const { version, value } = await productOf(staff, id);
      const changed = { ...value, name: 'Ganz anders', price: 100, vatClass: 'standard' as const };
      await staff.catalogueAdmin.save('product', id, { version, value: changed });
      await soon(async () => expect((await shown(guest, id))?.price).toBe(100));
      await staff.catalogueAdmin.setArchived('product', id, true);
      expect(await guest.order.load({ id: order.id, capability })).toEqual(before);
      await staff.catalogueAdmin.setArchived('product', id, false);
      await staff.catalogueAdmin.save('product', id, { version: version + 1, value });
    });

    it('archives a product: guests no longer see it, carts show it as not available, and it comes back', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { id } = await makeProduct(staff, { name: 'Vorbei' });
      await soon(async () => expect(await shown(guest, id)).toBeDefined());
      await guest.cart.add({ productId: id, optionIds: [], amount: 2 });
      const available = async () => (await guest.cart.load()).productCart.map(({ products }) => products.available);
      expect(await available()).toEqual([true]);
      const archived = await staff.catalogueAdmin.setArchived('product', id, true);
      expect(archived.ok && archived.value).toBeTypeOf('string');
      expect(await staff.catalogueAdmin.setArchived('product', id, true)).toEqual(archived);
      await soon(async () => expect(await shown(guest, id)).toBeUndefined());
      expect(await available()).toEqual([false]);
      expect(await staff.catalogueAdmin.listProducts({ ...ALL, q: 'vorbei' })).toEqual({ rows: [], total: 0 });
      expect((await staff.catalogueAdmin.listProducts({ ...ALL, q: 'vorbei', state: 'archived' })).total).toBe(1);
      expect(await staff.catalogueAdmin.setArchived('product', id, false)).toEqual(ok(null));
      await soon(async () => expect(await available()).toEqual([true]));
    });

    it('tells whoever was slower what stands there, and lets one of several at once win', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { id } = await makeProduct(staff, { name: 'Umkämpft' });
      const { version, value } = await productOf(staff, id);
      const answers = await Promise.all(
        [staff, manager, staff, manager].map(({ catalogueAdmin }, place) =>
          catalogueAdmin.save('product', id, { version, value: { ...value, price: 1000 + place } }),
        ),
      );
      const won = answers.filter((answer) => answer.ok);
      const now = await productOf(staff, id);
      expect(won).toEqual([ok({ version: version + 1, value: now.value })]);
      const theirs = { version: version + 1, value: now.value };
      expect(answers.filter((answer) => !answer.ok)).toEqual([1, 2, 3].map(() => err({ code: 'conflict', theirs })));
    });

    it('lists page by page, by place, name and price', async () => {
      const staff = await shop().staff();
      const { catalogueAdmin } = staff;
      const page = productPage.parse(await catalogueAdmin.listProducts(ALL));
      const outline = await catalogueAdmin.loadOutline();
      const places = page.rows.map(({ productGroupId }) =>
        outline.productGroups.findIndex((group) => group.id === productGroupId),
      );
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const cheap = await catalogueAdmin.listProducts({ ...ALL, sort: 'price' });
      expect(cheap.rows.map(({ price }) => price)).toEqual(
        cheap.rows.map(({ price }) => price).toSorted((a, b) => a - b),
      );
      expect(await catalogueAdmin.listProducts({ ...ALL, page: 9 })).toEqual({ rows: [], total: page.total });
      expect((await catalogueAdmin.listProducts({ ...ALL, group: UNKNOWN_ID })).total).toBe(0);
      const [first] = page.rows;
      expect((await catalogueAdmin.listProducts({ ...ALL, group: first?.productGroupId ?? '' })).total).toBe(
        (await catalogueAdmin.loadShelf(first?.productGroupId ?? '')).length,
      );
    });

    it('makes, hides, archives and brings back a group, and lets go of none that has products', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { catalogueAdmin } = staff;
      const id = newId(staff);
      const value = {
        name: 'Im Winter',
        description: 'Von November bis März',
        visible: true,
        station: 'cold' as const,
      };
      expect(await catalogueAdmin.save('productGroup', id, { version: NEW_VERSION, value })).toEqual(
        ok({ version: 1, value }),
      );
      const names = async () => (await guest.catalogue.load()).productGroups.map((group) => group.name);
      // Guests do not see a group without products.
      expect(await names()).not.toContain(value.name);
      const made = await makeProduct(staff, { name: 'Fondue-Fladen' });
      const product = await productOf(staff, made.id);
      const moved = { ...product.value, productGroupId: id };
      await catalogueAdmin.save('product', made.id, { version: product.version, value: moved });
      await soon(async () => expect(await names()).toContain(value.name));
      expect(await catalogueAdmin.load('productGroup', id)).toMatchObject({ usedBy: ['Fondue-Fladen'] });
      expect(await catalogueAdmin.setArchived('productGroup', id, true)).toMatchObject(err({ code: 'refused' }));
      await catalogueAdmin.save('productGroup', id, { version: 1, value: { ...value, visible: false } });
      await soon(async () => expect(await names()).not.toContain(value.name));
      await catalogueAdmin.setArchived('product', made.id, true);
      expect(await catalogueAdmin.setArchived('productGroup', id, true)).toMatchObject({ ok: true });
      expect(await catalogueAdmin.setArchived('product', made.id, false)).toMatchObject(err({ code: 'refused' }));
      expect(await catalogueAdmin.setArchived('productGroup', id, false)).toEqual(ok(null));
      expect((await catalogueAdmin.loadOutline()).productGroups.at(-1)).toMatchObject({
        id,
        visible: false,
        station: 'cold',
      });
      const again = { version: NEW_VERSION, value };
      expect(await catalogueAdmin.save('productGroup', newId(staff), again)).toMatchObject(err({ code: 'refused' }));
    });

    it('offers nothing without its allergens unless a manager says why, and tells guests nothing of it', async () => {
      const [staff, manager, guest] = [await shop().staff(), await shop().manager(), await shop().guest()];
      const { value } = await productOf(staff, (await plainProduct(staff)).id);
      const save = async (ports: Ports, id: string, change: Partial<typeof value>) =>
        ports.catalogueAdmin.save('product', id, { version: NEW_VERSION, value: { ...value, ...change } });
      const reasoned = { ...UNDECLARED, reason: 'Lieferant antwortet am Montag' };
      expect(await save(staff, newId(staff), { labelling: null })).toMatchObject(err({ code: 'refused' }));
      expect(await save(staff, newId(staff), { labelling: reasoned })).toMatchObject(err({ code: 'refused' }));
      const vegan = { tags: ['vegan' as const], allergens: ['milk' as const], labelling: DECLARED };
      expect(await save(manager, newId(manager), vegan)).toMatchObject(err({ code: 'refused' }));
      const id = newId(manager);
      expect(await save(manager, id, { labelling: reasoned })).toMatchObject({ ok: true });
      await soon(async () => expect(await shown(guest, id)).toMatchObject({ labelling: { allergensKnown: false } }));
      expect(JSON.stringify(await guest.catalogue.load())).not.toContain(reasoned.reason);
      // What was decided before, staff may change in other respects.
      const renamed = { ...value, labelling: reasoned, name: 'Fladen ohne Angabe' };
      expect(await staff.catalogueAdmin.save('product', id, { version: 1, value: renamed })).toMatchObject({
        ok: true,
      });
      await staff.catalogueAdmin.setArchived('product', id, true);
    });

    it('keeps what products share: what an option costs changes everywhere at once', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { product, optionId } = await productWithOption(guest);
      const group = product.optionGroups.find(({ options }) => options.some(({ id }) => id === optionId));
      const loaded = await staff.catalogueAdmin.load('optionGroup', group?.id ?? '');
      if (loaded === null) throw new Error('the option group is missing');
      expect(loaded.usedBy).toContain(product.name);
      const { version, value } = loaded;
      const fresh = { id: null, name: 'Nagelneu', price: 995, allergens: [], labelling: DECLARED, available: true };
      const dearer: OptionGroupDraft = {
        ...value,
        options: [fresh, ...value.options.map((each) => (each.id === optionId ? { ...each, price: 777 } : each))],
      };
      const saved = await staff.catalogueAdmin.save('optionGroup', group?.id ?? '', { version, value: dearer });
      const first = saved.ok ? saved.value.value.options[0] : undefined;
      expect(first).toEqual({ ...fresh, id: first?.id });
      expect(first?.id).toBeTypeOf('string');
      await soon(async () => {
        const options = (await shown(guest, product.id))?.optionGroups.find(({ id }) => id === group?.id)?.options;
        expect(options?.map(({ name: each, price }) => [each, price])).toEqual(
          dearer.options.map(({ name: each, price }) => [each, price]),
        );
      });
      expect(await staff.catalogueAdmin.setArchived('optionGroup', group?.id ?? '', true)).toMatchObject(
        err({ code: 'refused' }),
      );
      const back = await staff.catalogueAdmin.save('optionGroup', group?.id ?? '', { version: version + 1, value });
      expect(back).toEqual(ok({ version: version + 2, value }));
    });

    it('puts groups and products into another order, and overwrites none that nobody has seen', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { productGroupId } = await makeProduct(staff, { name: 'Der Hinterste' });
      const from = (await staff.catalogueAdmin.loadShelf(productGroupId)).map(({ id }) => id);
      const to = from.toReversed();
      expect(await staff.catalogueAdmin.arrange(productGroupId, { from, to })).toEqual(ok(to));
      expect(await staff.catalogueAdmin.arrange(productGroupId, { from, to })).toEqual(ok(to));
      await soon(async () => {
        const group = (await guest.catalogue.load()).productGroups.find(({ id }) => id === productGroupId);
        expect(group?.products.map(({ id }) => id)).toEqual(to);
      });
      const slower = await staff.catalogueAdmin.arrange(productGroupId, {
        from,
        to: from.toSpliced(0, 1, from[0] ?? ''),
      });
      expect(slower).toEqual(err({ code: 'conflict', theirs: to }));
      const groups = (await staff.catalogueAdmin.loadOutline()).productGroups
        .filter(({ archived }) => archived === null)
        .map(({ id }) => id);
      expect(await staff.catalogueAdmin.arrange(null, { from: groups, to: groups.slice(1) })).toMatchObject(
        groups.length > 1 ? err({ code: 'refused' }) : { ok: false },
      );
      const turned = groups.toReversed();
      expect(await staff.catalogueAdmin.arrange(null, { from: groups, to: turned })).toEqual(ok(turned));
      expect(await staff.catalogueAdmin.arrange(null, { from: turned, to: groups })).toEqual(ok(groups));
    });

    it('takes nothing that the form would refuse, and knows nothing of what there is not', async () => {
      const staff = await shop().staff();
      const { id } = await plainProduct(staff);
      const { version, value } = await productOf(staff, id);
      for (const change of [{ name: '' }, { price: -1 }, { price: 12.5 }, { allergens: ['stones'] as never }])
        await expect(
          staff.catalogueAdmin.save('product', id, { version, value: { ...value, ...change } }),
        ).rejects.toBeInstanceOf(Error);
      const homeless = { ...value, productGroupId: UNKNOWN_ID };
      expect(await staff.catalogueAdmin.save('product', id, { version, value: homeless })).toMatchObject(
        err({ code: 'refused' }),
      );
      expect(await staff.catalogueAdmin.save('product', UNKNOWN_ID, { version: 4, value })).toMatchObject(
        err({ code: 'refused' }),
      );
      expect(await staff.catalogueAdmin.load('product', UNKNOWN_ID)).toBeNull();
      expect(await staff.catalogueAdmin.setArchived('product', UNKNOWN_ID, true)).toMatchObject(
        err({ code: 'refused' }),
      );
      expect(await staff.catalogueAdmin.loadShelf(UNKNOWN_ID)).toEqual([]);
      expect(await productOf(staff, id)).toMatchObject({ version, value });
    });

    it('is closed to guests', async () => {
      const guest = await shop().guest();
      const { catalogueAdmin } = guest;
      const { id } = await plainProduct(guest);
      const { value } = await productOf(await shop().staff(), id);
      for (const attempt of [
        () => catalogueAdmin.listProducts(ALL),
        () => catalogueAdmin.loadOutline(),
        () => catalogueAdmin.loadShelf(id),
        () => catalogueAdmin.load('product', id),
        () => catalogueAdmin.save('product', id, { version: 1, value }),
        () => catalogueAdmin.setArchived('product', id, true),
        () => catalogueAdmin.arrange(null, { from: [], to: [] }),
        () => catalogueAdmin.listChanges('product', id),
        () => catalogueAdmin.listPrices(id),
      ])
        await expect(attempt()).rejects.toBeInstanceOf(Error);
    });
  });
}
