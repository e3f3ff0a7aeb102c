import type { StoredPhoto } from '@ofenpost/core/photo/photo';
import { PHOTO_BYTES_MAX } from '@ofenpost/core/photo/photo-draft';
import { photoPath, photoWidths, plainPhotoPath } from '@ofenpost/core/photo/photo-files';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { createHeldBodies } from '../../test-tools/testing/held-bodies.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import {
  PHOTOGRAPHER,
  animation,
  avifOf,
  bomb,
  jpegOf,
  phonePhoto,
  printPhoto,
  webpOf,
} from './photo-files.fixtures.ts';
import { FORGET_PHOTOS } from './photo-storage.ts';
import { loadSharp } from './sharp.ts';

it('pictures are opened while others are drawn', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><circle r="150" /></svg>');
  const draw = () => loadSharp()(svg).resize(96).webp().toBuffer();
  for (let round = 0; round < 20; round += 1)
    expect(await Promise.all(Array.from({ length: 40 }, draw))).toHaveLength(40);
});

const HTML = '<!doctype html><script>alert(1)</script>';

describe('photos', () => {
  let database: TestDatabase;
  let server: TestServer;
  let staff: Browser;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url);
    staff = createBrowser(server.url);
    await signIn(staff, 'Mitarbeiter');
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const send = (body: BodyInit, headers: Record<string, string> = {}, browser = staff) =>
    browser.fetch(`${server.url}/api/desk/photos`, {
      method: 'POST',
      body,
      headers: { 'content-disposition': 'attachment; filename="photo"', ...headers },
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
  const taken = async (file: Uint8Array<ArrayBuffer>): Promise<StoredPhoto> => {
    const answer = await send(file);
    expect(answer.status).toBe(200);
    return (await answer.json()) as StoredPhoto;
  };
  const refusalOf = async (file: BodyInit) => {
    const answer = await send(file);
    const { data } = (await answer.json()) as { data?: { code: string } };
    return [answer.status, data?.code];
  };
  const read = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    return { answer, content: Buffer.from(await answer.arrayBuffer()) };
  };
  const count = async () => (await database.query('select count(*)::int as count from photos'))[0]?.['count'];

  it('are served in every width and format, for ever, and can do nothing', async () => {
    const photo = await taken(new Uint8Array(await jpegOf([700, 350])));
    expect(photo).toMatchObject({ width: 700, height: 350 });
    const files = photoWidths(photo).flatMap((width) => [
      { path: photoPath(photo.hash, width, 'avif'), type: 'image/avif', format: 'heif', width },
      { path: photoPath(photo.hash, width, 'webp'), type: 'image/webp', format: 'webp', width },
    ]);
    const plain = { path: plainPhotoPath(photo), type: 'image/jpeg', format: 'jpeg', width: 700 };
    for (const { path, type, format, width } of [...files, plain]) {
      const { answer, content } = await read(path);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      expect(await loadSharp()(content).metadata()).toMatchObject({ format, width, height: width / 2 });
      const again = await fetch(`${server.url}${path}`, {
        headers: { 'if-none-match': `"other", W/${answer.headers.get('etag')}` },
      });
      expect(again.status).toBe(304);
    }
  });

  it.each(['640.svg', '640.html', '100000.avif', '..%2f640.webp', 'avif', '%00.webp'])(
    'have no other files: %s',
    async (file) => {
      const { hash } = await taken(new Uint8Array(await jpegOf([320, 320])));
      const { answer } = await read(`/photos/${hash}/${file}`);
      expect(answer.status).toBe(404);
    },
  );

  it('show nothing of where, when and by whom they were taken, and stand upright in the colours of screens', async () => {
    const file = await phonePhoto([480, 320]);
    expect(file.includes(PHOTOGRAPHER)).toBe(true);
    const photo = await taken(new Uint8Array(file));
    expect(photo).toMatchObject({ width: 320, height: 480 });
    for (const path of [
      photoPath(photo.hash, 320, 'avif'),
      photoPath(photo.hash, 320, 'webp'),
      plainPhotoPath(photo),
    ]) {
      const { content } = await read(path);
      const { exif, icc, xmp, iptc, orientation } = await loadSharp()(content).metadata();
      expect([path, exif, icc, xmp, iptc, orientation]).toEqual([path, ...Array.from({ length: 5 })]);
      expect(content.includes(PHOTOGRAPHER)).toBe(false);
    }
  });

  it('of other kinds are taken too, whatever they are called', async () => {
    const headers = { 'content-type': 'text/html', 'content-disposition': 'attachment; filename="../../etc/passwd"' };
    for (const file of [await webpOf([400, 300]), await avifOf([400, 300])]) {
      const answer = await send(new Uint8Array(file), headers);
      expect([answer.status, await answer.json()]).toMatchObject([200, { width: 400, height: 300 }]);
    }
  });

  it('keep their colours where they come from a printing house', async () => {
    const file = await printPhoto([400, 300], '#c06030');
    expect((await loadSharp()(file).metadata()).space).toBe('cmyk');
    const photo = await taken(new Uint8Array(file));
    for (const path of [photoPath(photo.hash, 320, 'avif'), plainPhotoPath(photo)]) {
      const { content } = await read(path);
      const { channels, space } = await loadSharp()(content).metadata();
      expect([path, channels, space]).toEqual([path, 3, 'srgb']);
      const { channels: seen } = await loadSharp()(content).stats();
      const far = seen.map(({ mean }, place) => Math.abs(mean - ([0xc0, 0x60, 0x30][place] ?? 0)));
      // Printing colours have a smaller gamut than a screen; inverted colours would differ much more.
      expect(Math.max(...far)).toBeLessThan(30);
    }
  });

  it('are nothing but their pixels: what else is in the file is gone', async () => {
    const photo = await taken(new Uint8Array(Buffer.concat([await jpegOf([400, 300], '#112233'), Buffer.from(HTML)])));
    const { content } = await read(plainPhotoPath(photo));
    expect(content.includes('<script>')).toBe(false);
  });

  it('of more than 50 megapixels are taken as phones take them, no wider than is ever shown', async () => {
    const photo = await taken(new Uint8Array(await jpegOf([8160, 6144])));
    expect(photo).toMatchObject({ width: 1440, height: 1084 });
  });

  it('are the same photo when the same file is sent again, also at the same time', async () => {
    const file = new Uint8Array(await jpegOf([330, 330]));
    const before = await count();
    const photos = await Promise.all([1, 2, 3].map(() => taken(file)));
    expect(new Set(photos.map(({ hash }) => hash)).size).toBe(1);
    expect(await count()).toBe(Number(before) + 1);
  });

  it('are refused in words where a file is none', async () => {
    const before = await count();
    const jpeg = await jpegOf([2000, 1500]);
    const cases: Record<string, [Uint8Array, string]> = {
      bomb: [bomb([50_000, 50_000]), 'photoTooManyPixels'],
      'small bomb that says less than it is': [bomb([7000, 7000]), 'photoBroken'],
      svg: [Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${HTML}</svg>`), 'photoKindUnknown'],
      text: [Buffer.from('Das ist ein Text, der foto.jpg heisst.'), 'photoKindUnknown'],
      'page with a photo in it': [Buffer.concat([Buffer.from(HTML), jpeg]), 'photoKindUnknown'],
      'page that begins like a photo': [
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(HTML)]),
        'photoBroken',
      ],
      cut: [jpeg.subarray(0, jpeg.length / 2), 'photoBroken'],
      gif: [await animation('gif'), 'photoKindUnknown'],
      animation: [await animation('webp'), 'photoAnimated'],
      empty: [new Uint8Array(), 'photoEmpty'],
      tiny: [await jpegOf([200, 200]), 'photoTooSmall'],
      strip: [await jpegOf([3000, 320]), 'photoTooNarrow'],
    };
    for (const [name, [file, code]] of Object.entries(cases))
      expect([name, ...(await refusalOf(new Uint8Array(file)))]).toEqual([name, 409, code]);
    expect(await count()).toBe(before);
  });

  it('are refused before they are read where they are too large, whether they say so or not', async () => {
    const large = new Uint8Array(PHOTO_BYTES_MAX + 1);
    large.set([0xff, 0xd8, 0xff]);
    const unsized = new Blob([large]).stream();
    for (const body of [large, unsized]) {
      // The connection may be closed before the answer is read.
      const answer = await refusalOf(body).catch(() => 'cut');
      expect(['cut', [409, 'photoTooLarge']]).toContainEqual(answer);
    }
  });

  it('are not taken from whoever may not, nor from another site', async () => {
    const file = new Uint8Array(await jpegOf([320, 320]));
    const [guest, customer] = [createBrowser(server.url), createBrowser(server.url)];
    await signIn(customer, 'Kundin');
    expect((await send(file, {}, guest)).status).toBe(401);
    expect((await send(file, {}, customer)).status).toBe(403);
    const foreign = await fetch(`${server.url}/api/desk/photos`, {
      method: 'POST',
      body: file,
      headers: {
        origin: 'https://evil.example',
        cookie: [...staff.cookies()].map((each) => each.join('=')).join('; '),
      },
    });
    expect(foreign.status).toBe(403);
  });

  it('come few at once: whoever is one too many is asked to wait', async () => {
    const jpeg = await jpegOf([1000, 750]);
    const { hold, release } = createHeldBodies();
    const sent = Array.from({ length: 6 }, (_, number) => send(hold(new Uint8Array([...jpeg, number]))));
    const first = await Promise.race(sent);
    expect(first.status).toBe(503);
    expect(first.headers.get('retry-after')).toBe('2');
    release();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });

  it('that nothing shows are removed a month later, all others stay', async () => {
    const shown = await taken(new Uint8Array(await jpegOf([320, 320], '#010203')));
    const unused = await taken(new Uint8Array(await jpegOf([320, 320], '#040506')));
    const photo = { ...shown, focus: 'middle', alt: 'Ein Fladen' };
    await database.query('update products set photo = $1 where id = (select id from products limit 1)', [photo]);
    const forget = async () => {
      await database.query('select graphile_worker.add_job($1)', [FORGET_PHOTOS]);
      await vi.waitFor(async () => expect(await database.query('select 1 from graphile_worker.jobs')).toEqual([]));
    };
    const stored = async () => (await database.query('select hash from photos')).map(({ hash }) => hash);
    await forget();
    expect(await stored()).toEqual(expect.arrayContaining([shown.hash, unused.hash]));
    await database.query(`update photos set taken = taken - interval '31 days'`);
    await forget();
    expect(await stored()).toEqual([shown.hash]);
    expect((await read(plainPhotoPath(unused))).answer.status).toBe(404);
    expect((await read(plainPhotoPath(shown))).answer.status).toBe(200);
    await expect(database.query('delete from photos where hash = $1', [shown.hash])).rejects.toThrow('foreign key');
  });
});
