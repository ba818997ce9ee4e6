import type { LiveInput, LiveSession } from '@stoa/api/schema';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';

const LIVES = '/api/live/api/lives/v1';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An hour of a session, a day ahead where nothing else is said. */
export const liveInput = (more: Partial<LiveInput> = {}): LiveInput => ({
  title: 'Risks that nobody names',
  summary: 'An hour of examples and questions.',
  lang: 'en_US',
  startsAt: new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 26 * HOUR_MS).toISOString(),
  durationSeconds: 3600,
  timeZone: 'Asia/Shanghai',
  audience: 1,
  zone: '2',
  chatEnabled: true,
  recording: true,
  ...more,
});

/** Calls about live sessions of a school. */
export function liveCalls(test: TestApp, schoolId: string = SCHOOL.open) {
  const headers = { tenantid: schoolId };
  const at = (id: string, rest = '') => `${LIVES}/lives/${id}${rest}`;
  return {
    schedule: (token: string, more: Partial<LiveInput> & object = {}, key?: string) =>
      test.call('POST', `${LIVES}/scheduleLiveBroadcast`, {
        token,
        headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
        json: liveInput(more),
      }),
    list: (query: string, token?: string) =>
      test.call('GET', `${LIVES}/lives?schoolId=${schoolId}&${query}`, { token }),
    read: (id: string, token?: string) => test.call('GET', `${at(id)}?schoolId=${schoolId}`, { token }),
    change: (token: string, id: string, json: object, scope = 'one') =>
      test.call('PUT', at(id, `?scope=${scope}`), { token, headers, json }),
    remove: (token: string, id: string, scope = 'one') =>
      test.call('DELETE', at(id, `?scope=${scope}`), { token, headers }),
    dates: (token: string, query: Record<string, string>) =>
      test.call('GET', `${LIVES}/series-dates?${new URLSearchParams(query)}`, { token, headers }),
    reserve: (token: string, id: string, reserved = true) =>
      test.call('PUT', at(id, '/reservation'), { token, headers, json: { reserved } }),
    calendar: (id: string, token?: string, more = '') =>
      test.call('GET', `${at(id, '/calendar.ics')}?schoolId=${schoolId}${more}`, { token }),
    hosts: (token: string) => test.call('GET', `${LIVES}/hosts`, { token, headers }),
    post: (token: string, id: string, what: string, json?: object) =>
      test.call('POST', at(id, `/${what}`), { token, headers, ...(json ? { json } : {}) }),
    at,
  };
}

/** Moves the times of a session, as if so much time had passed. */
export async function passTime(test: TestApp, liveId: string, ms: number, schoolId: string = SCHOOL.open) {
  await test.database.write({ schoolId }, async (tx) => {
    const { starts_at, ends_at } = await tx
      .selectFrom('resource')
      .select(['starts_at', 'ends_at'])
      .where('id', '=', liveId)
      .executeTakeFirstOrThrow();
    const earlier = (at: Date | null) => new Date((at?.getTime() ?? 0) - ms);
    await tx
      .updateTable('resource')
      .set({ starts_at: earlier(starts_at), ends_at: earlier(ends_at) })
      .where('id', '=', liveId)
      .execute();
  });
}

/** What is changed of a session that was read. */
export const changeOf = (live: LiveSession, more: object = {}) => ({
  version: live.version,
  title: live.title,
  summary: live.summary,
  lang: live.lang,
  startsAt: live.startsAt,
  durationSeconds: live.durationSeconds,
  timeZone: live.timeZone,
  audience: live.audience,
  zone: live.zone,
  chatEnabled: live.chatEnabled,
  recording: live.recording,
  ...more,
});
