import type { MyTeaching } from '@stoa/api/schema';
import type { Wording } from '../../core/schools/caller.ts';
import { totalOf } from '../../database/keyset.ts';
import type { Translations } from '../../database/tables.ts';
import { textIn } from '../../i18n/translate.ts';
import type {
  HostedSessionRow,
  OpenQuestionRow,
  QuietClassRow,
  WaitingExamRow,
  WaitingSubmissionsRow,
} from './teaching.repository.ts';

const LISTED_MAX = 50;
const LIVES_MAX = 20;

/** What was found in all schools. */
export interface Found {
  submissions: WaitingSubmissionsRow[];
  exams: WaitingExamRow[];
  questions: OpenQuestionRow[];
  lives: HostedSessionRow[];
  quietClasses: QuietClassRow[];
}
type Lists = Omit<MyTeaching, 'schools' | 'serverTime'>;

const iso = (instant: string): string => new Date(instant).toISOString();
const by =
  <Item>(moment: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    Date.parse(moment(one)) - Date.parse(moment(other));

function waiting(row: { waiting: number }) {
  const { total, totalIsExact } = totalOf(row.waiting);
  return { waiting: total, waitingIsExact: totalIsExact };
}

function inactive(row: QuietClassRow) {
  const [quiet, all] = [totalOf(row.inactive), totalOf(row.learners)];
  return {
    inactive: quiet.total,
    inactiveIsExact: quiet.totalIsExact,
    learners: all.total,
    learnersAreExact: all.totalIsExact,
  };
}

/** What somebody has to do, the longest wait first. @param wordingOf how texts of a school are worded */
export function presentTeaching(found: Found, wordingOf: (row: { school_id: string }) => Wording): Lists {
  const say = (row: { school_id: string }, text: Translations) => {
    const { language, schoolDefault } = wordingOf(row);
    return textIn(text, language, schoolDefault);
  };
  return {
    submissions: found.submissions
      .map((row) => ({
        schoolId: row.school_id,
        classId: row.class_id,
        lessonId: row.lesson_id,
        title: say(row, row.title),
        classTitle: say(row, row.class_title),
        ...waiting(row),
        oldestAt: iso(row.oldest_at),
      }))
      .toSorted(by(({ oldestAt }) => oldestAt))
      .slice(0, LISTED_MAX),
    exams: found.exams
      .map((row) => ({
        schoolId: row.school_id,
        examId: row.exam_id,
        title: say(row, row.title),
        ...waiting(row),
        oldestAt: iso(row.oldest_at),
      }))
      .toSorted(by(({ oldestAt }) => oldestAt))
      .slice(0, LISTED_MAX),
    questions: found.questions
      .map((row) => ({
        schoolId: row.school_id,
        postId: row.post_id,
        title: row.title,
        classTitle: say(row, row.class_title),
        replyCount: row.reply_count,
        askedAt: iso(row.asked_at),
      }))
      .toSorted(by(({ askedAt }) => askedAt))
      .slice(0, LISTED_MAX),
    lives: found.lives
      .map((row) => ({
        schoolId: row.school_id,
        liveId: row.live_id,
        title: say(row, row.title),
        startsAt: iso(row.starts_at),
        endsAt: iso(row.ends_at),
      }))
      .toSorted(by(({ startsAt }) => startsAt))
      .slice(0, LIVES_MAX),
    quietClasses: found.quietClasses
      .map((row) => ({
        schoolId: row.school_id,
        classId: row.class_id,
        title: say(row, row.title),
        ...inactive(row),
      }))
      .toSorted((one, other) => other.inactive - one.inactive)
      .slice(0, LISTED_MAX),
  };
}
