import { assign, emit, setup } from 'xstate';
import { isTransient } from '../shared/call-problems.ts';
import { checkText, isEmpty, lengthOf, onlyProblems } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, notProvidedCallback } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import {
  AVATAR_PROBLEM_CODES,
  AVATAR_SOURCE_MAX_BYTES,
  AVATAR_TYPES,
  PROFILE_NICK_NAME_MAX_LENGTH,
  PROFILE_PROBLEM_CODES,
  PROFILE_REAL_NAME_MAX_LENGTH,
} from './profile.types.ts';
import type {
  ChosenImage,
  ImageCropArea,
  ProfileContext,
  ProfileEmitted,
  ProfileEvent,
  ProfileField,
  ProfileFieldProblems,
  ProfileFields,
  ProfileInput,
  UploadAvatarInput,
  UploadReport,
} from './profile.types.ts';

/** The types, effects and rules of a profile. */
export const profileSetup = setup({
  types: {} as {
    context: ProfileContext;
    events: ProfileEvent | UploadReport;
    input: ProfileInput;
    emitted: ProfileEmitted;
    tags:
      /** Something is typed that is not saved. */
      | 'unsaved'
      | 'saving'
      /** The last save went through. */
      | 'saved'
      | 'invalid'
      /** Saving was refused: `context.problem`. */
      | 'failed'
      | 'cropping'
      /** `context.fraction`. */
      | 'uploading'
      /** The picture was not taken: `context.avatarProblem`. */
      | 'avatarFailed'
      /** The connection was cut; the upload goes on by itself when it is back. */
      | 'interrupted'
      | 'confirmingRemoval'
      | 'removing';
    meta: MachineMeta;
  },
  actors: {
    saveProfile: notProvided<ProfileFields, Partial<ProfileFields>>('saveProfile'),
    uploadAvatar: notProvidedCallback<{ type: 'never' }, UploadAvatarInput>('uploadAvatar'),
    removeAvatar: notProvided<unknown>('removeAvatar'),
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: ProfileField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    setFieldProblems: assign({
      fieldProblems: ({ context }) => profileProblems(context.fields),
      problem: null,
    }),
    reset: assign(({ context }) => ({ fields: context.saved, fieldProblems: {}, problem: null })),
    setSaved: assign(({ context }, saved: ProfileFields) => ({
      saved,
      // What was typed while it was saved is not lost.
      fields: mergeTyped(context, saved),
    })),
    notifySaved: emit(({ context }) => ({ type: 'profile.saved' as const, fields: context.saved })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, PROFILE_PROBLEM_CODES),
    }),
    rememberSent: assign(({ context }) => ({ sent: context.fields, problem: null })),
    setImage: assign((_, { image }: { image: ChosenImage }) => ({
      image,
      area: null,
      avatarProblem: null,
    })),
    refuseFormat: assign({ avatarProblem: { code: 'FILE_FORMAT' as const } }),
    refuseSize: assign({ avatarProblem: { code: 'PAYLOAD_TOO_LARGE' as const } }),
    refuseUnreadable: assign({ avatarProblem: { code: 'FILE_UNREADABLE' as const }, image: null }),
    setArea: assign((_, { area }: { area: ImageCropArea }) => ({ area })),
    startUpload: assign({ fraction: 0, avatarProblem: null }),
    setFraction: assign(({ context }, { fraction }: { fraction: number }) => ({
      fraction: Math.max(context.fraction, Math.min(1, fraction)),
    })),
    setAvatar: assign((_, { avatarUrl }: { avatarUrl: string | null }) => ({
      avatarUrl,
      image: null,
      area: null,
      avatarProblem: null,
    })),
    notifyAvatar: emit(({ context }) => ({ type: 'avatar.changed' as const, avatarUrl: context.avatarUrl })),
    setAvatarProblem: assign({
      avatarProblem: (_, failure: Failure) => problemOf(failure.error, AVATAR_PROBLEM_CODES),
    }),
    clearImage: assign({ image: null, area: null, avatarProblem: null }),
  },
  guards: {
    isComplete: ({ context }) => isEmpty(profileProblems(context.fields)),
    isChanged: ({ context }) => Object.keys(profileChanges(context)).length > 0,
    isWrongFormat: (_, { image }: { image: ChosenImage }) => !AVATAR_TYPES.includes(image.type),
    isTooLarge: (_, { image }: { image: ChosenImage }) => image.sizeBytes > AVATAR_SOURCE_MAX_BYTES,
    wasCut: ({ context }) => isTransient(context.avatarProblem),
    hasArea: ({ context }) => context.image !== null && context.area !== null,
  },
});

/** The fields that differ from what the server has. */
export function profileChanges({
  fields,
  saved,
}: Pick<ProfileContext, 'fields' | 'saved'>): Partial<ProfileFields> {
  const names = Object.keys(fields) as ProfileField[];
  const trimmed = (name: ProfileField): string => fields[name].trim();
  return Object.fromEntries(
    names.filter((name) => trimmed(name) !== saved[name]).map((name) => [name, trimmed(name)]),
  );
}

function profileProblems({ nickName, realName }: ProfileFields): ProfileFieldProblems {
  return onlyProblems<ProfileFieldProblems>({
    nickName: checkText(nickName, PROFILE_NICK_NAME_MAX_LENGTH),
    realName: lengthOf(realName.trim()) > PROFILE_REAL_NAME_MAX_LENGTH ? 'TOO_LONG' : undefined,
  });
}

function mergeTyped({ fields, sent }: ProfileContext, saved: ProfileFields): ProfileFields {
  const names = Object.keys(saved) as ProfileField[];
  return Object.fromEntries(
    names.map((name) => [name, fields[name] === sent[name] ? saved[name] : fields[name]]),
  ) as unknown as ProfileFields;
}
