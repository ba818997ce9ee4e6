import type { LivePoll, LivePollInput } from '@stoa/api/schema';
import { wordingOf, type Caller, type Wording } from '../../../core/schools/caller.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import { findSchool } from '../../../core/schools/schools.repository.ts';
import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { Translations } from '../../../database/tables.ts';
import { Problem } from '../../../http/problem.ts';
import { publish } from '../../../platform/bus.repository.ts';
import { cleanName } from '../../../platform/clean-name.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { requireAccepted } from '../../moderation/moderation.service.ts';
import { requireOpenRoom } from '../chat/chat.policy.ts';
import { requireModerator, requireReader } from '../chat/room-access.ts';
import { takeEvent } from '../chat/room-events.ts';
import { invalid, mayEdit, stateOf } from '../live.policy.ts';
import { findLive, type LiveRow } from '../live.repository.ts';
import type { SignedIn } from '../signed-in.ts';
import { presentPoll } from './polls.presenter.ts';
import {
  addPoll,
  changePoll,
  changePollTexts,
  countPolls,
  findOwnPoll,
  findPoll,
  listChoices,
  listPolls,
  removePollVotes,
  setPollVote,
  type PollRow,
  type PollTexts,
} from './polls.repository.ts';

/** Polls of a session. */
const POLLS_MAX = 50;

type Asking = Pick<Services, 'database' | 'cache' | 'config'>;
interface PollKey {
  liveId: string;
  pollId: string;
}

/** The polls of a session, for whom it is meant. @throws {Problem} as the contract says */
export async function loadPolls(
  { database }: Pick<Services, 'database'>,
  liveId: string,
  caller: Caller,
): Promise<{ items: LivePoll[] }> {
  const { schoolId, viewer, now } = caller;
  const accountId = viewer?.accountId;
  return database.read({ schoolId, accountId }, async (tx) => {
    const school = await enter(tx, caller);
    const live = await requireReader(tx, await findLive(tx, liveId, viewer?.accountId), viewer);
    const canModerate = mayEdit(live, viewer);
    const rows = await listPolls(tx, liveId, { withDrafts: canModerate, limit: POLLS_MAX });
    const choices = await listChoices(
      tx,
      rows.map(({ id }) => id),
      accountId === undefined ? [] : [accountId],
    );
    const wording = wordingOf(school, caller);
    return {
      items: rows.map((row) =>
        presentPoll(
          row,
          {
            canModerate,
            choices: choices.get(row.id)?.get(accountId ?? '') ?? [],
            isOver: isOver(live, now),
          },
          wording,
        ),
      ),
    };
  });
}

/** Prepares a poll. Sent again with the same name it answers the same. @throws {Problem} as the contract says */
export async function createPoll(
  services: Asking,
  liveId: string,
  { clientId, ...input }: LivePollInput & { clientId: string },
  caller: SignedIn,
): Promise<LivePoll> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const texts = await checked(services, liveId, input, caller);
  return services.database.write({ schoolId, accountId }, async (tx) => {
    const live = requirePreparable(await findLive(tx, liveId, undefined), caller);
    const sequence = await takeEvent(tx, { liveId, schoolId });
    const before = await findOwnPoll(tx, liveId, accountId, clientId);
    if (before) {
      if (!isSame(before, texts)) throw new Problem('IDEMPOTENCY_KEY_REUSED');
      return present(tx, requirePoll(before), live, caller);
    }
    if ((await countPolls(tx, liveId)) >= POLLS_MAX)
      throw new Problem('QUOTA_EXCEEDED', { limit: POLLS_MAX });
    const id = await addPoll(tx, { liveId, schoolId }, { accountId, clientId, texts, sequence }, now);
    await publish(tx, { type: 'live.chat', liveId, schoolId });
    return present(tx, requirePoll(await findPoll(tx, liveId, id)), live, caller);
  });
}

/** Changes a poll that was not started. @throws {Problem} as the contract says */
export async function changeDraft(
  services: Asking,
  { liveId, pollId }: PollKey,
  input: LivePollInput,
  caller: SignedIn,
): Promise<LivePoll> {
  const { schoolId, viewer } = caller;
  const texts = await checked(services, liveId, input, caller);
  return services.database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const live = requirePreparable(await findLive(tx, liveId, undefined), caller);
    const sequence = await takeEvent(tx, { liveId, schoolId });
    const poll = requirePoll(await findPoll(tx, liveId, pollId));
    if (poll.state !== 'draft') throw new Problem('CONFLICT', { reason: poll.state });
    await changePollTexts(tx, pollId, texts, sequence);
    await publish(tx, { type: 'live.chat', liveId, schoolId });
    return present(tx, requirePoll(await findPoll(tx, liveId, pollId)), live, caller);
  });
}

/** Deletes a poll with its votes. @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED */
export async function removePoll(
  { database }: Pick<Services, 'database'>,
  { liveId, pollId }: PollKey,
  { schoolId, viewer, now }: SignedIn,
): Promise<void> {
  await database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    requireModerator(await findLive(tx, liveId, undefined), viewer, schoolId);
    const sequence = await takeEvent(tx, { liveId, schoolId });
    const poll = await findPoll(tx, liveId, pollId);
    if (!poll) throw new Problem('NOT_FOUND');
    if (poll.removed_at) return;
    await changePoll(tx, pollId, { removed_at: now, sequence });
    await removePollVotes(tx, pollId);
    await publish(tx, { type: 'live.chat', liveId, schoolId });
  });
}

