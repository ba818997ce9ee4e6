// npm run bench — requests a second and times on this machine, each beside the floor of the same run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import { ResourceType } from '@stoa/api/enums';
import Fastify from 'fastify';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { hashPassword } from '../core/identity/passwords.ts';
import { BENCH_SIZE, fill, generateSchools } from './generate.ts';
import { measureGrowth } from './growth.ts';
import { benchEmail, benchSchoolId } from './ids.ts';
import { measureMillion } from './million.ts';
import { compareRefusals } from './refusals.ts';
import { measureDocuments } from './documents.ts';
import { CONNECTIONS, measure, SECONDS, type Measure } from './measure.ts';
import { addToFloor, percentiles, print, type Row } from './rows.ts';
import { SUBJECTS } from './words.ts';

/** Names of the measures to take, separated by commas; all of them where it is not set. */
const ONLY = process.env.BENCH_ONLY?.split(',');
let nextPerson = 0;
const isWanted = (name: string) => ONLY?.includes(name) ?? true;
const PASSWORD = 'bench-password-1';
/** Kinds that searches narrow by, All among them. */
const SEARCHED = [ResourceType.All, ResourceType.Course, ResourceType.Knowledge, ResourceType.Class];
const LANGUAGES = ['en_US', 'zh_CN', 'ar_SA', 'ja_JP'] as const;

if (isWanted('growth')) await measureGrowth();
// Takes minutes and some GB on the disk: where it is asked for.
if (ONLY?.includes('million')) await measureMillion();
if (ONLY?.every((name) => name === 'growth' || name === 'million')) process.exit(0);

