import { assign, setup } from 'xstate';
import { isTransient } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedCallback } from '../shared/not-provided.ts';
import type { Failure } from '../shared/problem.ts';
import { reportedProblemOf } from '../shared/reported-problem.ts';
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

/** Names a picture by its key. */
interface Named {
  key?: string;
}
const NOTHING_UNDER_WAY = { current: null, address: null, fraction: 0, problem: null } as const;

/** The types, effects and rules of pictures that go with a message. */
export const pictureUploadSetup = setup({
  types: {} as {
    context: PictureUploadContext;
    events: PictureUploadEvent | BytesReport;
    input: PictureUploadInput;
    tags:
      /** `context.fraction` of `context.current`. */
      | 'uploading'
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
    /** As many as there is room for; why the others are not taken is said. */
    queueFiles: assign(({ context }, { files }: { files: readonly ChosenPicture[] }) => {
      const { accepted, refusal } = sortChoice(context, files);
      return { waiting: [...context.waiting, ...accepted], refusal };
    }),
    takeNext: assign(({ context: { waiting } }) => ({
      ...NOTHING_UNDER_WAY,
      current: waiting[0] ?? null,
      waiting: waiting.slice(1),
    })),
    /** It can be sent again later; the next one has its turn. */
    setAside: assign(({ context: { failed, current, problem } }) => ({
      ...NOTHING_UNDER_WAY,
      failed: current && problem ? [...failed, { file: current, problem }] : failed,
    })),
    /** One that could not be sent waits once more. */
    requeue: assign(({ context: { failed, waiting } }, { key }: Named) => ({
      failed: failed.filter(({ file }) => file.key !== key),
      waiting: [...waiting, ...failed.flatMap(({ file }) => (file.key === key ? [file] : []))],
    })),
    drop: assign(({ context: { failed, waiting } }, { key }: Named) => ({
      failed: failed.filter(({ file }) => file.key !== key),
      waiting: waiting.filter((file) => file.key !== key),
      refusal: null,
    })),
    begin: assign({ address: null, fraction: 0, problem: null }),
    setAddress: assign((_, address: UploadAddress) => ({ address })),
    setFraction: assign(({ context }, { fraction }: { fraction: number }) => ({
      fraction: Math.max(context.fraction, Math.min(1, fraction)),
    })),
    setPicture: assign(({ context }, { url }: { url: string }) => ({
      ...NOTHING_UNDER_WAY,
      pictures: [...context.pictures, pictureOf(context, url)],
    })),
    removePicture: assign(({ context }, { id }: { id: string }) => ({
      pictures: context.pictures.filter((picture) => picture.id !== id),
      refusal: null,
    })),
    setProblem: assign((_, { failure, step }: { failure: Failure; step: UploadStep }) => ({
      problem: { ...reportedProblemOf(failure.error, PICTURE_PROBLEM_CODES), step },
      fraction: 0,
    })),
    clearProblem: assign({ problem: null }),
    clearRefusal: assign({ refusal: null }),
    clearFile: assign({ ...NOTHING_UNDER_WAY, refusal: null }),
  },
  guards: {
    /** Named, or nothing is. */
    isCurrent: ({ context }, { key }: Named) => key === undefined || key === context.current?.key,
    hasFailed: ({ context }, { key }: Named) => context.failed.some(({ file }) => file.key === key),
    hasNext: ({ context }) => context.waiting.length > 0,
    wasCut: ({ context }) => isTransient(context.problem),
  },
});

/** What of a choice is sent, and why the rest is not. The server looks at the bytes again. */
function sortChoice(
  { pictures, current, waiting, failed }: PictureUploadContext,
  files: readonly ChosenPicture[],
): { accepted: ChosenPicture[]; refusal: PictureProblemCode | null } {
  const room = PICTURES_MAX - pictures.length - waiting.length - failed.length - (current ? 1 : 0);
  const right = files.filter((file) => fileProblem(file) === null);
  const wrong = files.map(fileProblem).find((problem) => problem !== null);
  const isTooMany = right.length > room;
  return {
    accepted: right.slice(0, Math.max(0, room)).map(withoutSpaces),
    refusal: wrong ?? (isTooMany ? 'TOO_MANY' : files.length === 0 ? 'FILE_EMPTY' : null),
  };
}

function fileProblem(file: ChosenPicture): PictureProblemCode | null {
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
