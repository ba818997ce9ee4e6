import { randomBytes } from 'node:crypto';
import type { Bodies, O3Content } from '../database/tables/o3.ts';
import type { Transaction } from '../database/pool.ts';
import { fold } from '../core/text/tokens.ts';
import { fromMarkdownText } from '../rich-text/from-markdown.ts';
import type { O3DemoSeed, O3Seed, O3TaskSeed, O3TeamSeed, O3Words } from './o3-format.ts';
import { media } from './read.ts';

const DAY_MS = 86_400_000;
const INVITATION_BYTES = 12;

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
        content: JSON.stringify(contentOf(card, now)),
        words: fold([...Object.values(card.title), ...Object.values(card.summary)].join(' ')),
        author_id: (card.author && people.get(card.author)) ?? null,
        is_featured: card.featured ?? false,
        position,
        people_count: card.people,
        published_at: new Date(now.getTime() - card.publishedDaysAgo * DAY_MS),
      })),
    )
    .execute();
  for (const card of cards) for (const team of card.teams ?? []) await loadTeam(tx, card, team, people, now);
}

const inDays = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();

async function loadTeam(
  tx: Transaction,
  card: Pick<O3Seed, 'id' | 'school' | 'publishedDaysAgo'>,
  team: O3TeamSeed,
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const person = (email: string): string => {
    const id = people.get(email);
    if (id === undefined) throw new Error(`seed/o3: nobody has ${email}`);
    return id;
  };
  const of = { school_id: card.school, team_id: team.id };
  const began = now.getTime() - card.publishedDaysAgo * DAY_MS;
  await tx
    .insertInto('o3_team')
    .values({
      id: team.id,
      school_id: card.school,
      card_id: card.id,
      title: team.title,
      is_open: team.open,
      invitation: randomBytes(INVITATION_BYTES).toString('base64url'),
      created_at: new Date(began),
    })
    .execute();
  const learners = team.learners.map(
    (email, index) => ({ email, role: index === 0 ? 'leader' : 'member' }) as const,
  );
  const reviewers = team.reviewers.map((email) => ({ email, role: 'reviewer' }) as const);
  await tx
    .insertInto('o3_team_member')
    .values(
      [...learners, ...reviewers].map(({ email, role }, index) => ({
        ...of,
        card_id: card.id,
        account_id: person(email),
        role,
        joined_at: new Date(began + index * DAY_MS),
      })),
    )
    .execute();
  await tx
    .insertInto('o3_task')
    .values(
      team.tasks.map(
        ({ title, text = '', stage, assignee, dueInDays, phase, remark = '', reviewer }, place) => ({
          ...of,
          title,
          body: text,
          stage,
          place,
          assignee_id: assignee === undefined ? null : person(assignee),
          due_on: dueInDays === undefined ? null : inDays(now, dueInDays).slice(0, 10),
          phase: phase ?? null,
          remark,
          reviewer_id: reviewer === undefined ? null : person(reviewer),
        }),
      ),
    )
    .execute();
}

/** Loads the demonstrations of one school; the transaction is bound to it. */
export async function loadDemos(tx: Transaction, demos: readonly O3DemoSeed[]): Promise<void> {
  if (demos.length === 0) return;
  await tx
    .insertInto('o3_demo')
    .values(
      demos.map(({ id, school, tool, title, body, tryUrl, steps }) => ({
        id,
        school_id: school,
        card_id: tool ?? null,
        title: JSON.stringify(title),
        content: JSON.stringify({ body: bodies(body), steps, ...(tryUrl && { tryUrl }) }),
      })),
    )
    .execute();
}

function contentOf(card: O3Seed, now: Date): O3Content {
  const { body, situation, approach, result, tasks, url, launchUrl, figures, steps, questions } = card;
  const { tools, scenarios, related, goals, phases, boardTasks } = card;
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
    ...(goals && { goals }),
    ...(phases && {
      phases: phases.map(({ startsInDays, endsInDays, ...phase }) => ({
        ...phase,
        ...(startsInDays !== undefined && { startsAt: inDays(now, startsInDays) }),
        ...(endsInDays !== undefined && { endsAt: inDays(now, endsInDays) }),
      })),
    }),
    ...(boardTasks && { boardTasks }),
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