const folder = await mkdtemp(join(tmpdir(), 'stoa-bench-'));
const config = readConfig({
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  STOA_SEED: 'none',
  OVERLOAD_DELAY: '0',
  TRUST_PROXY: '127.0.0.1',
});
const opened = await openDatabase(config, console.log);
try {
  console.log(
    `Generating ${BENCH_SIZE.schools} schools, ${BENCH_SIZE.members} members, ${BENCH_SIZE.resources} resources…`,
  );
  const passwordHash = await hashPassword(PASSWORD);
  await fill(opened.connectionString, (pool) => generateSchools(pool, BENCH_SIZE, passwordHash));
  const app = await buildApp({
    config,
    database: opened.database,
    connectionString: opened.connectionString,
    requestsPerMinute: 0,
    pagesPerMinute: 0,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const floorAddress = await startFloor(opened.connectionString);
  const rows = new Map<string, Row>();
  for (const [name, path] of [
    ['floor: bare route', '/route'],
    ['floor: one-row select', '/select'],
  ] as const)
    rows.set(name, await measure(floorAddress, { name, requests: [{ path }] }));
  rows.set('floor: Argon2id hash', await measureHashes());
  const { access_token: token } = await signIn(address);
  const classIds = (
    await opened.database.pool.query<{ id: string }>(
      'select id from resource where school_id = $1 and type = any($3) and audience = 1 and status = $2 order by id limit 200',
      [benchSchoolId(1), 'published', [ResourceType.Course, ResourceType.Class]],
    )
  ).rows.map((row) => row.id);
  for (const one of measures(token, classIds).filter(({ name }) => isWanted(name))) {
    rows.set(one.name, await measure(address, one));
    // A machine that does other things beside is compared with itself of just before and just after.
    if (one.floor === 'hash') addToFloor(rows, await measureHashes());
  }
  if (isWanted('refresh')) rows.set('refresh', await measureRefresh(address));
  print(
    [...rows.values()],
    new Map(measures(token, classIds).map((one) => [one.name, one.floor ?? 'select'])),
  );
  if (isWanted('documents'))
    await measureDocuments(address, app, {
      schoolIds: Array.from({ length: 10 }, (_, n) => benchSchoolId(1 + n)),
      classIds,
    });
  if (isWanted('login')) await compareRefusals(address);
  await app.close();
} finally {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);

function measures(token: string, classIds: readonly string[]): Measure[] {
  const school = (n: number) => benchSchoolId(1 + (n % BENCH_SIZE.schools));
  const each = (count: number, make: (n: number) => autocannon.Request) =>
    Array.from({ length: count }, (_, n) => make(n));
  const words = Object.values(SUBJECTS)
    .flatMap((subject) => Object.values(subject as unknown as Record<string, string>))
    .filter((word) => typeof word === 'string');
  const keyword = (n: number) => encodeURIComponent(words[n % Math.max(1, words.length)] ?? 'plan');
  const signedIn = { authorization: `Bearer ${token}` };
  return [
    {
      name: 'portal home data',
      requests: each(10, (n) => ({
        path: `/api/portal/api/v1/portal/open/home?schoolId=${school(n)}&sxz-lang=${LANGUAGES[n % 4]}`,
      })),
    },
    {
      name: 'portal home data, signed in',
      requests: each(10, (n) => ({
        path: `/api/portal/api/v1/portal/open/home?schoolId=${school(n)}&sxz-lang=en_US`,
        headers: signedIn,
      })),
    },
    // More different searches than the cache holds: most are computed.
    {
      name: 'search',
      requests: each(9000, (n) => ({
        path: `/api/search/v1/resources?schoolId=${school(n)}&keyword=${keyword(Math.floor(n / 10))}&sort=${n % 3}&type=${SEARCHED[Math.floor(n / 7) % SEARCHED.length]}&pageNumber=${1 + (Math.floor(n / 30) % 5)}&pageSize=${10 + (n % 11)}&sxz-lang=en_US`,
      })),
    },
    {
      name: 'search, repeated words',
      requests: each(40, (n) => ({
        path: `/api/search/v1/resources?schoolId=${school(n)}&keyword=${keyword(n)}&sxz-lang=en_US`,
      })),
    },
    {
      name: 'class page',
      requests: classIds.map((id) => ({
        path: `/api/class/v1/open/classes/${id}?schoolId=${benchSchoolId(1)}&sxz-lang=en_US`,
      })),
    },
    {
      name: 'login',
      floor: 'hash',
      // Each sign-in is another person's at another address, whichever connection it comes by.
      requests: [
        {
          method: 'POST',
          path: '/api/auth/oauth/token',
          setupRequest: (request) => {
            const n = nextPerson++;
            return {
              ...request,
              headers: {
                'content-type': 'application/x-www-form-urlencoded',
                'x-forwarded-for': `10.${n % 200}.${Math.floor(n / 200) % 250}.7`,
              },
              body: `grant_type=password&username=${benchEmail(2000 + (n % 10_000))}&password=${PASSWORD}`,
            };
          },
        },
      ],
    },
  ];
}

/** The least that a request can cost here: Fastify alone, and with one row of the same database. */
async function startFloor(connectionString: string): Promise<string> {
  const floor = Fastify();
  const pool = new pg.Pool({ connectionString, max: 10 });
  floor.get('/route', async () => ({ ok: true }));
  floor.get(
    '/select',
    async () =>
      (await pool.query('select id, email, nick_name from account where id = $1', ['1791000000000000001']))
        .rows[0],
  );
  return floor.listen({ port: 0, host: '127.0.0.1' });
}

async function measureHashes(): Promise<Row> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await hashPassword(PASSWORD);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return {
    name: 'floor: Argon2id hash',
    perSecond: times.length / SECONDS,
    ...percentiles(times),
    failed: 0,
  };
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

async function signIn(address: string, username = benchEmail(1)): Promise<Tokens> {
  const answer = await fetch(`${address}/api/auth/oauth/token`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.9.${username.length}.${Number(username.replaceAll(/\D/g, '')) % 250}` },
    body: new URLSearchParams({ grant_type: 'password', username, password: PASSWORD }),
  });
  return (await answer.json()) as Tokens;
}

/** Sign-ins that are renewed over and over, as browsers do; the same client as for the floor. */
async function measureRefresh(address: string): Promise<Row> {
  const signIns = await Promise.all(
    // Each connection keeps one; some are lost where a run ends with an answer under way.
    Array.from({ length: CONNECTIONS * 6 }, (_, n) => signIn(address, benchEmail(1000 + n))),
  );
  const tokens = signIns.map((one) => one.refresh_token);
  return measure(address, {
    name: 'refresh',
    requests: [
      {
        method: 'POST',
        path: '/api/auth/oauth/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        setupRequest: (request) => ({
          ...request,
          body: `grant_type=refresh_token&refresh_token=${tokens.shift()}`,
        }),
        onResponse: (status, body) => {
          if (status === 200) tokens.push((JSON.parse(body) as Tokens).refresh_token);
        },
      },
    ],
  });
}
