import { ResourceType } from '@stoa/api/enums';
import type pg from 'pg';
import { ACCOUNT_BASE, CATEGORY_BASE, LESSON_BASE, RESOURCE_BASE, SCHOOL_BASE, SECTION_BASE } from './ids.ts';

/** How much to make, over all schools. */
export interface Size {
  schools: number;
  members: number;
  resources: number;
}

const { Class, Course, Exam, Knowledge, Live, PurchaseCourse, Topic } = ResourceType;
/** What every ten resources are. */
const MIXTURE = [Class, Knowledge, Course, Class, Exam, Knowledge, Live, PurchaseCourse, Knowledge, Topic];
const WITH_LESSONS = [Course, Class, PurchaseCourse].join(', ');
const WITH_DATES = [Exam, Live, Class].join(', ');

const FACETS = 2;
const CATEGORIES_A_FACET = 8;
const SECTIONS = 2;
const LESSONS_A_SECTION = 4;
const ENROLLMENTS_A_MEMBER = 3;

/** Fills one of the schools with its share of members and contents. */
export async function fillSchool(
  client: pg.PoolClient,
  school: number,
  { schools, members, resources }: Size,
): Promise<void> {
  const schoolId = SCHOOL_BASE + BigInt(school);
  const share = Math.floor(resources / schools);
  const first = (school - 1) * share;
  const categories = CATEGORY_BASE + BigInt(school * 1000);
  const query = (text: string, values: unknown[]) => client.query(text, values);
  await query(`select set_config('stoa.school', $1, true)`, [String(schoolId)]);
  await query(
    `insert into membership (school_id, account_id, role, joined_at, sort_name, search_words)
     select $1, $2::bigint + n, case when n <= 20 * $3::int then 'teacher' else 'member' end, now() - n * interval '10 minutes',
       member_name(real_name, nick_name, email, mobile), member_words(real_name, nick_name, email, mobile)
     from generate_series($4::int, $5::int, $3::int) n join account on account.id = $2::bigint + n`,
    [schoolId, ACCOUNT_BASE, schools, school, members],
  );
  await query(
    `insert into category (id, school_id, parent_id, slug, name, position)
     select $1::bigint + f * 100, $2, null, 'facet-' || f, jsonb_build_object('en_US', 'Facet ' || f, 'zh_CN', '分类' || f), f from generate_series(1, $3::int) f`,
    [categories, schoolId, FACETS],
  );
  await query(
    `insert into category (id, school_id, parent_id, slug, name, position)
     select $1::bigint + f * 100 + c, $2, $1::bigint + f * 100, 'category-' || f || '-' || c, jsonb_build_object('en_US', 'Category ' || c, 'zh_CN', '类别' || c), c
     from generate_series(1, $3::int) f, generate_series(1, $4::int) c`,
    [categories, schoolId, FACETS, CATEGORIES_A_FACET],
  );
  await query(
    `insert into resource (id, school_id, type, slug, title, summary, cover_url, zone, audience, author_id, status, published_at, starts_at, ends_at, minutes,
       lesson_count, has_video, learner_count, download_count, hot_score, price, category_ids, search_vector, search_text)
     select $1::bigint + n, $2, type, 'resource-' || n, d.title, d.summary, '/media/covers/project-plan.svg', 1 + (n % 7 > 0)::int,
       case when n % 10 = 0 then 2 when n % 25 = 0 then 3 else 1 end, $3::bigint + 1 + (n * 31 % $4::int), case when n % 50 = 0 then 'draft' else 'published' end,
       now() - n % 1000 * interval '9 hours', s, s + interval '60 days', 30 + n % 90,
       case when type in (${WITH_LESSONS}) then $5::int else 0 end, type in (${WITH_LESSONS}) and n % 3 = 0, n * 7919 % 500, n * 104729 % 300, n * 7919 % 500 * 12 + n * 104729 % 300,
       case when type = ${PurchaseCourse} then '{"amount": 9900, "currency": "CNY"}'::jsonb end,
       array[$6::bigint + 101 + n * 13 % $7::int, $6::bigint + 201 + n * 17 / 5 % $7::int], d.vector, d.text
     from generate_series($8::int + 1, $8::int + $9::int) n
     cross join lateral (select (array[${MIXTURE.join(', ')}])[1 + n % 10] as type) t
     cross join lateral (select case when type in (${WITH_DATES}) then now() + (n % 120 - 90) * interval '1 day' end as s) times
     join document d on d.place = n * 379 % (select count(*) from document)`,
    [
      RESOURCE_BASE,
      schoolId,
      ACCOUNT_BASE,
      members,
      SECTIONS * LESSONS_A_SECTION,
      categories,
      CATEGORIES_A_FACET,
      first,
      share,
    ],
  );
  await fillClasses(client, schoolId, school, schools, members);
  await fillRest(client, schoolId);
}

