import { fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { profileMachine } from './profile.machine.ts';

const FIELDS = { nickName: 'Ada', realName: '', language: '', timeZone: '' };
const provided = profileMachine.provide({ actors: { uploadAvatar: fromCallback(() => undefined) } });
const reached = walk(provided, {
  input: { fields: FIELDS, avatarUrl: '/a.webp' },
  events: [
    { type: 'field.changed', field: 'nickName', value: '' },
    { type: 'field.changed', field: 'nickName', value: 'Ada L' },
    { type: 'profile.submitted' },
    { type: 'profile.reset' },
    { type: 'image.chosen', image: { key: 'k', name: 'a', type: 'image/png', sizeBytes: 1 } },
    { type: 'image.chosen', image: { key: 'k', name: 'a', type: 'text/html', sizeBytes: 1 } },
    { type: 'image.unreadable' },
    { type: 'image.cropped', area: { x: 0, y: 0, width: 1, height: 1 } },
    { type: 'image.abandoned' },
    { type: 'upload.retried' },
    { type: 'upload.completed', avatarUrl: '/b.webp' },
    { type: 'upload.failed', error: { code: 'NETWORK' } },
    { type: 'upload.failed', error: { code: 'FILE_FORMAT' } },
    { type: 'avatar.removed' },
    { type: 'removal.confirmed' },
    { type: 'removal.cancelled' },
    done('saveProfile', { ...FIELDS, nickName: 'Ada L' }),
    failed('saveProfile', { code: 'NETWORK' }),
    done('removeAvatar', undefined),
    failed('removeAvatar', { code: 'NETWORK' }),
  ],
  facts: ({ fields, saved, image, area, avatarProblem, avatarUrl }) => ({
    fields,
    saved,
    image: image?.key,
    area,
    avatarProblem,
    avatarUrl,
  }),
  limit: 20_000,
});

test('every state of the profile can be reached (B077)', () => {
  expect(unreachedStates(provided, reached)).toEqual([
    'profile.details.evaluating',
    'profile.details.settling',
    'profile.avatar.evaluating',
  ]);
});

test('no failure is a dead end (B023, B077)', () => {
  expect(deadEnds(reached, 'failed', [{ type: 'profile.submitted' }])).toEqual([]);
  expect(deadEnds(reached, 'invalid', [{ type: 'profile.submitted' }])).toEqual([]);
  expect(deadEnds(reached, 'interrupted', [{ type: 'upload.retried' }])).toEqual([]);
  expect(
    deadEnds(reached, 'avatarFailed', [
      { type: 'image.chosen', image: { key: 'k', name: 'a', type: 'image/png', sizeBytes: 1 } },
      { type: 'upload.retried' },
    ]),
  ).toEqual([]);
});
