import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { endOrphans } from '../../apps/server/src/database/orphans.ts';
import { connect, kill, KINDS, openUrl, placesOf, ready, type Kind } from './running.ts';
import { signIn } from './sign-in.ts';
import { startServer } from './server-process.ts';

const SCHOOL = '1700000000000000001';
/** The class that is entered and left again and again. */
const CLASS = '1770000000000000004';
const PASSWORD = 'a phrase of my own';
/** How long writes come in before the kill, at random between these. */
const WRITING_MIN_MS = 50;
const WRITING_MAX_MS = 1500;
/** What rounds of kills came to. */
export interface Outcome {
  rounds: number;
  acknowledged: number;
  lost: string[];
  doubled: string[];
  failedStarts: string[];
  /** Answers that no fault excuses. */
  wrong: string[];
  /** From the kill until /readyz says yes, by what was killed. */
  readyMs: Record<Kind, number[]>;
}

/** What was asked for last, and the last of it that was acknowledged. */
interface Latest<T> {
  acknowledged: T;
  asked: T[];
}

interface Written {
  isEnrolled: Latest<boolean>;
  nickName: Latest<string>;
  progress: Latest<string>;
  /** Contents, and whether the server said that it has them. */
  feedback: Map<string, boolean>;
  registered: Map<string, boolean>;
}

/**
 * Kills a server, its database, one connection of it, or both, again and again while people write, starts again what
 * does not start by itself, and compares what was acknowledged with what is there.
 * @param folder with nothing in it, which the database's user can reach
 */
