import { ApiProblem } from '@stoa/api/error';
import type { Api } from '@stoa/api/query';
import type { User } from '@stoa/api/schema';
import { confirmUpload, requestUploadUrl } from '@stoa/api/upload.calls';
import {
  pictureUploadMachine,
  type ChosenPicture,
  type SendBytesInput,
  type UploadAddress,
} from '@stoa/machines/picture-upload';
import { fromCallback, fromPromise } from 'xstate';
import { toTag, type Language } from '../../i18n/languages.ts';
import { putBytes } from '../put-bytes.ts';
import type { FileRegistry } from './file-registry.ts';
import { uploadProblem } from './upload-answer.ts';

type PictureType = 'image/png' | 'image/jpeg' | 'image/gif';

export interface PictureDeps {
  api: Api;
  schoolId: string;
  viewer: () => User | undefined;
  language: () => Language;
  /** Holds the bytes of chosen files. */
  registry: FileRegistry;
}

/** Pictures that are sent to a school, with the calls that they need. */
export function providePictureUpload({ api, schoolId, viewer, language, registry }: PictureDeps) {
  return pictureUploadMachine.provide({
    actors: {
      requestAddress: fromPromise<UploadAddress, ChosenPicture>(async ({ input, signal }) => {
        const { id, url, static_url, headers } = await requestUploadUrl(
          api,
          {
            schoolId,
            userId: viewer()?.user_id ?? '',
            fileName: input.name,
            contentType: input.type as PictureType,
            size: input.sizeBytes,
            lang: language(),
          },
          signal,
        );
        return { uploadId: id, url, staticUrl: static_url, headers };
      }),
      sendBytes: fromCallback<{ type: 'never' }, SendBytesInput>(({ input, sendBack }) => {
        const gone = new AbortController();
        const send = async () => {
          const bytes = registry.get(input.key);
          if (!bytes) throw new ApiProblem({ code: 'UPLOAD_EXPIRED', status: 0 });
          const { url, headers } = input.address;
          const { status, text } = await putBytes({
            url,
            bytes,
            // A store elsewhere takes what it has signed, and has words of its own.
            headers: url.startsWith('/') ? { ...headers, 'accept-language': toTag(language()) } : headers,
            onProgress: (fraction) => sendBack({ type: 'bytes.progressed', fraction }),
            signal: gone.signal,
          });
          const problem = uploadProblem(status, text);
          if (problem) throw problem;
        };
        send().then(
          () => sendBack({ type: 'bytes.sent' }),
          (error: unknown) => {
            if (!gone.signal.aborted) sendBack({ type: 'bytes.failed', error });
          },
        );
        return () => gone.abort();
      }),
      confirmUpload: fromPromise<{ url: string }, { address: UploadAddress }>(async ({ input, signal }) => {
        const { uploadId } = input.address;
        const { static_url } = await confirmUpload(api, { schoolId, uploadId, lang: language() }, signal);
        return { url: static_url };
      }),
    },
  });
}
