import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { PhotoPort } from '@ofenpost/core/photo/photo.port';
import { resultOf } from './refusal.ts';

export const createPhotoHttp = ({ photo }: ApiClient): PhotoPort => ({
  upload: (file, observer) => {
    const abort = new AbortController();
    const sent = (part: number) => observer.changed({ kind: 'sending', part });
    // The server does not read the file's name.
    const body = new File([file], 'photo');
    resultOf(photo.upload(body, { signal: abort.signal, context: { sent } })).then(
      (answer) => observer.changed({ kind: 'answered', answer }),
      (error: unknown) => {
        if (!abort.signal.aborted) observer.lost(error);
      },
    );
    return () => abort.abort();
  },
});
