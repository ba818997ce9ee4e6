import { expect, it } from 'vitest';
import { blockChecks } from '../../../core/pages/stored-block.ts';
import { acrossMigration } from '../../../testing/migration.ts';

const [SCHOOL, OTHER, PERSON, RESOURCE, SECOND, CATEGORY] = [
  '1799000000000000001',
  '1799000000000000002',
  '1799000000000000003',
  '1799000000000000004',
  '1799000000000000005',
  '1799000000000000006',
];

const text = { en_US: 'Text' };
const thanks = { title: text, text };
const cards = { title: text, perLine: 4, limit: 8 };

it('gives blocks ids for addresses and slugs', async () => {
  const before = [
    {
      id: 'a',
      type: 'honours',
      title: text,
      cards: [
        { person: 'nobody@stoa.example', ...thanks },
        { person: 'person@stoa.example', ...thanks },
      ],
    },
    { id: 'b', type: 'classes', ...cards, source: { slugs: ['second', 'no-such', 'first', 'second'] } },
    { id: 'c', type: 'classes', ...cards, source: { slugs: ['no-such'], sort: '1' } },
    { id: 'd', type: 'classes', ...cards, source: { categories: ['planning'], slugs: [] } },
    { id: 'e', type: 'classes', ...cards, source: { sort: '0' } },
    { id: 'f', type: 'banner', slides: [{ title: text, text, image: '/a.svg', alt: {} }] },
    { id: 'g', type: 'hologram', depth: 3 },
    { id: 'h', type: 'honours', title: text, cards: [] },
  ];
  const { rows } = await acrossMigration('0026_page_blocks.sql', {
    before: async (client) => {
      await client.query(
        `insert into school (id, default_language, languages, name) select id, 'en_US', '{en_US}', '{}' from unnest('{${SCHOOL},${OTHER}}'::bigint[]) id;
       insert into account (id, email) values (${PERSON}, 'person@stoa.example');
       insert into resource (id, school_id, type, slug, title) values (${RESOURCE}, ${SCHOOL}, 5, 'first', '{}'), (${SECOND}, ${SCHOOL}, 5, 'second', '{}'),
         (1799000000000000007, ${OTHER}, 5, 'no-such', '{}');
       insert into category (id, school_id, slug, name, position) values (${CATEGORY}, ${SCHOOL}, 'planning', '{}', 0)`,
      );
      await client.query(
        `insert into page (school_id, page_id, title, blocks) values ($1, 'home', '{}', $2), ($1, 'empty', '{}', '[]')`,
        [SCHOOL, JSON.stringify(before)],
      );
    },
    after: (client) =>
      client.query<{ blocks: { type: string }[] }>(`select blocks from page order by page_id desc`),
  });
  expect(rows).toEqual([
    {
      blocks: [
        { id: 'a', type: 'honours', title: text, cards: [{ personId: PERSON, ...thanks }] },
        { id: 'b', type: 'classes', ...cards, source: { resourceIds: [SECOND, RESOURCE] } },
        { id: 'c', type: 'classes', ...cards, source: { resourceIds: [], sort: '1' } },
        { id: 'd', type: 'classes', ...cards, source: { categoryIds: [CATEGORY] } },
        { id: 'e', type: 'classes', ...cards, source: { sort: '0' } },
        { id: 'f', type: 'banner', slides: [{ title: text, text, image: '/a.svg' }] },
        { id: 'g', type: 'hologram', depth: 3 },
        { id: 'h', type: 'honours', title: text, cards: [] },
      ],
    },
    { blocks: [] },
  ]);
  for (const block of rows[0]?.blocks ?? [])
    expect([block.type, blockChecks().get(block.type)?.(block)]).toEqual([block.type, undefined]);
}, 60_000);
