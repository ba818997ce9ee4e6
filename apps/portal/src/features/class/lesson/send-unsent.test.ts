import { QueryClient } from '@tanstack/react-query';
import { createApi } from '@stoa/api/query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storePosition } from './local-position.ts';
import { sendUnsent } from './send-unsent.ts';
import { noteUnsent, readUnsent } from './unsent-progress.ts';

const SCHOOL = '1700000000000000001';
const CLASS = '1700000000000200001';
const [FIRST, SECOND] = ['1780000000000000001', '1780000000000000002'] as const;
const ADA = '1700000000000100002';
const BEN = '1700000000000100003';
const position = {
  positionSeconds: null,
  fraction: 1,
  completed: true,
  deviceId: 'd-here-0001',
  updatedAt: '2026-11-21T08:00:00.000Z',
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

/** As if somebody had learnt on this device and closed the page before it was told. */
function learn(viewerId: string, ...lessonIds: string[]): void {
  for (const lessonId of lessonIds) {
    storePosition(viewerId, lessonId, position);
    noteUnsent(viewerId, { schoolId: SCHOOL, classId: CLASS, lessonId });
  }
}

const kept = (lessonId: string) =>
  Response.json({
    code: 200,
    message: 'ok',
    data: {
      lessonId,
      position,
      accepted: true,
      furtherElsewhere: null,
      progress: { completed: 1, total: 1, percent: 100 },
      nextLesson: null,
    },
  });
const refusal = (status: number, code: string) =>
  Response.json({ code, message: 'x', requestId: 'r' }, { status });

async function visit(viewerId: string, answer: (lessonId: string, nth: number) => Response) {
  const sent: { lessonId: string; school: string | null; body: unknown }[] = [];
  let back = (): void => undefined;
  const stop = new AbortController();
  const api = createApi({
    baseUrl: 'http://portal.test',
    language: () => 'en_US',
    fetch: async (request) => {
      const lessonId = new URL(request.url).pathname.split('/').at(-2) ?? '';
      sent.push({ lessonId, school: request.headers.get('tenantId'), body: await request.json() });
      return answer(lessonId, sent.length);
    },
  });
  const sending = sendUnsent({
    api,
    queryClient: new QueryClient(),
    lang: 'en_US',
    viewerId,
    signal: stop.signal,
    onBackOnline: (notify) => {
      back = notify;
      return () => undefined;
    },
  });
  return { sent, sending, stop, back: () => back() };
}

describe('what was learnt without a connection', () => {
  test('is sent at the next visit, once, with the time at which it was learnt (B064)', async () => {
    learn(ADA, FIRST, SECOND);
    const { sent, sending } = await visit(ADA, kept);
    await sending;
    const body = {
      fraction: 1,
      completed: true,
      deviceId: 'd-here-0001',
      clientUpdatedAt: position.updatedAt,
    };
    expect(sent).toEqual([
      { lessonId: FIRST, school: SCHOOL, body },
      { lessonId: SECOND, school: SCHOOL, body },
    ]);
    expect(readUnsent(ADA)).toEqual([]);
    const next = await visit(ADA, kept);
    await next.sending;
    expect(next.sent).toEqual([]);
  });

  test('by one person is not sent by another on the same device, and waits for its own', async () => {
    learn(ADA, FIRST);
    const other = await visit(BEN, kept);
    await other.sending;
    expect(other.sent).toEqual([]);
    expect(readUnsent(ADA)).toHaveLength(1);
  });

  test('is forgotten where the server will never take it, and does not hold up the rest', async () => {
    learn(ADA, FIRST, SECOND);
    const { sent, sending } = await visit(ADA, (lessonId) =>
      lessonId === FIRST ? refusal(403, 'NOT_ENROLLED') : kept(lessonId),
    );
    await sending;
    expect(sent.map(({ lessonId }) => lessonId)).toEqual([FIRST, SECOND]);
    expect(readUnsent(ADA)).toEqual([]);
  });

  test('waits for the network and goes on when it is back', async () => {
    learn(ADA, FIRST);
    const { sent, sending, back } = await visit(ADA, (lessonId, nth) => {
      if (nth === 1) throw new TypeError('fetch failed');
      return kept(lessonId);
    });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await vi.waitFor(() => {
      back();
      expect(sent).toHaveLength(2);
    });
    await sending;
    expect(readUnsent(ADA)).toEqual([]);
  });

  test('stays for the next sign-in where this one has ended', async () => {
    learn(ADA, FIRST, SECOND);
    const { sent, sending } = await visit(ADA, () => refusal(401, 'TOKEN_EXPIRED'));
    await sending;
    expect(sent).toHaveLength(1);
    expect(readUnsent(ADA)).toHaveLength(2);
  });

  test('stays where the person leaves in between', async () => {
    learn(ADA, FIRST);
    const { sent, sending, stop } = await visit(ADA, () => {
      throw new TypeError('fetch failed');
    });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    stop.abort();
    await sending;
    expect(readUnsent(ADA)).toHaveLength(1);
  });
});

describe('the list of what is unsent', () => {
  test('holds the latest fifty lessons, each once', () => {
    const ids = Array.from({ length: 60 }, (_, n) => `17800000000000000${String(n + 10)}`);
    learn(ADA, ...ids, ids.at(-2) ?? '');
    expect(readUnsent(ADA).map(({ lessonId }) => lessonId)).toEqual([
      ...ids.slice(10, -2),
      ids.at(-1),
      ids.at(-2),
    ]);
  });

  test.each([['{'], ['null'], ['{"a":1}'], ['[1, null, {"lessonId":"x"}]']])(
    'is nothing where storage holds %s',
    (text) => {
      localStorage.setItem(`stoa.unsent.${ADA}`, text);
      expect(readUnsent(ADA)).toEqual([]);
    },
  );
});
