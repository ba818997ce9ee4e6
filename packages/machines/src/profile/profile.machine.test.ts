import { createActor, fromCallback } from 'xstate';
import { describe, expect, test } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { ProblemError } from '../shared/problem.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { profileMachine } from './profile.machine.ts';
import type {
  ChosenImage,
  ProfileEmitted,
  ProfileFields,
  UploadAvatarInput,
  UploadReport,
} from './profile.types.ts';

const ADA: ProfileFields = { nickName: 'Ada', realName: '', language: 'en_US', timeZone: '' };
const IMAGE: ChosenImage = { key: 'k1', name: 'ada.png', type: 'image/png', sizeBytes: 10_000 };
const AREA = { x: 0, y: 0, width: 512, height: 512 };

function createProfileActor() {
  const saveProfile = fakeActor<ProfileFields, Partial<ProfileFields>>();
  const removeAvatar = fakeActor<unknown>();
  const uploads: UploadAvatarInput[] = [];
  const emitted: ProfileEmitted[] = [];
  let stopped = 0;
  let say: (report: UploadReport) => void = () => undefined;
  const actor = createActor(
    profileMachine.provide({
      actors: {
        saveProfile: saveProfile.logic,
        removeAvatar: removeAvatar.logic,
        uploadAvatar: fromCallback<{ type: 'never' }, UploadAvatarInput>(({ input, sendBack }) => {
          uploads.push(input);
          say = sendBack;
          return () => (stopped += 1);
        }),
      },
    }),
    { input: { fields: ADA, avatarUrl: '/files/avatars/old.webp' } },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'saved');
  return {
    actor,
    saveProfile,
    removeAvatar,
    uploads,
    emitted,
    has,
    say: (report: UploadReport) => say(report),
    stopped: () => stopped,
    type: (field: keyof ProfileFields, value: string) => actor.send({ type: 'field.changed', field, value }),
    save: () => actor.send({ type: 'profile.submitted' }),
    choose: (image: Partial<ChosenImage> = {}) =>
      actor.send({ type: 'image.chosen', image: { ...IMAGE, ...image } }),
    crop: () => actor.send({ type: 'image.cropped', area: AREA }),
  };
}

describe('names, language and time zone', () => {
  test('only what has changed is saved, once, and told (B023)', async () => {
    const { saveProfile, emitted, has, type, save } = createProfileActor();
    save();
    expect(saveProfile.inputs).toEqual([]);
    type('nickName', ' Ada L ');
    expect(has('unsaved')).toBe(true);
    save();
    save();
    expect(saveProfile.inputs).toEqual([{ nickName: 'Ada L' }]);
    await saveProfile.succeed({ ...ADA, nickName: 'Ada L' });
    expect(has('saved')).toBe(true);
    expect(has('unsaved')).toBe(false);
    expect(emitted).toEqual([{ type: 'profile.saved', fields: { ...ADA, nickName: 'Ada L' } }]);
  });

  test('typing it back as it was leaves nothing to save (B023)', () => {
    const { has, type } = createProfileActor();
    type('nickName', 'Ada L');
    type('nickName', 'Ada');
    expect(has('unsaved')).toBe(false);
  });

  test('what is typed while it is saved is not lost (B023)', async () => {
    const { actor, saveProfile, has, type, save } = createProfileActor();
    type('nickName', 'Ada L');
    save();
    type('realName', 'Ada Lovelace');
    await saveProfile.succeed({ ...ADA, nickName: 'Ada L' });
    expect(actor.getSnapshot().context.fields).toEqual({
      ...ADA,
      nickName: 'Ada L',
      realName: 'Ada Lovelace',
    });
    expect(has('unsaved')).toBe(true);
  });

  test.each([
    ['nickName', '  ', { nickName: 'REQUIRED' }],
    ['nickName', 'x'.repeat(41), { nickName: 'TOO_LONG' }],
    ['realName', '👩'.repeat(61), { realName: 'TOO_LONG' }],
  ] as const)('%s %j is %j (B023)', (field, value, expected) => {
    const { actor, saveProfile, has, type, save } = createProfileActor();
    type(field, value);
    save();
    expect(has('invalid')).toBe(true);
    expect(actor.getSnapshot().context.fieldProblems).toEqual(expected);
    expect(saveProfile.inputs).toEqual([]);
  });

  test('a refusal keeps what was typed, and it can be saved again or put back (B023)', async () => {
    const { actor, saveProfile, has, type, save } = createProfileActor();
    type('timeZone', 'Asia/Riyadh');
    save();
    await saveProfile.fail('NETWORK');
    expect(has('failed')).toBe(true);
    expect(actor.getSnapshot().context.fields.timeZone).toBe('Asia/Riyadh');
    save();
    expect(saveProfile.inputs).toHaveLength(2);
    await saveProfile.fail('NETWORK');
    actor.send({ type: 'profile.reset' });
    expect(actor.getSnapshot().context).toMatchObject({ fields: ADA, problem: null });
  });
});

