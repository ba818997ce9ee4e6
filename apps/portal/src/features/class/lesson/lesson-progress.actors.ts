import type { QueryClient } from '@tanstack/react-query';
import { saveLessonProgress } from '@stoa/api/class.calls';
import type { Api } from '@stoa/api/query';
import type { ProgressBody } from '@stoa/api/schema';
import {
  lessonProgressMachine,
  type LessonPosition,
  type SaveProgressInput,
  type SaveProgressOutput,
} from '@stoa/machines/lesson-progress';
import { fromPromise } from 'xstate';
import { storeProgress, type ClassPlace } from '../class-cache.ts';
import { readPosition, storePosition } from './local-position.ts';
import { clearUnsent, noteUnsent } from './unsent-progress.ts';

/** What the machine's effects need; asked for anew each time, because people sign in and change the language meanwhile. */
export interface LessonProgressDeps {
  api: Api;
  queryClient: QueryClient;
  now: () => {
    place: ClassPlace;
    /** undefined for a visitor. */
    viewerId: string | undefined;
    /** Whether the server keeps this learner's place in this lesson. */
    isStored: boolean;
  };
}

/** What the call takes of a position. */
export const progressBody = ({
  positionSeconds,
  fraction,
  completed,
  deviceId,
  updatedAt,
}: LessonPosition): ProgressBody => ({
  ...(positionSeconds === null ? {} : { positionSeconds }),
  fraction,
  ...(completed ? { completed } : {}),
  deviceId,
  clientUpdatedAt: updatedAt,
});

/** The machine of a lesson's progress with this browser's storage and the server's calls. */
export function lessonProgressOf({ api, queryClient, now }: LessonProgressDeps) {
  return lessonProgressMachine.provide({
    actors: {
      readLocal: fromPromise<LessonPosition | null, { lessonId: string }>(async ({ input: { lessonId } }) =>
        readPosition(now().viewerId, lessonId),
      ),
      // Nothing is awaited before the write: the page may be gone in the next moment.
      storeLocal: fromPromise<unknown, SaveProgressInput>(async ({ input: { lessonId, position } }) => {
        const { place, viewerId, isStored } = now();
        storePosition(viewerId, lessonId, position);
        if (viewerId && isStored) noteUnsent(viewerId, { ...place, lessonId });
      }),
      // Without the actor's signal: a page that is left stops its machine, and the last place must still arrive.
      saveProgress: fromPromise<SaveProgressOutput, SaveProgressInput>(
        async ({ input: { lessonId, position } }) => {
          const { place, viewerId, isStored } = now();
          if (!isStored) return { position, accepted: true, furtherElsewhere: null };
          const answer = await saveLessonProgress(api, {
            schoolId: place.schoolId,
            lessonId,
            progress: progressBody(position),
            keepalive: true,
          });
          storeProgress(queryClient, api, place, answer);
          // Unless the learner has gone on meanwhile.
          if (viewerId && readPosition(viewerId, lessonId)?.updatedAt === position.updatedAt)
            clearUnsent(viewerId, lessonId);
          return answer;
        },
      ),
    },
  });
}
