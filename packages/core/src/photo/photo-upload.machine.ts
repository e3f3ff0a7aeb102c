import { type SnapshotFrom, assign, emit, fromCallback, setup } from 'xstate';
import { type PhotoRefusal, validatePhotoFile } from './photo-draft.ts';
import type { PhotoFile, PhotoPort } from './photo.port.ts';
import type { StoredPhoto } from './photo.ts';

type PhotoUploadEvent =
  | { type: 'file.chosen'; file: PhotoFile }
  | { type: 'upload.cancelled' }
  | { type: 'upload.retried' }
  | { type: 'upload.progressed'; part: number }
  | { type: 'upload.taken'; photo: StoredPhoto }
  | { type: 'upload.refused'; refusal: PhotoRefusal }
  | { type: 'upload.lost'; error: unknown };

type Context = {
  readonly file: PhotoFile | null;
  /** The part that has been sent, 0 to 1. */
  readonly part: number;
  readonly refusal: PhotoRefusal | null;
  /** Why the upload failed. */
  readonly error: unknown;
};

const sendFile = fromCallback<PhotoUploadEvent, PhotoFile | null>(() => {
  throw new Error('port not provided: photo');
});

const NOTHING: Context = { file: null, part: 0, refusal: null, error: null };

/** The upload of a photo: it can be cancelled, sent again, or replaced by another file at any time. */
export const photoUploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PhotoUploadEvent,
    emitted: {} as { type: 'photo.taken'; photo: StoredPhoto },
  },
  actors: { sendFile },
  guards: { isRefused: ({ context }) => context.refusal !== null },
  actions: {
    setFile: assign((_, file: PhotoFile) => ({ ...NOTHING, file, refusal: validatePhotoFile(file) })),
    setPart: assign((_, part: number) => ({ part })),
    setRefusal: assign((_, refusal: PhotoRefusal) => ({ refusal })),
    setError: assign((_, { error }: { readonly error: unknown }) => ({ error })),
    forgetFile: assign(NOTHING),
    emitTaken: emit((_, photo: StoredPhoto) => ({ type: 'photo.taken', photo })),
  },
}).createMachine({
  id: 'photoUpload',
  context: NOTHING,
  initial: 'empty',
  on: {
    'file.chosen': { target: '.validating', actions: { type: 'setFile', params: ({ event }) => event.file } },
    'upload.cancelled': { target: '.empty' },
  },
  states: {
    empty: { entry: 'forgetFile' },
    validating: { always: [{ guard: 'isRefused', target: 'refused' }, { target: 'sending' }] },
    sending: {
      entry: { type: 'setPart', params: 0 },
      invoke: {
        src: 'sendFile',
        input: ({ context }) => context.file,
        onError: { target: 'broken', actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) } },
      },
      on: {
        'upload.progressed': { actions: { type: 'setPart', params: ({ event }) => event.part } },
        'upload.taken': { target: 'empty', actions: { type: 'emitTaken', params: ({ event }) => event.photo } },
        'upload.refused': {
          target: 'refused',
          actions: { type: 'setRefusal', params: ({ event }) => event.refusal },
        },
        'upload.lost': {
          target: 'broken',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** Another file can be chosen, or none. */
    refused: {},
    /** The file is still in memory, so it can be sent again. */
    broken: { on: { 'upload.retried': 'sending' } },
  },
});

type Snapshot = SnapshotFrom<typeof photoUploadMachine>;

/** The upload as it is shown. */
export type PhotoUpload =
  | { readonly kind: 'empty' }
  | { readonly kind: 'sending'; readonly part: number }
  | { readonly kind: 'refused'; readonly code: PhotoRefusal['code'] }
  | { readonly kind: 'broken'; readonly error: unknown };

/** Why a form with this upload is not saved yet, in German: the chosen file would be lost. */
export function uploadWait({ kind }: PhotoUpload): string | null {
  if (kind === 'sending') return 'Das Foto ist noch unterwegs. Danach lässt sich speichern.';
  return kind === 'broken' ? 'Das Foto kam nicht an. Versuch es dort nochmals oder brich ab.' : null;
}

export function selectUpload({ context, value }: Snapshot): PhotoUpload {
  if (context.refusal !== null) return { kind: 'refused', code: context.refusal.code };
  if (value === 'broken') return { kind: 'broken', error: context.error };
  return value === 'sending' ? { kind: 'sending', part: context.part } : { kind: 'empty' };
}

/** The work of the photo upload machine, done through the ports. */
export const createPhotoUploadActors = ({ photo }: { readonly photo: PhotoPort }) => ({
  sendFile: fromCallback<PhotoUploadEvent, PhotoFile | null>(({ sendBack, input: file }) => {
    if (file === null) throw new Error('nothing to send');
    return photo.upload(file, {
      changed: (progress) => {
        if (progress.kind === 'sending') sendBack({ type: 'upload.progressed', part: progress.part });
        else if (progress.answer.ok) sendBack({ type: 'upload.taken', photo: progress.answer.value });
        else sendBack({ type: 'upload.refused', refusal: progress.answer.error });
      },
      lost: (error) => sendBack({ type: 'upload.lost', error }),
    });
  }),
});
