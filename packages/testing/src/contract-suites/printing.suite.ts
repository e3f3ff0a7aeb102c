import { type Print, print } from '@ofenpost/core/printing/print';
import { KITCHEN_PRINTER } from '@ofenpost/core/printing/print.fixtures';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { type OpenShop, placeOrder } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const OTHER_ID = '00000000-0000-4000-8000-00000000b002';
/** A port of this machine at which no printer listens. */
const NOWHERE = { ...KITCHEN_PRINTER, host: '127.0.0.1', port: 1 };

export function describePrintingPort(name: string, openShop: OpenShop): void {
  describeWithShop('printing', name, openShop, (shop) => {
    it('counts the papers of an order: an original, then copies', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { printing, session } = await shop().staff();
      const { id } = await session.loadMe();
      const copies = [];
      for (let count = 0; count < 3; count += 1) {
        const printed = await printing.print(order.id, 'browser');
        copies.push(printed.ok && printed.value);
      }
      expect(copies.map((each) => each && print.parse(each))).toEqual(copies);
      expect(copies).toMatchObject(
        [0, 1, 2].map((copy) => ({
          orderId: order.id,
          orderNumber: order.number,
          printer: null,
          by: { id },
          state: 'printed',
          copy,
          problem: null,
          follows: null,
        })),
      );
      const ofOrder = (await printing.listToday()).filter(({ orderId }) => orderId === order.id);
      expect(ofOrder).toEqual(copies.toReversed());
    });

    it('gives no two papers the same mark when several people print at once', async () => {
      const { order } = await placeOrder(await shop().guest());
      const printingStates = await Promise.all([shop().staff(), shop().staff(), shop().manager()]);
      const prints = await Promise.all(
        [...printingStates, ...printingStates].map(({ printing }) => printing.print(order.id, 'browser')),
      );
      expect(new Set(prints.map((each) => each.ok && each.value.copy))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    });

    it('has nothing under way in a shop without printers, and refuses to print on one', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { printing } = await shop().staff();
      expect(await printing.loadDesk()).toEqual({ printers: [], prints: [] });
      expect(await printing.print(order.id, 'printer')).toEqual(err({ code: 'noPrinter' }));
      expect(await printing.print(UNKNOWN_ID, 'browser')).toEqual(err({ code: 'orderUnknown' }));
    });

    it('prints an order that is accepted by itself, on the printer that is to do so', async () => {
      const { orderDesk, printing } = await shop().staff();
      const { settings } = await shop().manager();
      const { version, value } = await settings.load('printers');
      const byHand = { ...NOWHERE, id: OTHER_ID, name: 'Theke', automatic: false };
      await settings.save('printers', { version, value: { printers: [byHand, NOWHERE] } });
      expect((await printing.loadDesk()).printers).toEqual([
        { id: byHand.id, name: 'Theke', automatic: false, labels: false },
        { id: NOWHERE.id, name: NOWHERE.name, automatic: true, labels: false },
      ]);
      const { order } = await placeOrder(await shop().guest());
      await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 30 });
      const printer = { id: NOWHERE.id, name: NOWHERE.name };
      const ofOrder = (await printing.listToday()).filter(({ orderId }) => orderId === order.id);
      expect(ofOrder).toMatchObject([{ orderNumber: order.number, printer, by: null, follows: null }]);
      await orderDesk.step(order.id, { from: 'accepted', to: 'preparing' });
      expect((await printing.listToday()).filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
      await settings.save('printers', { version: version + 1, value });
    });

    it('prints labels when an order is ready, on the printer that has them, and once more when asked', async () => {
      const { orderDesk, printing } = await shop().staff();
      const { settings } = await shop().manager();
      const { order } = await placeOrder(await shop().guest());
      expect(await printing.print(order.id, 'labels')).toEqual(err({ code: 'noPrinter' }));
      const { version, value } = await settings.load('printers');
      const labelled = { ...NOWHERE, id: OTHER_ID, name: 'Etiketten', automatic: false, labels: true };
      await settings.save('printers', { version, value: { printers: [labelled, NOWHERE] } });
      const ofOrder = async () =>
        (await printing.listToday())
          .filter(({ orderId }) => orderId === order.id)
          .map(({ kind, printer, by }) => [kind, printer?.name, by === null]);
      await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 30 });
      await orderDesk.step(order.id, { from: 'accepted', to: 'preparing' });
      expect(await ofOrder()).toEqual([['order', 'Küche', true]]);
      const ready = await orderDesk.step(order.id, { from: 'preparing', to: 'ready' });
      const expected = [
        ['labels', 'Etiketten', true],
        ['order', 'Küche', true],
      ];
      expect(await ofOrder()).toEqual(expected);
      // Once more ready after an undone step: the boxes have their labels.
      await orderDesk.undo(order.id, ready.ok ? ready.value.revision : 0);
      await orderDesk.step(order.id, { from: 'preparing', to: 'ready' });
      expect(await ofOrder()).toEqual(expected);
      expect(await printing.print(order.id, 'labels')).toMatchObject({ ok: true, value: { kind: 'labels' } });
      await settings.save('printers', { version: version + 1, value });
    });

    it('says that a trial was not printed, and tries no printer that is not saved', async () => {
      const { printing, settings } = await shop().manager();
      expect(await printing.test(UNKNOWN_ID)).toEqual(err({ code: 'printerUnknown' }));
      const { version, value } = await settings.load('printers');
      await settings.save('printers', { version, value: { printers: [NOWHERE] } });
      expect(await printing.test(NOWHERE.id)).toEqual(err({ code: 'notPrinted', problem: 'noAnswer' }));
      await settings.save('printers', { version: version + 1, value });
    });

    it('lets only managers name hosts and try printers: staff see that printers are there, and print on them', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { version, value } = await manager.settings.load('printers');
      await expect(staff.settings.load('printers')).rejects.toBeInstanceOf(Error);
      await expect(staff.settings.save('printers', { version, value })).rejects.toBeInstanceOf(Error);
      await expect(staff.settings.listChanges('printers')).rejects.toBeInstanceOf(Error);
      await expect(staff.printing.test(NOWHERE.id)).rejects.toBeInstanceOf(Error);
      expect((await staff.printing.loadDesk()).printers).toEqual([]);
    });

    it('lets nobody look after what is dismissed, and changes nothing that is done', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { printing } = await shop().staff();
      const printed = await printing.print(order.id, 'browser');
      // Only the prints of this order are checked: prints of other orders may be retried at this moment.
      const ofOrder = ({ orderId }: Print) => orderId === order.id;
      const before = (await printing.listToday()).filter(ofOrder);
      for (const id of [printed.ok ? printed.value.id : '', UNKNOWN_ID]) {
        const { printers, prints } = await printing.dismiss(id);
        expect({ printers, prints: prints.filter(ofOrder) }).toEqual({
          printers: (await printing.loadDesk()).printers,
          prints: [],
        });
      }
      expect(before).toHaveLength(1);
      expect((await printing.listToday()).filter(ofOrder)).toEqual(before);
    });

    it('is closed to guests', async () => {
      const guest = await shop().guest();
      const { order } = await placeOrder(guest);
      for (const attempt of [
        () => guest.printing.loadDesk(),
        () => guest.printing.listToday(),
        () => guest.printing.print(order.id, 'browser'),
        () => guest.printing.dismiss(UNKNOWN_ID),
        () => guest.printing.test(NOWHERE.id),
      ])
        await expect(attempt()).rejects.toBeInstanceOf(Error);
    });
  });
}