describe('the picture', () => {
  test('is chosen, cut and sent, with progress, and told (B077)', () => {
    const { actor, uploads, emitted, has, choose, crop, say } = createProfileActor();
    choose();
    expect(has('cropping')).toBe(true);
    crop();
    expect(uploads).toEqual([{ image: IMAGE, area: AREA }]);
    say({ type: 'upload.progressed', fraction: 0.5 });
    say({ type: 'upload.progressed', fraction: 0.4 });
    expect(actor.getSnapshot().context.fraction).toBe(0.5);
    say({ type: 'upload.completed', avatarUrl: '/files/avatars/new.webp' });
    expect(actor.getSnapshot().context).toMatchObject({ avatarUrl: '/files/avatars/new.webp', image: null });
    expect(emitted).toEqual([{ type: 'avatar.changed', avatarUrl: '/files/avatars/new.webp' }]);
  });

  test.each([
    [{ type: 'image/svg+xml' }, 'FILE_FORMAT'],
    [{ type: '' }, 'FILE_FORMAT'],
    [{ sizeBytes: 20 * 1024 * 1024 + 1 }, 'PAYLOAD_TOO_LARGE'],
  ])('%j is refused with %s before anything is sent (B077)', (image, code) => {
    const { actor, uploads, has, choose } = createProfileActor();
    choose(image);
    expect(has('avatarFailed')).toBe(true);
    expect(actor.getSnapshot().context.avatarProblem).toEqual({ code });
    expect(uploads).toEqual([]);
    choose();
    expect(has('cropping')).toBe(true);
  });

  test('that the browser cannot open is refused (B077)', () => {
    const { actor, choose } = createProfileActor();
    choose();
    actor.send({ type: 'image.unreadable' });
    expect(actor.getSnapshot().context.avatarProblem).toEqual({ code: 'FILE_UNREADABLE' });
  });

  test('goes on by itself after a cut connection, with the same cut (B077)', () => {
    const { actor, uploads, has, choose, crop, say } = createProfileActor();
    choose();
    crop();
    say({ type: 'upload.failed', error: new ProblemError('NETWORK') });
    expect(has('interrupted')).toBe(true);
    actor.send({ type: 'network.restored' });
    expect(uploads).toHaveLength(2);
    expect(uploads[1]).toEqual(uploads[0]);
  });

  test('that the server refuses can be sent again, or another one chosen (B077)', () => {
    const { actor, uploads, has, choose, crop, say } = createProfileActor();
    choose();
    crop();
    say({ type: 'upload.failed', error: new ProblemError('UPLOAD_EXPIRED') });
    expect(has('avatarFailed')).toBe(true);
    expect(has('interrupted')).toBe(false);
    actor.send({ type: 'upload.retried' });
    expect(uploads).toHaveLength(2);
    say({ type: 'upload.failed', error: new ProblemError('FILE_FORMAT') });
    choose({ key: 'k2' });
    expect(has('cropping')).toBe(true);
  });

  test('stops being sent when it is given up (B077)', () => {
    const { actor, stopped, choose, crop } = createProfileActor();
    choose();
    crop();
    actor.send({ type: 'image.abandoned' });
    expect(stopped()).toBe(1);
    expect(actor.getSnapshot().context).toMatchObject({ image: null, avatarUrl: '/files/avatars/old.webp' });
  });

  test('is removed after a question (B077)', async () => {
    const { actor, removeAvatar, has } = createProfileActor();
    actor.send({ type: 'avatar.removed' });
    expect(has('confirmingRemoval')).toBe(true);
    actor.send({ type: 'removal.cancelled' });
    actor.send({ type: 'avatar.removed' });
    actor.send({ type: 'removal.confirmed' });
    await removeAvatar.succeed(undefined);
    expect(removeAvatar.inputs).toHaveLength(1);
    expect(actor.getSnapshot().context.avatarUrl).toBeNull();
  });
});

