import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { hashPassword } from '../core/identity/passwords.ts';
import { SecretBox } from '../platform/secret-box.ts';
import { fillFeed } from './feed.ts';
import { fill, generateSchools, withoutTriggers } from './generate.ts';
import { ACCOUNT_BASE, benchEmail, benchSchoolId, RESOURCE_BASE } from './ids.ts';

/** How much the school has that is asked. */
export interface SchoolSize {
  members: number;
  resources: number;
}
interface GrowthSize extends SchoolSize {
  /** Schools beside it, without anything in them. */
  others: number;
}
const SMALL: GrowthSize = { members: 500, resources: 200, others: 5 };
const LARGE: GrowthSize = { members: 100_000, resources: 20_000, others: 500 };
/** A list may take so many times as long where the school is large. */
const LIMIT = 2;
const ROUNDS = 25;
const WARM_ROUNDS = 4;
const PASSWORD = 'bench-password-1';
/** The school that is asked. */
export const SCHOOL = benchSchoolId(1);
/** Who asks. */
export const OWNER = String(ACCOUNT_BASE + 1n);
const MEMBER = String(ACCOUNT_BASE + 2n);
/** A class that everybody is in. */
const CLASS = String(RESOURCE_BASE + 10n);

/** What is asked: the address, for the size of the school. */
interface Question<Size extends SchoolSize> {
  name: string;
  path: (size: Size) => string;
}
const members = (query: string) => () => `/api/school/members/?pageSize=20${query}`;
const feedback = (query: string) => () =>
  `/api/portal/api/v1/portal/feedback?tenantId=${SCHOOL}&scope=school${query}`;
const questions = (query: string) => () => `/api/exam/v1/manage/questions?pageSize=20${query}`;
/** The leaderboard of a period, 1 to 4. */
export const leaderboard = (period: number) => () =>
  `/api/portal/api/v1/portal/leaderboard-resource/points?schoolId=${SCHOOL}&period=${period}`;
const QUESTIONS: Question<GrowthSize>[] = [
  { name: 'members, newest', path: members('') },
  { name: 'members, by name', path: members('&sort=name') },
  { name: 'members, by role', path: members('&sort=role') },
  { name: 'members, teachers by name', path: members('&sort=name&role=teacher') },
  { name: 'members, disabled', path: members('&isValid=0&sort=name') },
  { name: 'members, search "e"', path: members('&keyword=e') },
  { name: 'members, search "77"', path: members('&keyword=77') },
  { name: 'members, search "7z" of nobody', path: members('&keyword=7z') },
  { name: 'members, search an address', path: members('&keyword=bench321%40') },
  { name: 'members, search of nobody', path: members('&keyword=zebracorn') },
  { name: 'invitations, open', path: () => '/api/school/invitations?status=open' },
  { name: 'invitations, used', path: () => '/api/school/invitations?status=used' },
  { name: 'invitations, expired', path: () => '/api/school/invitations?status=expired' },
  { name: 'invitations, withdrawn', path: () => '/api/school/invitations?status=withdrawn' },
  { name: 'invitations, void', path: () => '/api/school/invitations?status=void' },
  { name: 'feedback', path: feedback('') },
  { name: 'feedback, new', path: feedback('&status=new') },
  { name: 'feedback, rare type', path: feedback('&complaintType=fraud') },
  { name: 'feedback, search "video"', path: feedback('&keyword=video') },
  { name: 'feedback, search "7z" of nothing', path: feedback('&keyword=7z') },
  { name: 'feedback, search of nothing', path: feedback('&keyword=zebracorn') },
  { name: 'mails', path: () => '/api/school/mails' },
  { name: 'mails, failed', path: () => '/api/school/mails?status=failed' },
  { name: 'bulletins', path: () => '/api/portal/api/v1/portal/bulletins' },
  { name: 'bulletins, ended', path: () => '/api/portal/api/v1/portal/bulletins?state=ended' },
  { name: 'bulletins, running', path: () => '/api/portal/api/v1/portal/bulletins?state=running' },
  { name: 'statistics', path: () => '/api/portal/api/v1/portal/statistics?from=2026-10-01&to=2026-10-31' },
  { name: 'footer', path: () => '/api/portal/api/v1/portal/footer/settings' },
  { name: 'words not accepted', path: () => '/api/moderation/v1/words' },
  {
    name: 'search, first page of all',
    path: () => `/api/search/v1/resources?schoolId=${SCHOOL}&pageSize=20`,
  },
  {
    name: 'search, last page of all',
    path: ({ resources }) =>
      `/api/search/v1/resources?schoolId=${SCHOOL}&pageSize=20&pageNumber=${Math.floor((resources * 0.88) / 20)}`,
  },
  { name: 'resources', path: () => `/api/portal/api/v1/portal/resource?schoolId=${SCHOOL}` },
  { name: 'class page', path: () => `/api/class/v1/open/classes/${CLASS}?schoolId=${SCHOOL}` },
  {
    name: 'class members',
    path: () => `/api/class/v1/classes/${CLASS}/members?schoolId=${SCHOOL}`,
  },
  // The variant of those who are signed in: visitors are answered from a cache.
  { name: 'open schools', path: () => '/api/ischool/v1/schools/open-school-permission' },
  {
    name: 'open schools, search',
    path: () => '/api/ischool/v1/schools/open-school-permission?keyword=zebracorn',
  },
  {
    name: 'open schools, search "7z"',
    path: () => '/api/ischool/v1/schools/open-school-permission?keyword=7z',
  },
  { name: 'question bank', path: questions('') },
  { name: 'question bank, search "goal"', path: questions('&keyword=goal') },
  { name: 'question bank, search of one', path: questions('&keyword=number%20777%20') },
  { name: 'question bank, search of nothing', path: questions('&keyword=zebracorn') },
  { name: 'question bank, rare folder', path: questions('&folder=Rare') },
  { name: 'question bank, rare language', path: questions('&language=ar_SA') },
  { name: 'question bank, frequent language', path: questions('&language=en_US') },
  { name: 'feed of a twentieth', path: () => `/api/personal-center/feed?schoolId=${SCHOOL}` },
  { name: 'leaderboard, always', path: leaderboard(4) },
  { name: 'leaderboard, month', path: leaderboard(2) },
];

