import { NEW_VERSION } from '@ofenpost/core/editor/versioned';
import { BLANK_EVENT } from '@ofenpost/core/event/restaurant-event';
import type { Photo, StoredPhoto } from '@ofenpost/core/photo/photo';
import { newPhoto, type PhotoRefusal } from '@ofenpost/core/photo/photo-draft';
import type { PhotoFile } from '@ofenpost/core/photo/photo.port';
import type { Ports } from '@ofenpost/core/ports';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it, vi } from 'vitest';
import { type OpenShop, plainProduct, productsOf } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const fileOf = (base64: string): PhotoFile => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** One colour, 400 by 300 pixels. */
const PICTURE = fileOf(
  'iVBORw0KGgoAAAANSUhEUgAAAZAAAAEsAQMAAADXeXeBAAAAA1BMVEXMiES9JMU0AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJklEQVRo3u3BMQEAAADCoPVPbQlPoAAAAAAAAAAAAAAAAAAAgKcBO8QAASd/ngkAAAAASUVORK5CYII=',
);
/** 100 by 100 pixels. */
const SMALL = fileOf(
  'iVBORw0KGgoAAAANSUhEUgAAAGQAAABkAQMAAABKLAcXAAAAA1BMVEXMiES9JMU0AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQ4y2NgGAWjYBSMglFATwAABXgAASlxufwAAAAASUVORK5CYII=',
);

const upload = ({ photo }: Ports, file: PhotoFile): Promise<Result<StoredPhoto, PhotoRefusal>> =>
  new Promise((resolve, reject) => {
    photo.upload(file, {
      changed: (progress) => {
        if (progress.kind === 'answered') resolve(progress.answer);
      },
      lost: reject,
    });
  });

async function uploaded(ports: Ports): Promise<Photo> {
  const answer = await upload(ports, PICTURE);
  if (!answer.ok) throw new Error(answer.error.code);
  return { ...newPhoto(answer.value), alt: 'Ein Fladen auf dem Brett' };
}

export function describePhotoPort(name: string, openShop: OpenShop): void {
  describeWithShop('photo', name, openShop, (shop) => {
    it('takes in a photo, and the same file again as the same photo', async () => {
      const staff = await shop().staff();
      const first = await upload(staff, PICTURE);
      expect(first).toMatchObject(ok({ width: 400, height: 300 }));
      expect(await upload(staff, PICTURE)).toEqual(first);
    });

    it.each([
      ['photoEmpty', new Uint8Array()],
      ['photoKindUnknown', new TextEncoder().encode('GIF89a, or any other text')],
      ['photoTooSmall', SMALL],
      ['photoBroken', PICTURE.slice(0, 20)],
    ] as const)('refuses a file by %s', async (code, file) => {
      expect(await upload(await shop().staff(), file)).toEqual(err({ code }));
    });

    it('tells nothing any more when it is given up', async () => {
      const { photo } = await shop().staff();
      const observer = { changed: vi.fn<() => void>(), lost: vi.fn<() => void>() };
      photo.upload(PICTURE, observer)();
      await upload(await shop().staff(), PICTURE);
      expect(observer.changed).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'answered' }));
      expect(observer.lost).not.toHaveBeenCalled();
    });

    it('shows guests the photo of a product, as long as it has one', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { id } = await plainProduct(guest);
      const stored = await staff.catalogueAdmin.load('product', id);
      if (stored === null) throw new Error('the product is missing');
      const [photo, photoShown] = [
        await uploaded(staff),
        async () => productsOf(await guest.catalogue.load()).find((product) => product.id === id)?.photo,
      ];
      const { version, value } = stored;
      await staff.catalogueAdmin.save('product', id, { version, value: { ...value, photo } });
      await vi.waitFor(async () => expect(await photoShown()).toEqual(photo));
      await guest.cart.add({ productId: id, optionIds: [], amount: 1 });
      expect((await guest.cart.load()).productCart[0]?.products.photo).toEqual(photo);
      await staff.catalogueAdmin.save('product', id, { version: version + 1, value: { ...value, photo: null } });
      await vi.waitFor(async () => expect(await photoShown()).toBeNull());
    });

    it('shows guests the photo of an event', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const [id, photo] = [crypto.randomUUID(), await uploaded(staff)];
      const [start, end] = [addMinutes(staff.clock.now(), 60), addMinutes(staff.clock.now(), 120)];
      const value = { ...BLANK_EVENT, title: 'Hausmusik', start, end, photo, state: 'published' as const };
      expect(await staff.eventAdmin.save(id, { version: NEW_VERSION, value })).toEqual(ok({ version: 1, value }));
      await vi.waitFor(async () =>
        expect((await guest.event.load()).find((event) => event.id === id)?.photo).toEqual(photo),
      );
    });

    it('saves nothing with a photo that was never taken in, or that is another one', async () => {
      const staff = await shop().staff();
      const { id } = await plainProduct(staff);
      const stored = await staff.catalogueAdmin.load('product', id);
      if (stored === null) throw new Error('the product is missing');
      const photo = await uploaded(staff);
      for (const wrong of [{ hash: 'unknown' }, { width: 300 }, { height: 200 }]) {
        const value = { ...stored.value, photo: { ...photo, ...wrong } };
        const refused = { ok: false, error: { code: 'refused' } };
        expect(await staff.catalogueAdmin.save('product', id, { version: stored.version, value })).toMatchObject(
          refused,
        );
      }
      expect(await staff.catalogueAdmin.load('product', id)).toEqual(stored);
    });

    it('is for staff only', async () => {
      await expect(upload(await shop().guest(), PICTURE)).rejects.toBeInstanceOf(Error);
    });
  });
}
