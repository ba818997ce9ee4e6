import type { MyTeaching } from '@stoa/api/schema';
import type { Services } from '../../core/services.ts';
import { listSchools } from '../learning/learning.repository.ts';
import { refs, TEACHING, wordings, type Learner } from '../learning/learning.service.ts';
import { presentTeaching } from './teaching.presenter.ts';
import {
  listExams,
  listHosted,
  listQuestions,
  listQuietClasses,
  listSubmissions,
} from './teaching.repository.ts';

const DAY_MS = 86_400_000;
/** Who did nothing for so long is told of. */
const QUIET_DAYS = 14;

/** What somebody has to do for those they teach. */
export function loadTeaching({ database }: Pick<Services, 'database'>, caller: Learner): Promise<MyTeaching> {
  const { viewer, now, schoolId } = caller;
  const { accountId, boundSchool } = viewer;
  return database.read({ accountId }, async (tx) => {
    const all = (await listSchools(tx, accountId, boundSchool)).filter(({ role }) => TEACHING.has(role));
    const schools = schoolId === undefined ? all : all.filter(({ id }) => id === schoolId);
    const asked = { accountId, now };
    const found = {
      submissions: await listSubmissions(tx, schools, asked),
      exams: await listExams(tx, schools, asked),
      questions: await listQuestions(tx, schools, asked),
      lives: await listHosted(tx, schools, asked),
      quietClasses: await listQuietClasses(tx, schools, {
        ...asked,
        since: new Date(now.getTime() - QUIET_DAYS * DAY_MS),
      }),
    };
    return {
      schools: refs(all, caller),
      ...presentTeaching(found, wordings(schools, caller)),
      serverTime: now.toISOString(),
    };
  });
}
