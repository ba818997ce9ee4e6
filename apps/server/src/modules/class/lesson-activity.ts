import type { Services } from '../../core/services.ts';
import { participantKey } from '../../core/surveys/participant-key.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Reader } from '../resources/resource-card.ts';
import type { LessonMaterial } from '../../database/tables.ts';
import { findLessonExam, type OutlineRow } from './class.repository.ts';
import {
  findLessonAttendance,
  findLessonLive,
  findLessonSurvey,
  hasWritten,
} from './lesson-activity.repository.ts';

/** What a lesson leads to elsewhere, with how far the viewer is in it; the part is undefined where it is gone. */
export type LessonActivity =
  | { kind: 'exam'; exam: Awaited<ReturnType<typeof findLessonExam>> }
  | { kind: 'survey'; survey: Awaited<ReturnType<typeof findLessonSurvey>> }
  | { kind: 'live'; live: Awaited<ReturnType<typeof findLessonLive>> }
  | { kind: 'discussion'; isDone: boolean }
  | { kind: 'attendance'; attendance: Awaited<ReturnType<typeof findLessonAttendance>> };

/** Reads what a lesson leads to; undefined for lessons that are done on their own page. */
export async function findActivity(
  tx: Transaction,
  { secrets }: Pick<Services, 'secrets'>,
  { id, kind }: Pick<OutlineRow, 'id' | 'kind'>,
  {
    viewerId,
    material,
    ...reader
  }: Reader & {
    viewerId: string | undefined;
    material: LessonMaterial | null;
  },
): Promise<LessonActivity | undefined> {
  switch (kind) {
    case 'exam':
      return { kind, exam: await findLessonExam(tx, id, viewerId, reader) };
    case 'survey': {
      const key =
        viewerId !== undefined && material?.type === 'survey'
          ? participantKey(secrets, material.surveyId, { accountId: viewerId })
          : undefined;
      return { kind, survey: await findLessonSurvey(tx, id, key) };
    }
    case 'live':
      return { kind, live: await findLessonLive(tx, id, viewerId, reader) };
    case 'discussion':
      return { kind, isDone: await hasWritten(tx, id, viewerId) };
    case 'attendance':
      return { kind, attendance: await findLessonAttendance(tx, id, viewerId) };
    default:
      return undefined;
  }
}

/** Whether a live session of a lesson is over: who missed it watches the recording. */
export const isLiveOver = (live: Extract<LessonActivity, { kind: 'live' }>['live'], now: Date): boolean =>
  live !== undefined && (live.ended_at !== null || (live.ends_at !== null && live.ends_at <= now));

/** Whether a lesson can be completed now: what leads elsewhere is done there, whatever a device says. */
export function mayComplete(activity: LessonActivity | undefined, now: Date): boolean {
  switch (activity?.kind) {
    case 'exam':
      return activity.exam?.is_submitted ?? false;
    case 'survey':
      return activity.survey?.is_done ?? false;
    case 'live':
      return (activity.live?.is_done ?? false) || isLiveOver(activity.live, now);
    case 'discussion':
      return activity.isDone;
    case 'attendance':
      return activity.attendance?.is_done ?? false;
    case undefined:
      return true;
  }
}
