import { QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { refreshSignIn, sendEmailCode, signIn } from './account/account.calls.ts';
import { enrollClass } from './class/class.calls.ts';
import { classQuery } from './class/class.queries.ts';
import { ApiProblem, isApiProblem } from './error.ts';
import { type Api, createApi } from './query.ts';
import { searchQuery } from './search/search.queries.ts';
import type { ClassDetail } from './schema.gen.ts';

const SCHOOL = '1700000000000000001';
const CLASS = '1700000000000200001';
const LESSON_ANSWER = { code: 200, message: 'ok', data: { id: CLASS } };
const UNAUTHENTICATED = { code: 'UNAUTHENTICATED', message: 'Bitte melde dich an.', requestId: 'req-1' };

/** An API whose network answers what `answer` says, and the requests it was sent. */
function createTestApi(
  answer: (request: Request, attempt: number) => Response | Promise<Response>,
  options: Partial<Parameters<typeof createApi>[0]> = {},
): { api: Api; requests: Request[] } {
  const requests: Request[] = [];
  const api = createApi({
    baseUrl: 'http://school.test',
    language: () => 'zh_CN',
    fetch: async (request) =>
      answer(requests[requests.push(request.clone()) - 1] as Request, requests.length),
    ...options,
  });
  return { api, requests };
}

describe('a call', () => {
  it('proves where it comes from and says the language', async () => {
    const { api, requests } = createTestApi(() => Response.json(LESSON_ANSWER));
    await enrollClass(api, { schoolId: SCHOOL, classId: CLASS, idempotencyKey: 'click-0001' });
    const request = requests[0] as Request;
    expect(request.url).toBe('http://school.test/api/class/enroll');
    expect(Object.fromEntries(request.headers)).toMatchObject({
      'x-requested-with': 'stoa',
      'accept-language': 'zh-CN',
      'content-type': 'application/json',
      tenantid: SCHOOL,
      'idempotency-key': 'click-0001',
    });
    expect(await request.json()).toEqual({ classId: CLASS });
  });

  it('sends forms as forms, without what was not given', async () => {
    const { api, requests } = createTestApi(() => Response.json({ access_token: 'a' }));
    await signIn(api, { grant_type: 'password', username: 'ö@x', password: 'a&b', captcha: undefined });
    const request = requests[0] as Request;
    expect(request.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await request.text()).toBe('grant_type=password&username=%C3%B6%40x&password=a%26b');
  });

  it('joins lists with commas', async () => {
    const { api, requests } = createTestApi(() => Response.json(LESSON_ANSWER));
    const query = searchQuery(api, {
      schoolId: SCHOOL,
      categoryIds: ['1', '2'],
      keyword: 'a b&c',
      lang: 'ar_SA',
    });
    await new QueryClient().fetchQuery(query);
    expect(new URL((requests[0] as Request).url).search).toBe(
      `?schoolId=${SCHOOL}&categoryIds=1,2&keyword=a%20b%26c&sxz-lang=ar_SA`,
    );
  });

  it('throws what the server says went wrong', async () => {
    const { api } = createTestApi(() =>
      Response.json(
        {
          code: 'CAPTCHA_REQUIRED',
          message: 'Bitte',
          details: { challenge: { signature: 'c-1' } },
          requestId: 'req-7',
        },
        { status: 429 },
      ),
    );
    const problem = await sendEmailCode(api, { email: 'a@b.c', purpose: 'login' }).catch((error) => error);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect({ ...problem, message: problem.message }).toEqual({
      name: 'ApiProblem',
      code: 'CAPTCHA_REQUIRED',
      status: 429,
      message: 'Bitte',
      details: { challenge: { signature: 'c-1' } },
      requestId: 'req-7',
    });
    expect(isApiProblem(problem, 'CAPTCHA_REQUIRED')).toBe(true);
    expect(isApiProblem(problem, 'NETWORK')).toBe(false);
  });

  it('calls a page of a proxy an unexpected answer', async () => {
    const { api } = createTestApi(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    await expect(enrollClass(api, { schoolId: SCHOOL, classId: CLASS })).rejects.toMatchObject({
      code: 'UNEXPECTED_ANSWER',
      status: 502,
    });
  });

  it('calls a network that is gone NETWORK', async () => {
    const gone = new TypeError('fetch failed');
    const { api } = createTestApi(() => Promise.reject(gone));
    await expect(enrollClass(api, { schoolId: SCHOOL, classId: CLASS })).rejects.toMatchObject({
      code: 'NETWORK',
      status: 0,
      cause: gone,
    });
  });

  it('calls an answer that did not come in its time NETWORK', async () => {
    const late = new DOMException('signal timed out', 'TimeoutError');
    const { api } = createTestApi(() => Promise.reject(late));
    await expect(refreshSignIn(api, AbortSignal.abort(late))).rejects.toMatchObject({
      code: 'NETWORK',
      cause: late,
    });
  });

  it('rejects with the reason of an abort, which is no problem', async () => {
    const abort = new AbortController();
    const reason = new DOMException('left the page', 'AbortError');
    const { api } = createTestApi(() => {
      abort.abort(reason);
      throw reason;
    });
    await expect(enrollClass(api, { schoolId: SCHOOL, classId: CLASS, signal: abort.signal })).rejects.toBe(
      reason,
    );
  });
});

describe('a call without a valid sign-in', () => {
  const expired = () => Response.json(UNAUTHENTICATED, { status: 401 });

  it('is sent once more, whole, after the sign-in was renewed', async () => {
    const reported: string[] = [];
    const { api, requests } = createTestApi(
      (_, attempt) => (attempt === 1 ? expired() : Response.json(LESSON_ANSWER)),
      {
        onUnauthenticated: async (problem) => {
          reported.push(problem.code);
          return 'retry';
        },
      },
    );
    await expect(enrollClass(api, { schoolId: SCHOOL, classId: CLASS })).resolves.toEqual({ id: CLASS });
    expect(reported).toEqual(['UNAUTHENTICATED']);
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { classId: CLASS },
      { classId: CLASS },
    ]);
  });

  it('is not sent a third time', async () => {
    const { api, requests } = createTestApi(expired, { onUnauthenticated: async () => 'retry' });
    await expect(enrollClass(api, { schoolId: SCHOOL, classId: CLASS })).rejects.toMatchObject({
      status: 401,
    });
    expect(requests).toHaveLength(2);
  });

  it('fails where nothing renews it', async () => {
    const { api, requests } = createTestApi(expired, { onUnauthenticated: async () => undefined });
    await expect(enrollClass(api, { schoolId: SCHOOL, classId: CLASS })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(requests).toHaveLength(1);
  });
});

describe('a query', () => {
  it('is cached whole under method, path and init, and gives its data', async () => {
    const { api } = createTestApi(() => Response.json(LESSON_ANSWER));
    const query = classQuery(api, { schoolId: SCHOOL, classId: CLASS, lang: 'en_US' });
    expect(query.queryKey).toEqual([
      'get',
      '/api/class/v1/open/classes/{classId}',
      { params: { path: { classId: CLASS }, query: { schoolId: SCHOOL, 'sxz-lang': 'en_US' } } },
    ]);
    const queryClient = new QueryClient();
    expect(await queryClient.fetchQuery(query)).toEqual(LESSON_ANSWER);
    expect(query.select?.(LESSON_ANSWER as never)).toEqual({ id: CLASS });
    expectTypeOf<ReturnType<NonNullable<typeof query.select>>>().toEqualTypeOf<ClassDetail>();
  });
});
