import type { Person } from '@stoa/api/schema';
import { ok, type Handlers } from '../../../contract/handlers.ts';
import { presentPerson } from '../../../core/people/people.presenter.ts';
import type { Services } from '../../../core/services.ts';
import { Problem } from '../../../http/problem.ts';
import { findQuestion } from './bank.repository.ts';
import { contentFrom } from './bank.service.ts';
import { examWriter } from './exam-writer.ts';
import { player, withPlayed } from './question-media.ts';
import { keyedOf } from './question-content.ts';
import { findVersion, listVersions } from './versions.repository.ts';

/** What questions were at their saves, for those who write them. */
export function versionsHandlers({
  database,
  secrets,
  clock,
}: Services): Pick<Handlers, 'listQuestionVersions' | 'getQuestionVersion'> {
  return {
    listQuestionVersions: async ({ path: { questionId }, headers, context }) => {
      const items = await database.read(examWriter(context, headers), async (tx) => {
        const question = await findQuestion(tx, questionId);
        if (!question) throw new Problem('NOT_FOUND');
        return (await listVersions(tx, questionId)).map((row) => ({
          ...presentSave(row),
          isCurrent: row.version === question.version,
          changed: row.changed,
        }));
      });
      return ok({ items });
    },
    getQuestionVersion: async ({ path: { questionId, version }, headers, context }) =>
      ok(
        await database.read(examWriter(context, headers), async (tx) => {
          const question = await findQuestion(tx, questionId);
          const row = await findVersion(tx, questionId, version);
          if (!question || !row) throw new Problem('NOT_FOUND');
          const { kind, points, text, unit, explanation } = row;
          const { folder, tags, level } = question;
          const content = withPlayed(keyedOf(contentFrom(row)), player({ secrets }, clock.now()));
          return {
            ...presentSave(row),
            question: { kind, folder, tags, level, points, text, ...content, unit, explanation },
          };
        }),
      ),
  };
}

interface SaveRow {
  version: number;
  created_at: Date;
  saver_id: string | null;
  nick_name: string | null;
  real_name: string | null;
  avatar_url: string | null;
}

/** Which version it is, and who saved it when. */
const presentSave = (row: SaveRow): { version: number; savedAt: string; savedBy: Person | null } => ({
  version: row.version,
  savedAt: row.created_at.toISOString(),
  savedBy:
    row.saver_id === null
      ? null
      : presentPerson({
          id: row.saver_id,
          nick_name: row.nick_name ?? '',
          real_name: row.real_name ?? '',
          avatar_url: row.avatar_url ?? '',
        }),
});
