import type { Module } from '../../core/module.ts';
import { DAY_MS, WITH_ACCOUNT, WITH_SCHOOL } from '../../core/retention/retention.ts';
import { appealsHandlers } from './appeals/appeals.handlers.ts';
import { authoringHandlers } from './bank/authoring.handlers.ts';
import { bankHandlers } from './bank/bank.handlers.ts';
import { networksHandlers } from './bank/networks.handlers.ts';
import { versionsHandlers } from './bank/versions.handlers.ts';
import { boardHandlers } from './board/board.handlers.ts';
import { PAUSE_JOB, pauseKeeper } from './board/pause.ts';
import { gradesHandlers } from './grades/grades.handlers.ts';
import { examHandlers } from './exam.handlers.ts';
import { DEADLINE_JOB, deadlineKeeper } from './overdue.ts';
import { insightHandlers } from './insight/insight.handlers.ts';
import { regradeHandlers } from './regrade/regrade.handlers.ts';
import { PASSES_JOB, passesSettler } from './settle-everybody.ts';
import { ticketsHandlers } from './tickets/tickets.handlers.ts';

/** After the end of a ticket; until then those who issued it see who used it. */
const TICKETS_RETENTION_MS = 365 * DAY_MS;

/** Exams: the question bank, exams, attempts and answers. */
export const module: Module = {
  retention: {
    exam: WITH_SCHOOL,
    question: WITH_SCHOOL,
    question_tag: WITH_SCHOOL,
    exam_question: WITH_SCHOOL,
    exam_question_version: WITH_SCHOOL,
    exam_attempt: WITH_ACCOUNT,
    exam_answer: WITH_ACCOUNT,
    exam_appeal: WITH_ACCOUNT,
    exam_message: WITH_SCHOOL,
    exam_grade: WITH_SCHOOL,
    exam_regrade: WITH_SCHOOL,
    exam_ticket: { column: 'valid_until', keptMs: TICKETS_RETENTION_MS },
  },
  build: (services) => ({
    handlers: {
      ...examHandlers(services),
      ...bankHandlers(services),
      ...versionsHandlers(services),
      ...authoringHandlers(services),
      ...networksHandlers(services),
      ...gradesHandlers(services),
      ...appealsHandlers(services),
      ...boardHandlers(services),
      ...regradeHandlers(services),
      ...insightHandlers(services),
      ...ticketsHandlers(services),
    },
    jobs: {
      [DEADLINE_JOB]: { run: deadlineKeeper(services) },
      [PAUSE_JOB]: { run: pauseKeeper(services) },
      [PASSES_JOB]: { run: passesSettler(services) },
    },
  }),
};