test('an upload that was never provided fails loudly (B077)', () => {
  const errors: unknown[] = [];
  const actor = createActor(profileMachine, { input: { fields: ADA, avatarUrl: null } });
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  actor.send({ type: 'image.chosen', image: IMAGE });
  actor.send({ type: 'image.cropped', area: AREA });
  expect(errors[0]).toBeInstanceOf(NotProvidedError);
});

type Profile = ReturnType<typeof createProfileActor>;

describe('what the page shows at each step', () => {
  /** Of the details: the tags, the problems of fields, the code of the last refusal. */
  const shownBy = ({ actor }: Profile) => {
    const { tags, context } = actor.getSnapshot();
    return [[...tags].toSorted(), context.fieldProblems, context.problem?.code ?? null];
  };

  test('of the details, and nothing of an earlier refusal stays (B023)', async () => {
    const all = createProfileActor();
    const { saveProfile, type, save } = all;
    expect(shownBy(all)).toEqual([[], {}, null]);
    type('nickName', ' ');
    type('realName', 'x'.repeat(61));
    expect(shownBy(all)).toEqual([['unsaved'], {}, null]);
    save();
    const both = { nickName: 'REQUIRED', realName: 'TOO_LONG' };
    expect(shownBy(all)).toEqual([['invalid', 'unsaved'], both, null]);
    type('nickName', ' Ada L ');
    expect(shownBy(all)).toEqual([['unsaved'], { realName: 'TOO_LONG' }, null]);
    type('realName', 'x'.repeat(60));
    save();
    expect(shownBy(all)).toEqual([['saving', 'unsaved'], {}, null]);
    await saveProfile.fail('MODERATION_REJECTED');
    expect(shownBy(all)).toEqual([['failed', 'unsaved'], {}, 'MODERATION_REJECTED']);
    save();
    expect(shownBy(all)).toEqual([['saving', 'unsaved'], {}, null]);
    await saveProfile.fail('NETWORK');
    type('nickName', '');
    save();
    expect(shownBy(all)).toEqual([['invalid', 'unsaved'], { nickName: 'REQUIRED' }, null]);
    all.actor.send({ type: 'profile.reset' });
    expect(shownBy(all)).toEqual([[], {}, null]);
    expect(all.actor.getSnapshot().context.fields).toEqual(ADA);
  });

  test('of the picture, from one that is refused to one that is shown (B077)', async () => {
    const all = createProfileActor();
    const { actor, choose, crop, say, removeAvatar, emitted } = all;
    const shown = () => {
      const { tags, context } = actor.getSnapshot();
      return [[...tags].toSorted(), context.fraction, context.avatarProblem?.code ?? null];
    };
    expect(shown()).toEqual([[], 0, null]);
    choose({ type: 'image/svg+xml' });
    expect(shown()).toEqual([['avatarFailed'], 0, 'FILE_FORMAT']);
    choose();
    expect(shown()).toEqual([['cropping'], 0, null]);
    crop();
    expect(shown()).toEqual([['uploading'], 0, null]);
    say({ type: 'upload.progressed', fraction: 1.5 });
    expect(shown()).toEqual([['uploading'], 1, null]);
    say({ type: 'upload.failed', error: new ProblemError('NETWORK') });
    expect(shown()).toEqual([['avatarFailed', 'interrupted'], 1, 'NETWORK']);
    actor.send({ type: 'upload.retried' });
    expect(shown()).toEqual([['uploading'], 0, null]);
    say({ type: 'upload.completed', avatarUrl: '/files/avatars/new.webp' });
    expect(shown()).toEqual([[], 0, null]);
    choose({ type: 'text/html' });
    actor.send({ type: 'avatar.removed' });
    expect(shown()[0]).toEqual(['confirmingRemoval']);
    actor.send({ type: 'removal.cancelled' });
    expect(shown()[0]).toEqual([]);
    actor.send({ type: 'avatar.removed' });
    actor.send({ type: 'removal.confirmed' });
    expect(shown()[0]).toEqual(['removing']);
    await removeAvatar.fail('NETWORK');
    expect(shown()).toEqual([['avatarFailed'], 0, 'NETWORK']);
    expect(actor.getSnapshot().context.avatarUrl).toBe('/files/avatars/new.webp');
    actor.send({ type: 'avatar.removed' });
    actor.send({ type: 'removal.confirmed' });
    await removeAvatar.succeed(undefined);
    expect(shown()).toEqual([[], 0, null]);
    expect(emitted.at(-1)).toEqual({ type: 'avatar.changed', avatarUrl: null });
  });
});