/** Starts or closes a poll, and shares its results or not. @throws {Problem} as the contract says */
export async function setPollState(
  { database }: Pick<Services, 'database'>,
  { liveId, pollId }: PollKey,
  { state, isShared }: { state: 'open' | 'closed'; isShared: boolean },
  caller: SignedIn,
): Promise<LivePoll> {
  const { schoolId, viewer, now } = caller;
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const live = requireModerator(await findLive(tx, liveId, undefined), viewer, schoolId);
    const sequence = await takeEvent(tx, { liveId, schoolId });
    const poll = requirePoll(await findPoll(tx, liveId, pollId));
    if (poll.state === 'closed' && state === 'open') throw new Problem('CONFLICT', { reason: 'closed' });
    if (poll.state === 'draft' && state === 'closed') throw new Problem('CONFLICT', { reason: 'draft' });
    if (poll.state === 'draft') requireOpenRoom(live, now);
    if (poll.state === state && poll.is_shared === isShared) return present(tx, poll, live, caller);
    await changePoll(tx, pollId, {
      state,
      is_shared: isShared,
      ...(poll.state === 'draft' ? { opened_at: now } : {}),
      ...(poll.state === 'open' && state === 'closed' ? { closed_at: now } : {}),
      sequence,
    });
    await publish(tx, { type: 'live.chat', liveId, schoolId });
    return present(tx, requirePoll(await findPoll(tx, liveId, pollId)), live, caller);
  });
}

/** Votes in a poll, in place of an earlier vote. @throws {Problem} as the contract says */
export async function votePoll(
  { database }: Pick<Services, 'database'>,
  { liveId, pollId }: PollKey,
  choices: readonly number[],
  caller: SignedIn,
): Promise<LivePoll> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  return database.write({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller);
    const live = await requireReader(tx, await findLive(tx, liveId, viewer?.accountId), viewer);
    requireOpenRoom(live, now);
    const sequence = await takeEvent(tx, { liveId, schoolId });
    const poll = requirePoll(await findPoll(tx, liveId, pollId));
    if (poll.state === 'draft' && !mayEdit(live, viewer)) throw new Problem('NOT_FOUND');
    if (poll.state !== 'open') throw new Problem('CONFLICT', { reason: poll.state });
    if (choices.some((place) => place >= poll.options.length))
      throw invalid('choices', 'enum', 'must be options of the poll');
    if (!poll.is_multiple && choices.length > 1) throw invalid('choices', 'maxItems', 'must be one option');
    const wanted = [...choices].sort((one, other) => one - other);
    const before = (await listChoices(tx, [pollId], [accountId])).get(pollId)?.get(accountId) ?? [];
    if (String(before) !== String(wanted)) {
      await setPollVote(tx, { pollId, schoolId, accountId, choices: wanted }, now);
      await changePoll(tx, pollId, { sequence });
      await publish(tx, { type: 'live.chat', liveId, schoolId, isSoon: true });
    }
    return present(tx, requirePoll(await findPoll(tx, liveId, pollId)), live, caller);
  });
}

/** What is typed, as it is kept. @throws {Problem} VALIDATION_FAILED, MODERATION_REJECTED, and for whom it is not theirs */
async function checked(
  services: Asking,
  liveId: string,
  input: LivePollInput,
  caller: SignedIn,
): Promise<PollTexts> {
  const { schoolId, viewer } = caller;
  await services.database.read({ schoolId, accountId: viewer.accountId }, async (tx) =>
    requirePreparable(await findLive(tx, liveId, undefined), caller),
  );
  const question = cleaned(input.question, cleanText);
  const options = input.options.map((option) => cleaned(option, cleanName));
  if (Object.keys(question).length === 0) throw invalid('question', 'minLength', 'must say something');
  options.forEach((option, place) => {
    if (Object.keys(option).length === 0)
      throw invalid(`options/${place}`, 'minLength', 'must say something');
  });
  const all = [question, ...options].flatMap((texts) => Object.values(texts));
  await requireAccepted(services, 'page', all.join('\n'), schoolId);
  return { question, options, isMultiple: input.isMultiple };
}

const cleaned = (texts: Translations, clean: (text: string) => string): Translations =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => {
      const kept = clean(text);
      return kept === '' ? [] : [[language, kept]];
    }),
  );

const isSame = (row: PollRow, { question, options, isMultiple }: PollTexts): boolean => {
  const written = (texts: Translations) => JSON.stringify(Object.entries(texts).sort());
  return (
    written(row.question) === written(question) &&
    String(row.options.map(written)) === String(options.map(written)) &&
    row.is_multiple === isMultiple
  );
};

/** @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED, LIVE_ENDED */
function requirePreparable(row: LiveRow | undefined, { viewer, schoolId, now }: SignedIn): LiveRow {
  const live = requireModerator(row, viewer, schoolId);
  if (isOver(live, now)) throw new Problem('LIVE_ENDED');
  return live;
}

/** @throws {Problem} NOT_FOUND */
function requirePoll(row: PollRow | undefined): PollRow {
  if (!row || row.removed_at) throw new Problem('NOT_FOUND');
  return row;
}

function isOver(live: LiveRow, now: Date): boolean {
  const state = stateOf(live, now);
  return state === 'ended' || state === 'replay';
}

async function present(tx: Transaction, row: PollRow, live: LiveRow, caller: SignedIn): Promise<LivePoll> {
  const { viewer, schoolId, now } = caller;
  const { accountId } = viewer;
  const choices = await listChoices(tx, [row.id], [accountId]);
  const wording: Wording = wordingOf(await findSchool(tx, schoolId), caller);
  const reader = {
    canModerate: mayEdit(live, viewer),
    choices: choices.get(row.id)?.get(accountId) ?? [],
    isOver: isOver(live, now),
  };
  return presentPoll(row, reader, wording);
}
