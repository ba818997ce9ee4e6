import type { Bodies, O3Content } from '../database/tables/o3.ts';
import type { Transaction } from '../database/pool.ts';
import { fold } from '../core/text/tokens.ts';
import { fromMarkdownText } from '../rich-text/from-markdown.ts';
import type { O3Seed, O3TaskSeed, O3Words } from './o3-format.ts';
import { media } from './read.ts';

const DAY_MS = 86_400_000;

/** Loads the o3 area of one school; the transaction is bound to it. */
export async function loadO3(
  tx: Transaction,
  cards: readonly O3Seed[],
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  if (cards.length === 0) return;
  await tx
    .insertInto('o3_card')
    .values(
      cards.map((card, position) => ({
        id: card.id,
        school_id: card.school,
        kind: card.kind,
        title: JSON.stringify(card.title),
        summary: JSON.stringify(card.summary),
        cover_url: card.cover ? media(card.cover) : '',
        tags: JSON.stringify(card.tags),
        content: JSON.stringify(contentOf(card)),
        words: fold([...Object.values(card.title), ...Object.values(card.summary)].join(' ')),
        author_id: (card.author && people.get(card.author)) ?? null,
        is_featured: card.featured ?? false,
        position,
        people_count: card.people,
        published_at: new Date(now.getTime() - card.publishedDaysAgo * DAY_MS),
      })),
    )
    .execute();
}

function contentOf(card: O3Seed): O3Content {
  const { body, situation, approach, result, tasks, url, launchUrl, figures, steps, questions } = card;
  const { tools, scenarios, related } = card;
  return {
    ...(body && { body: bodies(body) }),
    ...(situation && { situation: bodies(situation) }),
    ...(approach && { approach: bodies(approach) }),
    ...(result && { result: bodies(result) }),
    ...(tasks && { tasks: tasks.map(taskOf) }),
    ...(url && { url }),
    ...(launchUrl && { launchUrl }),
    ...(figures && { figures }),
    ...(steps && { steps }),
    ...(questions && { questions }),
    ...(tools && { tools }),
    ...(scenarios && { scenarios }),
    ...(related && { related }),
  };
}

const bodies = (texts: O3Words): Bodies =>
  Object.fromEntries(
    Object.entries(texts).map(([language, markdown]) => [language, fromMarkdownText(markdown)]),
  );

const taskOf = ({ body, options = [], answers = [], right, ...task }: O3TaskSeed) => ({
  ...task,
  body: bodies(body),
  options,
  answers: right === undefined ? answers : Object.values(options[right - 1] ?? {}),
});