export async function killRounds(
  folder: string,
  rounds: number,
  notify: (line: string) => void = () => undefined,
): Promise<Outcome> {
  const outcome: Outcome = {
    rounds: 0,
    acknowledged: 0,
    lost: [],
    doubled: [],
    failedStarts: [],
    wrong: [],
    readyMs: { server: [], postmaster: [], backend: [], both: [] },
  };
  const start = (seed: string) =>
    startServer({ DATA_DIR: folder, STOA_SEED: seed, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  const { data, socket, database } = await placesOf(folder, start);
  let server = start('none');
  let url = await openUrl(server);
  const client = await connect(database);
  const lessonId = await lessonOfLearner(client);
  await client.end();
  const written: Written = {
    isEnrolled: { acknowledged: false, asked: [] },
    nickName: { acknowledged: '', asked: [] },
    progress: { acknowledged: '', asked: [] },
    feedback: new Map(),
    registered: new Map(),
  };
  try {
    await settle(url, database, written, lessonId);
    for (let round = 0; round < rounds; round++) {
      const kind = KINDS[round % KINDS.length] as Kind;
      const token = await signIn(url);
      const stop = new AbortController();
      const writing = write(url, token, folder, lessonId, round, written, stop.signal, outcome.wrong);
      await delay(WRITING_MIN_MS + Math.random() * (WRITING_MAX_MS - WRITING_MIN_MS));
      await kill(kind, server, data);
      const killedAt = performance.now();
      if (kind === 'server' || kind === 'both') {
        server = start('none');
        try {
          url = await openUrl(server);
        } catch (error) {
          outcome.failedStarts.push(`${kind}: ${(error as Error).message}`);
          server = start('none');
          url = await openUrl(server);
        }
      }
      await ready(url);
      outcome.readyMs[kind].push(Math.round(performance.now() - killedAt));
      stop.abort();
      outcome.acknowledged += await writing;
      await check(database, url, written, lessonId, outcome);
      outcome.rounds++;
      notify(
        `${String(round + 1).padStart(4)} ${kind.padEnd(10)} ready after ${outcome.readyMs[kind].at(-1)} ms, ${outcome.acknowledged} acknowledged, ${outcome.lost.length} lost, ${outcome.doubled.length} doubled`,
      );
    }
    server.child.kill('SIGTERM');
    const code = await server.ended;
    if (code !== 0) outcome.wrong.push(`the stop at the end: code ${code}, ${server.stderr()}`);
    return outcome;
  } finally {
    server.child.kill('SIGKILL');
    await endOrphans(data, socket);
  }
}

/** A video of a class in which the learner of the demo is. */
async function lessonOfLearner(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select p.lesson_id::text as id from lesson_progress p join account a on a.id = p.account_id
     where a.email = 'learner@stoa.example' and p.school_id = ${SCHOOL} and p.class_id <> ${CLASS} limit 1`,
  );
  if (!rows[0]) throw new Error('The learner has begun no lesson.');
  return rows[0].id;
}

type Send = (method: 'POST' | 'PUT', path: string, json: object, key?: string) => Promise<boolean>;

const sender =
  (url: string, token?: string, wrong: string[] = [], refused: string[] = []): Send =>
  async (method, path, json, key) => {
    try {
      const headers = {
        'content-type': 'application/json',
        tenantid: SCHOOL,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      };
      const request: RequestInit = { method, headers, body: JSON.stringify(json) };
      const answer = await fetch(url + path, request);
      const text = await answer.text();
      if (answer.status >= 500 && answer.status !== 503) wrong.push(`${path}: ${answer.status} ${text}`);
      else if (!answer.ok) refused.push(`${answer.status} ${text}`);
      return answer.ok;
    } catch (error) {
      // Nobody answers; what was sent may have arrived.
      refused.push(String(error));
      return false;
    }
  };

/** Writes one thing after the other of each kind, all kinds at once. @returns how many were acknowledged */
async function write(
  url: string,
  token: string,
  folder: string,
  lessonId: string,
  round: number,
  written: Written,
  signal: AbortSignal,
  wrong: string[],
): Promise<number> {
  const send = sender(url, token, wrong);
  let acknowledged = 0;
  /** Goes on until something is not acknowledged: its end is unknown, and nothing may be built on it. */
  const repeat = async (once: (count: number) => Promise<boolean>) => {
    for (let count = 0; !signal.aborted; count++) {
      if (!(await once(count))) return;
      acknowledged++;
    }
  };
  const latest = async <T>(of: Latest<T>, value: T, done: Promise<boolean>) => {
    of.asked.push(value);
    const isDone = await done;
    if (isDone) {
      of.acknowledged = value;
      of.asked = [];
    }
    return isDone;
  };
  await Promise.all([
    repeat((count) => {
      const wanted = !written.isEnrolled.acknowledged;
      const key = `enrol-${round}-${count}`;
      const path = wanted ? '/api/class/enroll' : '/api/class/leave';
      return latest(written.isEnrolled, wanted, send('POST', path, { classId: CLASS }, key));
    }),
    repeat((count) => {
      const nickName = `Name ${round} ${count}`;
      return latest(written.nickName, nickName, send('PUT', '/api/accounts/users/me', { nickName }));
    }),
    repeat(() => {
      const clientUpdatedAt = new Date().toISOString();
      const json = { positionSeconds: 1, deviceId: 'device-one', clientUpdatedAt };
      const done = send('PUT', `/api/class/v1/lessons/${lessonId}/progress`, json);
      return latest(written.progress, clientUpdatedAt, done);
    }),
    repeat(async (count) => {
      const content = `Feedback ${round} ${count}`;
      written.feedback.set(content, false);
      const isDone = await sendFeedback(send, content);
      if (isDone) written.feedback.set(content, true);
      return isDone;
    }),
    repeat(async (count) => {
      const mobile = `139${String(round).padStart(4, '0')}${String(count).padStart(4, '0')}`;
      written.registered.set(mobile, false);
      const isDone = await register(url, folder, mobile);
      if (isDone) written.registered.set(mobile, true);
      return isDone;
    }),
  ]);
  return acknowledged;
}

const sendFeedback = (send: Send, feedbackContent: string) =>
  send(
    'POST',
    '/api/school/feedback/addFeedback',
    {
      feedbackType: 1,
      feedbackContent,
      picUrl: '',
      allowContact: 0,
      tenantId: SCHOOL,
      schoolName: 'Stoa',
      userName: 'Somebody',
      clientType: '1',
    },
    feedbackContent.replaceAll(' ', '-').toLowerCase(),
  );

async function register(url: string, folder: string, mobile: string): Promise<boolean> {
  const asked = await fetch(`${url}/api/accounts/open/login/sms-code`, {
    method: 'POST',
    body: new URLSearchParams({ mobile, purpose: 'register' }),
  }).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );
  if (!asked) return false;
  const outbox = join(folder, 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.json'));
  for (const name of names) {
    const text = await readFile(join(outbox, name), 'utf8').catch(() => '');
    if (!text.includes(mobile)) continue;
    await rm(join(outbox, name), { force: true });
    const code = /\b\d{6}\b/.exec((JSON.parse(text) as { text: string }).text)?.[0];
    const account = {
      channel: 'mobile',
      target: mobile,
      code,
      password: PASSWORD,
      nickName: 'Ada',
      tenantId: SCHOOL,
      agreed: true,
    };
    return sender(url)('POST', '/api/accounts/open/register', account);
  }
  return false;
}

/** Brings what is written in rounds to a known state. */
async function settle(url: string, database: string, written: Written, lessonId: string): Promise<void> {
  const client = await connect(database);
  const before = await stateOf(client, lessonId);
  await client.end();
  written.isEnrolled.acknowledged = before.isEnrolled;
  written.nickName.acknowledged = before.nickName;
  written.progress.acknowledged = before.progress;
  await ready(url);
}

async function stateOf(client: pg.Client, lessonId: string) {
  const { rows } = await client.query<{ isEnrolled: boolean; nickName: string; progress: Date }>(
    `select nick_name as "nickName",
       exists (select from enrollment e where e.account_id = a.id and class_id = $1) as "isEnrolled",
       (select client_updated_at from lesson_progress p where p.account_id = a.id and lesson_id = $2) as progress
     from account a where email = 'learner@stoa.example'`,
    [CLASS, lessonId],
  );
  const row = rows[0] as { isEnrolled: boolean; nickName: string; progress: Date };
  return { ...row, progress: row.progress.toISOString() };
}

/** Compares what is there with what was acknowledged, and takes what is there for the next round. */
async function check(
  database: string,
  url: string,
  written: Written,
  lessonId: string,
  outcome: Outcome,
): Promise<void> {
  const token = await signIn(url);
  const client = await connect(database);
  try {
    // Limits have tests of their own. They are reset before anything is sent again: what a round left unanswered may
    // have been refused by a limit.
    await client.query('delete from rate_counter');
    for (const [content, isDone] of written.feedback)
      if (!isDone) {
        // The same click again, as a browser does it.
        const refused: string[] = [];
        if (!(await sendFeedback(sender(url, token, outcome.wrong, refused), content)))
          outcome.lost.push(`${content}, sent again: ${refused.join()}`);
        written.feedback.set(content, true);
      }
    const state = await stateOf(client, lessonId);
    for (const what of ['isEnrolled', 'nickName', 'progress'] as const) {
      const latest = written[what] as Latest<string | boolean>;
      const possible = [latest.acknowledged, ...latest.asked];
      if (!possible.includes(state[what]))
        outcome.lost.push(`${what}: ${String(state[what])} instead of ${possible.join(' or ')}`);
      latest.acknowledged = state[what];
      latest.asked = [];
    }
    const feedback = await countsOf(
      client,
      `select content as key from feedback where content like 'Feedback %'`,
    );
    compare('feedback', written.feedback, feedback, outcome);
    const accounts = await countsOf(
      client,
      `select substr(mobile, 4) as key from account where mobile like '+86139%'`,
    );
    compare('account', written.registered, accounts, outcome);
    const { rows: halves } = await client.query<{ mobile: string }>(
      `select mobile from account a where mobile like '+86139%'
       and not exists (select from membership m where m.account_id = a.id)`,
    );
    for (const { mobile } of halves) outcome.lost.push(`the membership of ${mobile}`);
    const { rows: seats } = await client.query<{ id: string }>(
      `select resource_id::text as id from class c where seats_taken <> (select count(*) from enrollment e where e.class_id = c.resource_id)`,
    );
    for (const { id } of seats) outcome.lost.push(`the number of seats of class ${id}`);
  } finally {
    await client.end();
  }
}

async function countsOf(client: pg.Client, sql: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ key: string; n: string }>(
    `select key, count(*) as n from (${sql}) found group by key`,
  );
  return new Map(rows.map(({ key, n }) => [key, Number(n)]));
}

function compare(
  what: string,
  wanted: Map<string, boolean>,
  found: Map<string, number>,
  outcome: Outcome,
): void {
  for (const [key, isDone] of wanted) {
    const count = found.get(key) ?? 0;
    if (isDone && count === 0) outcome.lost.push(`${what} ${key}`);
    if (count > 1) outcome.doubled.push(`${what} ${key}`);
  }
}
