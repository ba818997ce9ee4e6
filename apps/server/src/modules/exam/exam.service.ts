import type { AttemptSummary, ExamIntroduction } from '@stoa/api/schema';
import type { Viewer } from '../../http/context.ts';
import { plainAddress } from '../../http/networks.ts';
import type { Services } from '../../core/services.ts';
import { enter } from '../../core/schools/schools.service.ts';
import { wordingOf, type Caller } from '../../core/schools/caller.ts';
import { listAttempts } from './attempt.repository.ts';
import { handInOverdue } from './overdue.ts';
import { denialFrom, isAllowedFrom, requireAudience } from './exam.policy.ts';
import { presentIntroduction, presentSummary } from './exam.presenter.ts';
import { countQuestions, findExam } from './exam.repository.ts';

/** Who asks, and from which address. */
type Sitter = Caller & { address: string };

type Deps = Pick<Services, 'database'>;

/** The introduction of an exam. @throws {Problem} NOT_FOUND, SCHOOL_CLOSED, MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER */
export async function loadExam(
  { database }: Deps,
  examId: string,
  caller: Sitter,
): Promise<ExamIntroduction> {
  const { schoolId, viewer, now, address } = caller;
  const accountId = viewer?.accountId;
  const load = () =>
    database.read({ schoolId, accountId }, async (tx) => {
      const school = await enter(tx, caller);
      const exam = await findExam(tx, examId, accountId, now);
      requireAudience(exam, viewer);
      return { school, exam, count: await countQuestions(tx, examId) };
    });
  let found = await load();
  if (viewer && found.exam.running_deadline && found.exam.running_deadline < now) {
    await handInOverdue(database, { examId, schoolId, accountId: viewer.accountId }, now);
    found = await load();
  }
  const { school, exam, count } = found;
  const standing = { used: exam.used, questions: count.questions };
  const reason =
    exam.running_id === null
      ? denialFrom(exam, viewer, standing, { now, address })
      : isAllowedFrom(exam, address)
        ? null
        : 'NETWORK';
  const from = reason === 'NETWORK' ? { address: plainAddress(address) } : {};
  return presentIntroduction(
    exam,
    count,
    { start: reason === null, reason, ...from },
    wordingOf(school, caller),
  );
}

export interface AttemptPage {
  items: AttemptSummary[];
  total: number;
  pageNumber: number;
  pageSize: number;
}

/** The person's attempts at an exam. @throws {Problem} as loadExam */
export async function listOwnAttempts(
  { database }: Deps,
  examId: string,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
  caller: Caller & { viewer: Viewer },
): Promise<AttemptPage> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const load = () =>
    database.read({ schoolId, accountId }, async (tx) => {
      await enter(tx, caller);
      const exam = await findExam(tx, examId, accountId, now);
      requireAudience(exam, viewer);
      const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
      return { exam, ...(await listAttempts(tx, examId, accountId, page)) };
    });
  let found = await load();
  if (found.exam.running_deadline && found.exam.running_deadline < now) {
    await handInOverdue(database, { examId, schoolId, accountId }, now);
    found = await load();
  }
  return { items: found.items.map(presentSummary), total: found.total, pageNumber, pageSize };
}