/** Times of the same questions to a small and to a large school, and how many times as long the large one takes. */
export async function measureGrowth(): Promise<void> {
  const small = await measureSchool(SMALL, QUESTIONS, fillManagement);
  const large = await measureSchool(LARGE, QUESTIONS, fillManagement);
  console.log(
    `\n${'growth'.padEnd(32)}${`${SMALL.members}`.padStart(10)}${`${LARGE.members}`.padStart(10)}   ratio`,
  );
  for (const [name, before] of small) {
    const after = large.get(name) ?? before;
    const ratio = after.ms / before.ms;
    console.log(
      `${name.padEnd(32)}${before.ms.toFixed(1).padStart(10)}${after.ms.toFixed(1).padStart(10)}   x${ratio.toFixed(1)}${ratio > LIMIT ? '  more than twice' : ''}${before.status === 200 && after.status === 200 ? '' : `  status ${before.status}, ${after.status}`}`,
    );
  }
}

interface Time {
  /** The fastest: what else the machine does makes the others longer, not the lists. */
  ms: number;
  /** The first one: nothing is in a cache yet. */
  firstMs: number;
  /** All but one of twenty were as fast. */
  p95Ms: number;
  status: number;
}

/**
 * Times of questions to a school that is generated for them, as its owner.
 * @param fillMore what the school has beside members and resources
 */
export async function measureSchool<Size extends SchoolSize>(
  size: Size,
  questions: readonly Question<Size>[],
  fillMore: (client: pg.PoolClient, size: Size, box: SecretBox) => Promise<void>,
): Promise<Map<string, Time>> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-growth-'));
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    STOA_SEED: 'none',
    OVERLOAD_DELAY: '0',
  });
  const opened = await openDatabase(config, console.log);
  let app: FastifyInstance | undefined;
  try {
    console.log(`Generating a school of ${size.members} members and ${size.resources} resources…`);
    const passwordHash = await hashPassword(PASSWORD);
    await fill(opened.connectionString, async (pool) => {
      await generateSchools(pool, { schools: 1, ...size }, passwordHash);
      const client = await pool.connect();
      try {
        await client.query(`set statement_timeout = 0; select set_config('stoa.school', '${SCHOOL}', false)`);
        await client.query(`update membership set role = 'owner' where account_id = $1`, [OWNER]);
        await fillMore(client, size, new SecretBox(config));
        await client.query('vacuum analyze');
      } finally {
        client.release(true);
      }
    });
    app = await buildApp({
      config,
      database: opened.database,
      connectionString: opened.connectionString,
      requestsPerMinute: 0,
    });
    return await ask(app, size, questions);
  } finally {
    await app?.close();
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ask<Size extends SchoolSize>(
  app: FastifyInstance,
  size: Size,
  questions: readonly Question<Size>[],
): Promise<Map<string, Time>> {
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'password',
      username: benchEmail(1),
      password: PASSWORD,
    }).toString(),
  });
  const headers = { authorization: `Bearer ${signedIn.json().access_token}`, tenantid: SCHOOL };
  const times = new Map<string, Time>();
  for (const { name, path } of questions) {
    const taken: number[] = [];
    let status = 0;
    for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
      const url = path(size);
      const before = performance.now();
      status = (await app.inject({ method: 'GET', url, headers })).statusCode;
      taken.push(performance.now() - before);
    }
    const [firstMs = 0] = taken;
    const warm = taken.slice(WARM_ROUNDS).sort((a, b) => a - b);
    times.set(name, {
      ms: warm[0] ?? 0,
      firstMs,
      p95Ms: warm[Math.ceil(warm.length * 0.95) - 1] ?? 0,
      status,
    });
  }
  return times;
}

