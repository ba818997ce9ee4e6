import { assign, setup } from 'xstate';
import { isTransient } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedCallback } from '../shared/not-provided.ts';
import type { Failure } from '../shared/problem.ts';
import { toldProblemOf } from '../shared/told-problem.ts';
import {
  PICTURE_MAX_BYTES,
  PICTURE_PROBLEM_CODES,
  PICTURE_TYPES,
  PICTURES_MAX,
} from './picture-upload.types.ts';
import type {
  BytesReport,
  ChosenPicture,
  Picture,
  PictureProblemCode,
  PictureUploadContext,
  PictureUploadEvent,
  PictureUploadInput,
  SendBytesInput,
  UploadAddress,
  UploadStep,
} from './picture-upload.types.ts';

/** The types, effects and rules of pictures that go with a message. */
export const pictureUploadSetup = setup({
  types: {} as {
    context: PictureUploadContext;
    events: PictureUploadEvent | BytesReport;
    input: PictureUploadInput;
    tags:
      /** `context.fraction` of `context.current`. */
      | 'uploading'
      /** What was chosen was not taken: `context.problem`. */
      | 'rejected'
      /** `context.current` could not be sent: `context.problem`. */
      | 'failed'
      /** The connection was cut; it goes on by itself when it is back. */
      | 'interrupted';
    meta: MachineMeta;
  },
  actors: {
    requestAddress: notProvided<UploadAddress, ChosenPicture>('requestAddress'),
    sendBytes: notProvidedCallback<{ type: 'never' }, SendBytesInput>('sendBytes'),
    confirmUpload: notProvided<{ url: string }, { address: UploadAddress }>('confirmUpload'),
  },
  actions: {
    refuseChoice: assign(({ context }, { files }: { files: readonly ChosenPicture[] }) => ({
      problem: { code: choiceProblem(context, files) ?? ('UNKNOWN' as const), step: null },
    })),
    refuseSecond: assign({ problem: { code: 'UPLOAD_RUNNING' as const, step: null } }),
    keepFile: assign((_, { files }: { files: readonly ChosenPicture[] }) => ({
      current: files[0] === undefined ? null : withoutSpaces(files[0]),
      address: null,
      fraction: 0,
      problem: null,
    })),
    begin: assign({ address: null, fraction: 0, problem: null }),
    keepAddress: assign((_, address: UploadAddress) => ({ address })),
    keepFraction: assign(({ context }, { fraction }: { fraction: number }) => ({
      fraction: Math.max(context.fraction, Math.min(1, fraction)),
    })),
    keepPicture: assign(({ context }, { url }: { url: string }) => ({
      pictures: [...context.pictures, pictureOf(context, url)],
      current: null,
      address: null,
      fraction: 0,
      problem: null,
    })),
    removePicture: assign(({ context }, { id }: { id: string }) => ({
      pictures: context.pictures.filter((picture) => picture.id !== id),
    })),
    keepProblem: assign((_, { failure, step }: { failure: Failure; step: UploadStep }) => ({
      problem: { ...toldProblemOf(failure.error, PICTURE_PROBLEM_CODES), step },
      fraction: 0,
    })),
    forgetProblem: assign({ problem: null }),
    forgetFile: assign({ current: null, address: null, fraction: 0, problem: null }),
  },
  guards: {
    isRefused: ({ context }, { files }: { files: readonly ChosenPicture[] }) =>
      choiceProblem(context, files) !== null,
    wasCut: ({ context }) => isTransient(context.problem),
  },
});

/** Why a choice is not sent at all, or null where it is. The server looks at the bytes again. */
export function choiceProblem(
  { pictures }: Pick<PictureUploadContext, 'pictures'>,
  files: readonly ChosenPicture[],
): PictureProblemCode | null {
  const [file] = files;
  if (file === undefined) return 'FILE_EMPTY';
  if (files.length > 1) return 'ONLY_ONE';
  if (pictures.length >= PICTURES_MAX) return 'TOO_MANY';
  if (!PICTURE_TYPES.includes(file.type)) return 'FILE_FORMAT';
  if (file.sizeBytes === 0) return 'FILE_EMPTY';
  return file.sizeBytes > PICTURE_MAX_BYTES ? 'PAYLOAD_TOO_LARGE' : null;
}

function withoutSpaces(file: ChosenPicture): ChosenPicture {
  return { ...file, name: file.name.replace(/\s+/gu, '') };
}

function pictureOf({ current, address }: PictureUploadContext, url: string): Picture {
  return {
    id: address?.uploadId ?? url,
    name: current?.name ?? '',
    sizeBytes: current?.sizeBytes ?? 0,
    url,
  };
}
