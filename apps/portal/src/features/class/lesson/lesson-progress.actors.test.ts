import { QueryClient } from '@tanstack/react-query';
import { createApi } from '@stoa/api/query';
import { missingImplementations } from '@stoa/machines/shared';
import { expect, test } from 'vitest';
import { enrolmentOf } from '../enrolment.actors.ts';
import { lessonProgressOf, progressBody } from './lesson-progress.actors.ts';

const api = createApi({ language: () => 'en_US' });
const queryClient = new QueryClient();
const place = { schoolId: '1700000000000000001', classId: '1770000000000000001', lang: 'en_US' as const };

test('both machines of a class have all their effects', () => {
  expect(
    missingImplementations(
      lessonProgressOf({ api, queryClient, now: () => ({ place, viewerId: undefined, isStored: true }) }),
    ),
  ).toEqual([]);
  expect(missingImplementations(enrolmentOf({ api, queryClient, schoolId: place.schoolId }))).toEqual([]);
});

test('a text tells no second, and only what is done says so', () => {
  const position = {
    positionSeconds: null,
    fraction: 0.4,
    completed: false,
    deviceId: 'd-here-0001',
    updatedAt: '2026-11-21T08:00:00.000Z',
  };
  expect(progressBody(position)).toEqual({
    fraction: 0.4,
    deviceId: 'd-here-0001',
    clientUpdatedAt: position.updatedAt,
  });
  expect(progressBody({ ...position, positionSeconds: 58, fraction: 1, completed: true })).toEqual({
    positionSeconds: 58,
    fraction: 1,
    completed: true,
    deviceId: 'd-here-0001',
    clientUpdatedAt: position.updatedAt,
  });
});
