import type { Transaction } from '../../database/pool.ts';
import type { JobHandler } from '../../core/jobs/jobs.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { textIn } from '../../i18n/translate.ts';
import { notify } from '../notifications/notify.ts';
import { findArticle } from './news.repository.ts';
import { listRecipients } from './subscription.repository.ts';

/** Tells those who subscribed that an article is new or was changed. */
export const KNOWLEDGE_NEWS_JOB = 'knowledge.news';

/** People who are told in one transaction. */
const BATCH = 200;
/** Of several changes in a row people hear once, so long after the last. */
const CHANGE_WAITS_MS = 10 * 60_000;

type News = 'new' | 'changed';
interface Input {
  articleId: string;
  news: News;
  /** When it is or was new, or was changed: a later moment has news of its own. */
  at: string;
}

/** Plans that people hear of an article that was just published. @param visibleAt when readers see it */
export async function notifySubscribers(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  article: { id: string; schoolId: string; accountId: string },
  { news, visibleAt, now }: { news: News; visibleAt: Date; now: Date },
): Promise<void> {
  const { id: articleId, schoolId, accountId } = article;
  const at = (news === 'new' ? visibleAt : now).toISOString();
  const input = { articleId, news, at } satisfies Input;
  const waitsUntil = new Date(
    Math.max(visibleAt.getTime(), now.getTime() + (news === 'changed' ? CHANGE_WAITS_MS : 0)),
  );
  await jobs.add(tx, {
    kind: KNOWLEDGE_NEWS_JOB,
    accountId,
    schoolId,
    input,
    ...(waitsUntil > now ? { runAt: waitsUntil } : {}),
  });
}

/** Tells people, some at a time; who was told is not told again after a failure. */
export const knowledgeNews =
  ({ database, clock }: Pick<Services, 'database' | 'clock'>): JobHandler =>
  async ({ input, state, accountId, schoolId }, save) => {
    if (!schoolId) return;
    const { articleId, news, at } = input as Input;
    let after: string | null = (state as { after?: string } | null)?.after ?? '0';
    while (after !== null) {
      const from: string = after;
      after = await database.write({ schoolId, accountId }, async (tx): Promise<string | null> => {
        const article = await findArticle(tx, articleId, clock.now());
        const since = news === 'new' ? article?.published_at : article?.updated_at;
        if (!article || since?.toISOString() !== at) return null;
        const { default_language: schoolDefault } = await findSchool(tx, schoolId);
        const people = await listRecipients(tx, {
          articleId,
          schoolId,
          isNew: news === 'new',
          after: from,
          limit: BATCH,
        });
        const title = textIn(article.title, schoolDefault, schoolDefault);
        const kind = news === 'new' ? 'articlePublished' : 'articleChanged';
        // Who published it knows.
        for (const person of people.filter((id) => id !== accountId))
          await notify(tx, {
            accountId: person,
            schoolId,
            kind,
            params: { articleId, title },
            now: clock.now(),
          });
        const last = people.at(-1);
        if (last !== undefined) await save({ after: last }, tx);
        return people.length < BATCH ? null : (last ?? null);
      });
    }
  };
