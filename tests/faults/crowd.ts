import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { percentiles } from '../../apps/server/src/bench/rows.ts';
import { DEMO_PASSWORD } from '../../apps/server/src/seed/accounts.ts';

/** The school that crowds meet in. */
export const SCHOOL = '1700000000000000001';
export const OK = 200;
const RETRY_MS = 1000;
const AT_ONCE = 16;

/** Does something for each, some at a time. */
export async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
    }),
  );
}

/** Asks until there is an answer, as the browser does. */
export async function insist<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await delay(RETRY_MS);
  }
}

/** Asks the server something about the school, as who has the token. @throws {Error} without a whole answer */
export async function call(
  url: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  token: string,
  json?: object,
  key?: string,
) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      tenantid: SCHOOL,
      authorization: `Bearer ${token}`,
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  const body = (await answer.json()) as { code?: string; data?: Record<string, unknown> };
  return { status: answer.status, code: body.code, data: body.data ?? {} };
}

/** @returns the bearer token of somebody of the demo */
export async function signInAs(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password: DEMO_PASSWORD }),
  });
  const body = (await answer.json()) as { access_token?: string };
  if (!body.access_token) throw new Error(`${username}: ${answer.status} ${JSON.stringify(body)}`);
  return body.access_token;
}

/** Members of the school with the password of the demo. */
export async function makeMembers(client: pg.Client, name: string, count: number) {
  const { rows } = await client.query<{ id: string; email: string }>(
    `with made as (
       insert into account (email, nick_name, password_hash, language)
       select $3 || n || '@stoa.example', 'Learner ' || n, (select password_hash from account where email = 'learner@stoa.example'), 'en_US'
       from generate_series(1, $2::int) n returning id, email),
     joined as (insert into membership (school_id, account_id, role) select $1, id, 'member' from made)
     select id, email from made`,
    [SCHOOL, count, name],
  );
  return rows;
}

/** How many times, and how long they took. */
export function timesAsText(times: readonly number[]): string {
  const { p50, p95 } = percentiles([...times]);
  const most = times.reduce((longest, ms) => Math.max(longest, ms), 0);
  const [half, high, all] = [p50, p95, most].map(Math.round);
  return `${times.length}, p50 ${half} ms, p95 ${high} ms, ${all} ms at most`;
}