async function fillClasses(
  client: pg.PoolClient,
  schoolId: bigint,
  school: number,
  schools: number,
  members: number,
): Promise<void> {
  await client.query(
    `insert into class (resource_id, school_id) select id, school_id from resource where school_id = $1 and type in (${WITH_LESSONS})`,
    [schoolId],
  );
  await client.query(
    `insert into class_teacher (class_id, school_id, account_id) select resource_id, class.school_id, author_id from class join resource on resource.id = class.resource_id where class.school_id = $1`,
    [schoolId],
  );
  await client.query(
    `insert into class_section (id, class_id, school_id, title, position)
     select $2::bigint + (resource_id - $3::bigint) * 10 + s, resource_id, school_id, jsonb_build_object('en_US', 'Part ' || s, 'zh_CN', '第' || s || '部分'), s from class, generate_series(1, $4::int) s where school_id = $1`,
    [schoolId, SECTION_BASE, RESOURCE_BASE, SECTIONS],
  );
  await client.query(
    `insert into lesson (id, class_id, section_id, school_id, title, kind, minutes, is_preview, position, body)
     select $2::bigint + (id - $3::bigint) * 10 + l, class_id, id, school_id, jsonb_build_object('en_US', 'Lesson ' || l, 'zh_CN', '第' || l || '课'), 'article', 10, position = 1 and l = 1, position * 10 + l,
       '{"en_US": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "A generated lesson."}]}]}}'
     from class_section, generate_series(1, $4::int) l where school_id = $1`,
    [schoolId, LESSON_BASE, SECTION_BASE, LESSONS_A_SECTION],
  );
  await client.query(
    `with numbered as (select resource_id, row_number() over (order by resource_id) - 1 as place from class where school_id = $1)
     insert into enrollment (class_id, school_id, account_id, enrolled_at, sort_name)
     select distinct resource_id, $1::bigint, $2::bigint + n, now() - n % 300 * interval '1 day', 'member ' || n
     from (select n, (n * 37 + e * 101) % (select count(*) from class where school_id = $1) as place from generate_series($3::int, $4::int, $5::int) n, generate_series(1, $6::int) e) pick
     join numbered using (place)`,
    [schoolId, ACCOUNT_BASE, school, members, schools, ENROLLMENTS_A_MEMBER],
  );
}

/** What is particular to other types, points, and a home page that shows them all. */
async function fillRest(client: pg.PoolClient, schoolId: bigint): Promise<void> {
  await client.query(
    `insert into article (resource_id, school_id, body)
     select id, school_id, jsonb_build_object('en_US', jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', summary ->> 'en_US'))))))
     from resource where school_id = $1 and type = ${Knowledge}`,
    [schoolId],
  );
  await client.query(
    `insert into exam (resource_id, school_id, minutes, pass_mark, attempts) select id, school_id, 20, 60, 3 from resource where school_id = $1 and type = ${Exam}`,
    [schoolId],
  );
  await client.query(
    `insert into live (resource_id, school_id, host_id, starts_at, minutes) select id, school_id, author_id, starts_at, 60 from resource where school_id = $1 and type = ${Live}`,
    [schoolId],
  );
  await client.query(
    `insert into point_event (school_id, account_id, points, reason, subject_id, at)
     select school_id, account_id, 5 + account_id % 50, 'bench', e, now() - (account_id + e * 17) % 400 * interval '1 day' from membership, generate_series(1, 3) e where school_id = $1`,
    [schoolId],
  );
  await client.query('select recount_points($1)', [schoolId]);
  const block = (type: string, sort: string) => ({
    id: `home-${type}`,
    type,
    title: { en_US: `Our ${type}`, zh_CN: `我们的${type}` },
    perLine: 4,
    limit: 8,
    source: { sort },
  });
  const blocks = [
    block('classes', '1'),
    block('courses', '0'),
    block('knowledge', '2'),
    block('exams', '0'),
    block('lives', '0'),
    { id: 'home-leaderboard', type: 'leaderboard', title: { en_US: 'Most active' }, period: 2, limit: 10 },
  ];
  await client.query(
    `insert into page (school_id, page_id, title, blocks) values ($1, 'home', '{"en_US": "Home", "zh_CN": "首页"}', $2)`,
    [schoolId, JSON.stringify(blocks)],
  );
}
