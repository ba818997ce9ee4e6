import type { LiveChat, LiveMessage, LiveSession } from '@stoa/api/schema';
import { expect } from 'vitest';
import { SCHOOL, type TestApp } from '../../../testing/test-app.ts';
import { makePerson, type Someone } from '../../class/class.fixtures.ts';
import { liveCalls, passTime } from '../live.fixtures.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Calls about the chat of sessions of a school. */
export function chatCalls(test: TestApp, schoolId: string = SCHOOL.open) {
  const headers = { tenantid: schoolId };
  const { at, schedule } = liveCalls(test, schoolId);
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    token: string | undefined,
    json?: object,
  ) => test.call(method, url, { token, headers, ...(json ? { json } : {}) });
  const calls = {
    enter: (token: string | undefined, id: string) => call('POST', at(id, '/enter'), token),
    list: (token: string | undefined, id: string, query = '') =>
      test.call('GET', `${at(id, '/messages')}?schoolId=${schoolId}${query}`, { token }),
    look: (token: string | undefined, id: string, query = '') =>
      test.call('GET', `${at(id, '/events')}?schoolId=${schoolId}&once=true${query}`, { token }),
    send: (token: string | undefined, id: string, text: string, clientId: string = crypto.randomUUID()) =>
      call('POST', at(id, '/messages'), token, { text, clientId }),
    take: (token: string, id: string, messageId: string) =>
      call('DELETE', at(id, `/messages/${messageId}`), token),
    pin: (token: string, id: string, messageId: string, pinned = true) =>
      call('PUT', at(id, `/messages/${messageId}/pin`), token, { pinned }),
    report: (token: string, id: string, messageId: string, reason = 'spam') =>
      call('POST', at(id, `/messages/${messageId}/report`), token, { reason }),
    reports: (token: string, id: string) => call('GET', at(id, '/reports'), token),
    dismiss: (token: string, id: string, messageId: string) =>
      call('DELETE', at(id, `/reports/${messageId}`), token),
    muted: (token: string, id: string) => call('GET', at(id, '/muted'), token),
    mute: (token: string, id: string, userId: string, muted = true) =>
      call('PUT', at(id, `/muted/${userId}`), token, { muted }),
    set: (token: string, id: string, settings: object) =>
      call('PUT', at(id, '/chat-settings'), token, settings),
  };
  return {
    ...calls,
    /** What somebody finds who comes in. */
    chatOf: async (token: string, id: string): Promise<LiveChat> =>
      (await calls.enter(token, id)).json().data.chat,
    /** Says something that is accepted. */
    say: async (who: Someone, id: string, text: string): Promise<LiveMessage> => {
      const answer = await calls.send(who.token, id, text);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    },
    textsOf: async (token: string | undefined, id: string): Promise<string[]> =>
      (await calls.list(token, id)).json().data.items.map(({ text }: LiveMessage) => text),
    /** A session of a new teacher whose waiting room is open. */
    openRoom: async (more: Parameters<typeof schedule>[1] = {}): Promise<{ host: Someone; id: string }> => {
      const host = await makePerson(test, 'teacher', schoolId);
      const startsAt = new Date(Math.ceil((Date.now() + DAY_MS) / MINUTE_MS) * MINUTE_MS).toISOString();
      const answer = await schedule(host.token, { startsAt, ...more });
      expect(answer.statusCode, answer.body).toBe(200);
      const { id } = answer.json().data as LiveSession;
      await passTime(test, id, DAY_MS - 5 * MINUTE_MS, schoolId);
      return { host, id };
    },
  };
}

/** Lets some time pass for what was said in a room. */
export const ageMessages = (test: TestApp, liveId: string, ms: number, schoolId: string = SCHOOL.open) =>
  test.database.write({ schoolId }, async (tx) => {
    const rows = await tx
      .selectFrom('live_message')
      .select(['id', 'sent_at'])
      .where('live_id', '=', liveId)
      .execute();
    for (const { id, sent_at } of rows)
      await tx
        .updateTable('live_message')
        .set({ sent_at: new Date(sent_at.getTime() - ms) })
        .where('id', '=', id)
        .execute();
  });
