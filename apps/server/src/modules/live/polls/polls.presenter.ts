import type { LivePoll } from '@stoa/api/schema';
import type { Wording } from '../../../core/schools/caller.ts';
import { translate } from '../../../i18n/translate.ts';
import type { PollRow } from './polls.repository.ts';

/** Who is told of a poll. */
export interface PollReader {
  canModerate: boolean;
  choices: readonly number[];
  /** The session is over, and its polls with it. */
  isOver: boolean;
}

/** A poll as one person meets it: results are for those who moderate, and for all once they are shared. */
export function presentPoll(
  row: PollRow,
  { canModerate, choices, isOver }: PollReader,
  { language, schoolDefault }: Pick<Wording, 'language' | 'schoolDefault'>,
): LivePoll {
  const question = translate(row.question, language, schoolDefault);
  return {
    id: row.id,
    sequence: row.sequence,
    question: question.text,
    lang: question.language,
    options: row.options.map((option) => translate(option, question.language, schoolDefault).text),
    isMultiple: row.is_multiple,
    state: row.state === 'open' && isOver ? 'closed' : row.state,
    isShared: row.is_shared,
    choices: [...choices],
    results: canModerate || row.is_shared ? { voterCount: row.voter_count, counts: row.counts } : null,
    openedAt: row.opened_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    texts:
      canModerate && row.state === 'draft'
        ? { question: row.question, options: row.options.map((option) => option) }
        : null,
  };
}
