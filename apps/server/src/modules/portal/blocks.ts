import type { Block, ResourceCard } from '@stoa/api/schema';
import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import { presentCard, selectCards, visible } from '../resources/resource-card.ts';
import { presentListing } from '../schools/directory.presenter.ts';
import { listSchools } from '../schools/directory.repository.ts';
import { type SchoolRow } from '../../core/schools/schools.repository.ts';
import { findStanding } from './leaderboard.repository.ts';
import { countFigures, findPeople, type StoredBlock, type StoredSource } from './page.repository.ts';
import { presentPlace } from './leaderboard.presenter.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';

/** Resource types that a block shows, by the block's type. */
const BLOCK_TYPES = {
  courses: [1, 10, 11],
  classes: [5],
  exams: [2, 12],
  knowledge: [3],
  lives: [4],
} as const;
const SORT_COLUMNS = { '0': 'published_at', '1': 'hot_score', '2': 'download_count' } as const;
const SUB_SCHOOLS_MAX = 20;

type ResourceBlock = Extract<StoredBlock, { source: StoredSource }>;
const isResourceBlock = (block: StoredBlock): block is ResourceBlock => block.type in BLOCK_TYPES;

/** Who looks, and how the texts are wanted. */
export interface BlockContext {
  school: SchoolRow;
  language: Language;
  member: boolean;
  now: Date;
}

/**
 * Fills the blocks of a page with what they show. One statement for all resource blocks together, one for each other
 * kind that is there: the number does not grow with rows or cards.
 */
export async function fillBlocks(
  tx: Transaction,
  blocks: StoredBlock[],
  context: BlockContext,
): Promise<Block[]> {
  const { school, language } = context;
  const say = (translations: Parameters<typeof textIn>[0]) =>
    textIn(translations, language, school.default_language);
  const resources = await loadResourceBlocks(tx, blocks.filter(isResourceBlock), context);
  const figures = blocks.some((block) => block.type === 'figures')
    ? await countFigures(tx, school.id)
    : { classes: 0, lessons: 0 };
  const emails = blocks.flatMap((block) =>
    block.type === 'honours' ? block.cards.map((card) => card.person) : [],
  );
  const honoured = emails.length > 0 ? await findPeople(tx, emails) : [];
  const subSchools = blocks.some((block) => block.type === 'subSchools')
    ? (await listSchools(tx, { parentId: school.id, openOr: [], pageNumber: 1, pageSize: SUB_SCHOOLS_MAX }))
        .items
    : [];
  const filled: Block[] = [];
  for (const block of blocks) {
    switch (block.type) {
      case 'banner':
        filled.push({
          id: block.id,
          type: 'banner',
          slides: block.slides.map((slide) => ({
            title: say(slide.title),
            text: say(slide.text),
            imageUrl: slide.image,
            imageAlt: say(slide.alt),
            action: slide.action ? { label: say(slide.action.label), url: slide.action.url } : null,
          })),
        });
        break;
      case 'leaderboard': {
        const { items } = await findStanding(tx, {
          schoolId: school.id,
          kind: 'points',
          period: block.period,
          limit: block.limit,
          now: context.now,
        });
        const places = items.map((row) => presentPlace(row, undefined));
        filled.push({
          id: block.id,
          type: 'leaderboard',
          title: say(block.title),
          kind: 'points',
          period: block.period,
          items: places,
          moreUrl: `/portal/${school.id}/more?list=leaderboard`,
        });
        break;
      }
      case 'honours': {
        const cards = block.cards.flatMap((card) => {
          const person = honoured.find((row) => row.email === card.person);
          return person
            ? [{ id: person.id, person: presentPerson(person), title: say(card.title), text: say(card.text) }]
            : [];
        });
        filled.push({ id: block.id, type: 'honours', title: say(block.title), cards });
        break;
      }
      case 'subSchools':
        filled.push({
          id: block.id,
          type: 'subSchools',
          title: say(block.title),
          perLine: block.perLine,
          items: subSchools.map((row) => presentListing(row, [], language, undefined)),
          moreUrl: `/portal/${school.id}/sub-school`,
        });
        break;
      case 'figures': {
        const values = { learners: school.learner_count, languages: school.languages.length, ...figures };
        filled.push({
          id: block.id,
          type: 'figures',
          items: block.items.map(({ kind, label }) => ({ kind, label: say(label), value: values[kind] })),
        });
        break;
      }
      case 'richText': {
        const languages = Object.fromEntries(Object.keys(block.body).map((code) => [code, code]));
        const found = translate(languages, language, school.default_language).language;
        filled.push({
          id: block.id,
          type: 'richText',
          title: block.title ? say(block.title) : null,
          body: block.body[found] ?? { type: 'doc', content: [] },
          lang: found,
        });
        break;
      }
      default:
        filled.push({
          id: block.id,
          type: block.type,
          title: say(block.title),
          perLine: block.perLine,
          items: resources.get(block.id) ?? [],
          moreUrl: `/portal/${school.id}/more?blockId=${block.id}`,
        });
    }
  }
  return filled;
}

/** The cards of every resource block by its id. */
async function loadResourceBlocks(
  tx: Transaction,
  blocks: ResourceBlock[],
  { school, language, member, now }: BlockContext,
): Promise<Map<string, ResourceCard[]>> {
  if (blocks.length === 0) return new Map();
  const onlooker = visible({ member, now });
  const picks = blocks.map((block) => {
    const { slugs, categories, sort } = block.source;
    const inCategories = sql`resource.category_ids && array(select category.id from category where category.school_id = ${school.id} and category.slug = any(${sql.val(categories ?? [])}::text[]))`;
    const conditions = [
      sql`resource.school_id = ${school.id}`,
      onlooker,
      sql`resource.type = any(${sql.val([...BLOCK_TYPES[block.type]])}::smallint[])`,
      ...(slugs?.length ? [sql`resource.slug = any(${sql.val(slugs)}::text[])`] : []),
      ...(categories?.length ? [inCategories] : []),
    ];
    const order = slugs?.length
      ? sql`array_position(${sql.val(slugs)}::text[], resource.slug)`
      : sql`${sql.ref(`resource.${SORT_COLUMNS[sort ?? '0']}`)} desc, resource.id desc`;
    return sql`(select resource.id, ${block.id}::text as block, row_number() over (order by ${order}) as place from resource where ${sql.join(conditions, sql` and `)} order by ${order} limit ${block.limit})`;
  });
  const rows = await selectCards(tx)
    .innerJoin(
      sql<{ id: string; block: string; place: string }>`(${sql.join(picks, sql` union all `)})`.as('pick'),
      (join) => join.onRef('pick.id', '=', 'resource.id'),
    )
    .select('pick.block')
    .orderBy('pick.block')
    .orderBy('pick.place')
    .execute();
  const cards = new Map<string, ResourceCard[]>();
  for (const row of rows) {
    const list = cards.get(row.block) ?? [];
    list.push(presentCard(row, { language, schoolDefault: school.default_language, now }));
    cards.set(row.block, list);
  }
  return cards;
}