describe('what the server makes of the details', () => {
  test('is what the fields hold then, where nobody typed on (B023)', async () => {
    const { actor, saveProfile, type, save, has } = createProfileActor();
    type('nickName', ' Ada L ');
    save();
    await saveProfile.succeed({ ...ADA, nickName: 'Ada L' });
    expect(actor.getSnapshot().context.fields.nickName).toBe('Ada L');
    expect(has('unsaved')).toBe(false);
  });

  test('is not put back while it is saved (B023)', () => {
    const { actor, type, save, has } = createProfileActor();
    type('nickName', 'Ada L');
    save();
    actor.send({ type: 'profile.reset' });
    expect(has('saving')).toBe(true);
    expect(actor.getSnapshot().context.fields.nickName).toBe('Ada L');
  });

  test('and what is typed meanwhile both count, and the save is not started anew (B023)', () => {
    const { saveProfile, type, save, has } = createProfileActor();
    type('nickName', 'Ada L');
    save();
    type('realName', 'Ada Lovelace');
    expect(has('saving')).toBe(true);
    expect(saveProfile.inputs).toHaveLength(1);
  });
});

describe('a picture that is given up (B077)', () => {
  const GIVEN_UP = { image: null, area: null, avatarProblem: null };
  const giveUp = ({ actor, has }: Profile): void => {
    actor.send({ type: 'image.abandoned' });
    expect(actor.getSnapshot().context).toMatchObject(GIVEN_UP);
    expect(['avatarFailed', 'interrupted', 'uploading', 'cropping'].filter(has)).toEqual([]);
    expect(actor.getSnapshot().can({ type: 'upload.retried' })).toBe(false);
  };

  test('leaves nothing behind, whether it is being cut, sent, cut off or refused', () => {
    const all = createProfileActor();
    const { choose, crop, say } = all;
    expect(all.actor.getSnapshot().can({ type: 'upload.retried' })).toBe(false);
    choose();
    giveUp(all);
    choose();
    crop();
    giveUp(all);
    for (const code of ['NETWORK', 'MODERATION_REJECTED']) {
      choose();
      crop();
      say({ type: 'upload.failed', error: new ProblemError(code) });
      giveUp(all);
    }
  });
});

test('a picture of the largest size is taken (B077)', () => {
  const { has, choose } = createProfileActor();
  choose({ sizeBytes: 20 * 1024 * 1024 });
  expect(has('cropping')).toBe(true);
});

test('an upload that breaks down by itself is refused like any other (B077)', () => {
  const actor = createActor(
    profileMachine.provide({
      actors: {
        uploadAvatar: fromCallback<{ type: 'never' }, UploadAvatarInput>(() => {
          throw new ProblemError('UPLOAD_EXPIRED');
        }),
      },
    }),
    { input: { fields: ADA, avatarUrl: null } },
  ).start();
  actor.send({ type: 'image.chosen', image: IMAGE });
  actor.send({ type: 'image.cropped', area: AREA });
  expect(actor.getSnapshot().hasTag('avatarFailed')).toBe(true);
  expect(actor.getSnapshot().hasTag('interrupted')).toBe(false);
  expect(actor.getSnapshot().context.avatarProblem).toEqual({ code: 'UPLOAD_EXPIRED' });
});