/** What those who run the school look through, as much of it as there are members. */
async function fillManagement(
  client: pg.PoolClient,
  { members: count, others }: GrowthSize,
  box: SecretBox,
): Promise<void> {
  const cipher = box.seal('invitation', 'a link');
  await client.query(`update membership set status = 'disabled' where account_id = $1`, [MEMBER]);
  await client.query(
    `insert into invitation (school_id, token_hash, token_cipher, role, invited_by, email, uses_left, created_at, expires_at)
       select $1, sha256(n::text::bytea), $3, 'member', $4, 'invited' || n || '@stoa.example', (n % 3 > 0)::int,
         now() - n * interval '1 minute', now() + interval '7 days' - n * interval '1 minute'
       from generate_series(1, $2::int) n`,
    [SCHOOL, count, cipher, OWNER],
  );
  await client.query(
    `insert into feedback (school_id, account_id, kind, feedback_type, content, allow_contact, language, status, reply, created_at)
       select $1, $2::bigint + n, 'feedback', n % 4, 'The video stops at minute ' || n, false, 'en_US',
         (array['new', 'inProgress', 'answered', 'closed'])[1 + n % 4], 'Thank you', now() - n * interval '1 minute'
       from generate_series(1, $3::int) n`,
    [SCHOOL, ACCOUNT_BASE, count],
  );
  await client.query(
    `insert into mail (school_id, kind, recipient, priority, status, attempts, reason, created_at, tried_since, next_try_at)
       select $1, 'account', 'mailed' || n || '@stoa.example', 1, case when n % 3 = 0 then 'failed' else 'waiting' end, 3,
         'unreachable', moment, moment, now() + interval '1 day'
       from generate_series(1, $2::int) n, lateral (select now() - n * interval '1 minute' as moment) times`,
    [SCHOOL, count],
  );
  await client.query(
    `insert into bulletin (school_id, content, start_time, end_time, status)
       select $1, '{"en_US": "Closed on Friday"}', now() - n * interval '1 hour', now() - n * interval '1 hour' + interval '1 day', (n % 10 > 0)::int
       from generate_series(1, $2::int) n`,
    [SCHOOL, count],
  );
  await client.query(
    `insert into enrollment (class_id, school_id, account_id)
       select $2, $1, account_id from membership where school_id = $1 on conflict do nothing`,
    [SCHOOL, CLASS],
  );
  await client.query(
    `insert into school (is_open, default_language, languages, name)
       select true, 'en_US', '{en_US}', jsonb_build_object('en_US', 'Other school ' || n) from generate_series(1, $1::int) n`,
    [others],
  );
  // Half as many as there are members: 50,000 of the large one.
  await client.query(
    `with made as (
       insert into question (school_id, kind, folder, tags, languages, search_text)
       select $1, 'essay', case when n % 1000 = 0 then 'Rare' else 'Folder ' || n % 40 end, array['tag ' || n % 30],
         case when n % 1000 = 0 then '{ar_SA,en_US}'::text[] else '{en_US}' end,
         'which goal does number ' || n || ' name?' from generate_series(1, $2::int / 2) n returning id, search_text)
     insert into exam_question_version (question_id, version, school_id, kind, text)
       select id, 1, $1, 'essay', jsonb_build_object('en_US', search_text) from made`,
    [SCHOOL, count],
  );
  await withoutTriggers(client, () => fillFeed(client, SCHOOL, OWNER));
}
