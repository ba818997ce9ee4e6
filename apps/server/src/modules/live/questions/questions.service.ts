import type { LiveQuestion, LiveQuestionState } from '@stoa/api/schema';
import { count } from '../../../core/limits/limits.repository.ts';
import type { Caller } from '../../../core/schools/caller.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';
import { publish } from '../../../platform/bus.repository.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { requireAccepted } from '../../moderation/moderation.service.ts';
import { requireOpenRoom } from '../chat/chat.policy.ts';
import { isMuted } from '../chat/chat.repository.ts';
import { requireModerator, requireReader } from '../chat/room-access.ts';
import { takeEvent } from '../chat/room-events.ts';
import { invalid, mayEdit } from '../live.policy.ts';
import { findLive, type LiveRow } from '../live.repository.ts';
import type { SignedIn } from '../signed-in.ts';
import { presentQuestion } from './questions.presenter.ts';
import {
  addQuestion,
  changeQuestion,
  countQuestions,
  findAnswering,
  findOwnQuestion,
  findQuestion,
  listQuestions,
  listQuestionVoters,
  setQuestionVote,
  type QuestionRow,
} from './questions.repository.ts';

/** Questions of a session. */
const QUESTIONS_MAX = 300;
/** Questions of a person. */
const ASKED = { limit: 5, windowSeconds: 60 };

type Asking = Pick<Services, 'database' | 'cache' | 'config'>;
interface QuestionKey {
  liveId: string;
  questionId: string;
}

/** The questions of a session, for whom it is meant. @throws {Problem} as the contract says */
export async function loadQuestions(
  { database }: Pick<Services, 'database'>,
  liveId: string,
  caller: Caller,
): Promise<{ items: LiveQuestion[] }> {
  const { schoolId, viewer } = caller;
  const accountId = viewer?.accountId;
  return database.read({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller);
    const live = await requireReader(tx, await findLive(tx, liveId, viewer?.accountId), viewer);
    const canModerate = mayEdit(live, viewer);
    const rows = await listQuestions(tx, liveId, {
      viewerId: accountId,
      isModerator: canModerate,
      limit: QUESTIONS_MAX,
    });
    const voters = await listQuestionVoters(
      tx,
      rows.map(({ id }) => id),
      accountId === undefined ? [] : [accountId],
    );
    return {
      items: rows.map((row) => presentQuestion(row, { accountId, canModerate, voted: voters.has(row.id) })),
    };
  });
}

/** Asks a question. Sent again with the same name it answers the same. @throws {Problem} as the contract says */
export async function askQuestion(
  services: Asking,
  liveId: string,
  { text: typed, clientId }: { text: string; clientId: string },
  caller: SignedIn,
): Promise<LiveQuestion> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const text = cleanText(typed);
  if (text === '') throw invalid('text', 'minLength', 'must say something');
  const scope = { schoolId, accountId };
  await services.database.read(scope, (tx) => requireInside(tx, liveId, caller));
  await requireAccepted(services, 'liveChat', text, schoolId);
  return services.database.write(scope, async (tx) => {
    const live = await requireInside(tx, liveId, caller);
    const sequence = await takeEvent(tx, { liveId, schoolId });
    const before = await findOwnQuestion(tx, liveId, accountId, clientId);
    if (before && before.text !== text) throw new Problem('IDEMPOTENCY_KEY_REUSED');
    if (before) return present(tx, before, live, caller);
    if (await isMuted(tx, liveId, accountId)) throw new Problem('FORBIDDEN', { reason: 'muted' });
    const { count: asked, retryAfterSeconds } = await count(tx, `liveQuestion:${accountId}`, ASKED, now);
    if (asked > ASKED.limit) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
    if ((await countQuestions(tx, liveId)) >= QUESTIONS_MAX)
      throw new Problem('QUOTA_EXCEEDED', { limit: QUESTIONS_MAX });
    const id = await addQuestion(tx, { liveId, schoolId }, { accountId, clientId, text, sequence }, now);
    await publish(tx, { type: 'live.chat', liveId, schoolId });
    return present(tx, requireQuestion(await findQuestion(tx, liveId, id)), live, caller);
  });
}

/** Votes for a question, or takes that back. @throws {Problem} as the contract says */
export async function voteQuestion(
  { database }: Pick<Services, 'database'>,
  { liveId, questionId, voted }: QuestionKey & { voted: boolean },
  caller: SignedIn,
): Promise<LiveQuestion> {
  const { schoolId, viewer } = caller;
  const { accountId } = viewer;
  return database.write({ schoolId, accountId }, async (tx) => {
    const live = await requireInside(tx, liveId, caller);
    const sequence = await takeEvent(tx, { liveId, schoolId });
    const question = requireQuestion(await findQuestion(tx, liveId, questionId));
    if (question.state === 'answered' || question.state === 'dismissed')
      throw new Problem('CONFLICT', { reason: question.state });
    if (await setQuestionVote(tx, { questionId, schoolId, accountId }, voted)) {
      await changeQuestion(tx, questionId, { sequence });
      await publish(tx, { type: 'live.chat', liveId, schoolId, isSoon: true });
    }
    return present(tx, requireQuestion(await findQuestion(tx, liveId, questionId)), live, caller);
  });
}

/** Marks a question; the one that was being answered gives way to another. @throws {Problem} as the contract says */
export async function markQuestion(
  { database }: Pick<Services, 'database'>,
  { liveId, questionId, state }: QuestionKey & { state: LiveQuestionState },
  caller: SignedIn,
): Promise<LiveQuestion> {
  const { schoolId, viewer } = caller;
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const live = requireModerator(await findLive(tx, liveId, undefined), viewer, schoolId);
    const key = { liveId, schoolId };
    const sequence = await takeEvent(tx, key);
    const question = requireQuestion(await findQuestion(tx, liveId, questionId));
    if (question.state === state) return present(tx, question, live, caller);
    const earlier = state === 'answering' ? await findAnswering(tx, liveId) : undefined;
    if (earlier) await changeQuestion(tx, earlier.id, { state: 'answered', sequence });
    // An event of its own: two changes of one event could be told apart.
    await changeQuestion(tx, questionId, { state, sequence: earlier ? await takeEvent(tx, key) : sequence });
    await publish(tx, { type: 'live.chat', liveId, schoolId });
    return present(tx, requireQuestion(await findQuestion(tx, liveId, questionId)), live, caller);
  });
}

/** @throws {Problem} as requireReader and requireOpenRoom */
async function requireInside(tx: Transaction, liveId: string, caller: SignedIn): Promise<LiveRow> {
  await enter(tx, caller);
  const live = await requireReader(tx, await findLive(tx, liveId, caller.viewer.accountId), caller.viewer);
  requireOpenRoom(live, caller.now);
  return live;
}

/** @throws {Problem} NOT_FOUND */
function requireQuestion(row: QuestionRow | undefined): QuestionRow {
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

async function present(
  tx: Transaction,
  row: QuestionRow,
  live: LiveRow,
  { viewer }: SignedIn,
): Promise<LiveQuestion> {
  const { accountId } = viewer;
  const voters = await listQuestionVoters(tx, [row.id], [accountId]);
  return presentQuestion(row, { accountId, canModerate: mayEdit(live, viewer), voted: voters.has(row.id) });
}
