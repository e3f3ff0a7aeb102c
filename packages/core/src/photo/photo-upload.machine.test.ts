import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { LiveObserver } from '../live/live.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import { err, ok } from '../result/result.ts';
import { createPhotoUploadActors, photoUploadMachine, selectUpload, uploadWait } from './photo-upload.machine.ts';
import type { PhotoFile, PhotoProgress } from './photo.port.ts';

const FILE: PhotoFile = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const OTHER: PhotoFile = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1]);
const TEXT: PhotoFile = Uint8Array.from([65, 66, 67]);
const PHOTO = { hash: 'abc', width: 1440, height: 960 };

/** A server whose answers the test controls. */
function start() {
  const sendings: { file: PhotoFile; observer: LiveObserver<PhotoProgress> }[] = [];
  const stopped = vi.fn<() => void>();
  const actors = createPhotoUploadActors({
    photo: {
      upload: (file, observer) => {
        sendings.push({ file, observer });
        return stopped;
      },
    },
  });
  const actor = createActor(photoUploadMachine.provide({ actors }));
  const taken = vi.fn<() => void>();
  actor.on('photo.taken', taken);
  actor.start();
  const observer = () => sendings.at(-1)?.observer;
  return { actor, sendings, stopped, taken, observer, shown: () => selectUpload(actor.getSnapshot()) };
}

describe('the photo upload machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'file.chosen', file: FILE },
      { type: 'file.chosen', file: TEXT },
      { type: 'upload.cancelled' },
      { type: 'upload.retried' },
      { type: 'upload.progressed', part: 0.5 },
      { type: 'upload.taken', photo: PHOTO },
      { type: 'upload.refused', refusal: { code: 'photoBroken' } },
      { type: 'upload.lost', error: 'cut' },
      { type: 'xstate.error.actor.0.photoUpload.sending', error: 'broken' },
    ] as const;
    expect(unreached(photoUploadMachine, { inputs: [undefined], events })).toEqual([]);
  });

  it('sends a file, tells how far it is, and gives the photo away once', () => {
    const { actor, sendings, taken, observer, shown } = start();
    expect(shown()).toEqual({ kind: 'empty' });
    actor.send({ type: 'file.chosen', file: FILE });
    expect(sendings[0]?.file).toBe(FILE);
    expect(shown()).toEqual({ kind: 'sending', part: 0 });
    observer()?.changed({ kind: 'sending', part: 0.5 });
    expect(shown()).toEqual({ kind: 'sending', part: 0.5 });
    observer()?.changed({ kind: 'answered', answer: ok(PHOTO) });
    expect(taken.mock.calls).toEqual([[{ type: 'photo.taken', photo: PHOTO }]]);
    expect(shown()).toEqual({ kind: 'empty' });
  });

  it('does not send what cannot be a photo', () => {
    const { actor, sendings, shown } = start();
    actor.send({ type: 'file.chosen', file: TEXT });
    expect(shown()).toEqual({ kind: 'refused', code: 'photoKindUnknown' });
    expect(sendings).toEqual([]);
  });

  it('tells why the server refused, until there is another file', () => {
    const { actor, observer, shown, taken } = start();
    actor.send({ type: 'file.chosen', file: FILE });
    observer()?.changed({ kind: 'answered', answer: err({ code: 'photoAnimated' }) });
    expect(shown()).toEqual({ kind: 'refused', code: 'photoAnimated' });
    actor.send({ type: 'file.chosen', file: OTHER });
    expect(shown()).toEqual({ kind: 'sending', part: 0 });
    expect(taken).not.toHaveBeenCalled();
  });

  it('lets its form wait as long as a file is on its way or could be sent again', () => {
    const { actor, observer, shown } = start();
    expect(uploadWait(shown())).toBeNull();
    actor.send({ type: 'file.chosen', file: FILE });
    expect(uploadWait(shown())).toMatch(/unterwegs/);
    observer()?.lost('cut');
    expect(uploadWait(shown())).toMatch(/kam nicht an/);
    actor.send({ type: 'upload.retried' });
    observer()?.changed({ kind: 'answered', answer: err({ code: 'photoBroken' }) });
    expect(uploadWait(shown())).toBeNull();
  });

  it('keeps the file when the connection is cut, and sends it again', () => {
    const { actor, sendings, observer, shown } = start();
    const cut = new Error('cut');
    actor.send({ type: 'file.chosen', file: FILE });
    observer()?.changed({ kind: 'sending', part: 0.9 });
    observer()?.lost(cut);
    expect(shown()).toEqual({ kind: 'broken', error: cut });
    actor.send({ type: 'upload.retried' });
    expect(shown()).toEqual({ kind: 'sending', part: 0 });
    expect(sendings.map(({ file }) => file)).toEqual([FILE, FILE]);
  });

  it('tells what went wrong where nothing could be sent at all', () => {
    const broken = new Error('no network');
    const upload = () => {
      throw broken;
    };
    const actor = createActor(photoUploadMachine.provide({ actors: createPhotoUploadActors({ photo: { upload } }) }));
    actor.start();
    actor.send({ type: 'file.chosen', file: FILE });
    expect(selectUpload(actor.getSnapshot())).toEqual({ kind: 'broken', error: broken });
  });

  it('stops what is under way when it is cancelled, and when another file is chosen', () => {
    const { actor, sendings, stopped, shown } = start();
    actor.send({ type: 'file.chosen', file: FILE });
    actor.send({ type: 'file.chosen', file: OTHER });
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(sendings.at(-1)?.file).toBe(OTHER);
    actor.send({ type: 'upload.cancelled' });
    expect(stopped).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual({ kind: 'empty' });
    expect(actor.getSnapshot().context.file).toBeNull();
  });
});
