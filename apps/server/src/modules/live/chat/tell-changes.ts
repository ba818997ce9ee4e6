import { listHidden } from '../../../core/hiding/hiding.repository.ts';
import type { Transaction } from '../../../database/pool.ts';
import { chooseLanguage } from '../../../i18n/languages.ts';
import { presentPoll } from '../polls/polls.presenter.ts';
import { listChoices } from '../polls/polls.repository.ts';
import { presentQuestion } from '../questions/questions.presenter.ts';
import { listQuestionVoters } from '../questions/questions.repository.ts';
import type { Follower, Listener } from './listener.ts';
import type { RoomChange, RoomState } from './read-room.ts';

/** What each person is told otherwise than others. */
export interface Own {
  /** Whom they are not shown, by person; those who moderate are shown everybody. */
  hidden: ReadonlyMap<string, ReadonlySet<string>>;
  /** Who voted, by question. */
  voters: ReadonlyMap<string, ReadonlySet<string>>;
  /** What they chose, by poll and person. */
  choices: ReadonlyMap<string, ReadonlyMap<string, number[]>>;
}

export const NOTHING_OWN: Own = { hidden: new Map(), voters: new Map(), choices: new Map() };

/** Reads for all of them at once what concerns each alone. */
export async function readOwn(
  tx: Transaction,
  followers: readonly Follower[],
  changes: readonly RoomChange[],
  pinnedAuthorId: string | undefined,
): Promise<Own> {
  const all = [...new Set(followers.map(({ accountId }) => accountId))];
  const viewers = [...new Set(followers.filter((who) => !who.canModerate).map((who) => who.accountId))];
  const authors = changes.flatMap((change) =>
    change.event === 'message'
      ? [change.data.author.id]
      : change.event === 'question'
        ? [change.data.account_id]
        : [],
  );
  const people = [...new Set([...authors, ...(pinnedAuthorId === undefined ? [] : [pinnedAuthorId])])];
  const idsOf = (event: 'question' | 'poll') =>
    changes.flatMap((change) => (change.event === event ? [change.data.id] : []));
  return {
    hidden: await listHidden(tx, viewers, people),
    voters: await listQuestionVoters(tx, idsOf('question'), all),
    choices: await listChoices(tx, idsOf('poll'), all),
  };
}

/** Tells a browser what happened, as the person meets it, without those whom they are not shown. */
export function notifyChanges(
  listener: Listener,
  changes: readonly RoomChange[],
  { state, schoolDefault }: Pick<RoomState, 'state' | 'schoolDefault'>,
  { hidden, voters, choices }: Own,
): void {
  const { accountId, canModerate, language } = listener.who;
  const isOver = state === 'ended' || state === 'replay';
  const isHidden = (authorId: string) => hidden.get(accountId)?.has(authorId) ?? false;
  for (const change of changes) {
    const { id } = change;
    if (change.event === 'messageRemoved') listener.publish(change);
    else if (change.event === 'message') {
      if (!isHidden(change.data.author.id)) listener.publish(change);
    } else if (change.event === 'question') {
      const row = change.data;
      const reader = { accountId, canModerate, voted: voters.get(row.id)?.has(accountId) ?? false };
      if (!isHidden(row.account_id))
        listener.publish({ id, event: 'question', data: presentQuestion(row, reader) });
    } else {
      const row = change.data;
      const reader = { canModerate, choices: choices.get(row.id)?.get(accountId) ?? [], isOver };
      const wording = { language: chooseLanguage(language, undefined, schoolDefault), schoolDefault };
      if (row.removed_at) listener.publish({ id, event: 'pollRemoved', data: { id: row.id } });
      else if (row.state !== 'draft' || canModerate)
        listener.publish({ id, event: 'poll', data: presentPoll(row, reader, wording) });
    }
  }
}
