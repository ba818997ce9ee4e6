import type { RichTextDocument } from '@stoa/api/schema';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';

const BASE = '/api/km/v1/communities';

/** A text of one paragraph. */
export const said = (text: string): RichTextDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export interface PostInput {
  scopeType?: string;
  scopeId?: string;
  kind?: string;
  title?: string;
  body?: unknown;
  lang?: string;
  activity?: object;
}

/** How the tests of a file write and read posts, in the open school unless told otherwise. */
export function communityCalls(test: TestApp, school: string = SCHOOL.open) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token: string | undefined,
    json?: object,
    headers: Record<string, string> = {},
  ) =>
    test.call(method, `${BASE}${path}`, {
      ...(token ? { token } : {}),
      headers: { tenantid: school, ...headers },
      ...(json ? { json } : {}),
    });
  const read = (path: string, token: string | undefined, query: Record<string, string> = {}) =>
    test.call(
      'GET',
      `${BASE}${path}?${new URLSearchParams({ schoolId: school, 'sxz-lang': 'en_US', ...query })}`,
      token ? { token } : {},
    );
  const written = (more: PostInput) => ({
    scopeType: 'school',
    scopeId: school,
    kind: 'discussion',
    title: 'A title',
    body: said('What do you think?'),
    lang: 'en_US',
    ...more,
  });
  return {
    call,
    list: (token?: string, query?: Record<string, string>) => read('/post/list', token, query),
    get: (id: string, token?: string) => read(`/post/detail/${id}`, token),
    post: (token: string | undefined, more: PostInput = {}, key?: string) =>
      call('POST', '/post', token, written(more), key ? { 'idempotency-key': key } : {}),
    change: (token: string, id: string, more: object = {}) =>
      call('PUT', `/post/detail/${id}`, token, { title: 'Another title', body: said('Changed'), ...more }),
    remove: (token: string | undefined, id: string) => call('DELETE', `/post/detail/${id}`, token),
    pin: (token: string, id: string, pinned = true) =>
      call('PUT', `/post/detail/${id}/pin`, token, { pinned }),
    replies: (id: string, token?: string, query?: Record<string, string>) =>
      read(`/post/detail/${id}/replies`, token, query),
    reply: (token: string | undefined, id: string, text = 'I think so.', more: object = {}) =>
      call('POST', `/post/detail/${id}/replies`, token, { body: said(text), lang: 'en_US', ...more }),
    changeReply: (token: string, id: string, text: string) =>
      call('PUT', `/reply/${id}`, token, { body: said(text) }),
    removeReply: (token: string, id: string) => call('DELETE', `/reply/${id}`, token),
    accept: (token: string, id: string, accepted = true) =>
      call('PUT', `/reply/${id}/accepted`, token, { accepted }),
    like: (token: string, targetType: string, targetId: string, liked = true) =>
      call('PUT', '/reaction', token, { targetType, targetId, liked }),
    report: (token: string, targetType: string, targetId: string, reason = 'spam', text = '') =>
      call('POST', '/report', token, { targetType, targetId, reason, text }),
    reports: (token: string | undefined, query = '') => call('GET', `/reports${query}`, token),
    decide: (token: string, id: string, decision: string, reason?: string) =>
      call('PUT', `/reports/${id}`, token, { decision, ...(reason ? { reason } : {}) }),
    enroll: (token: string | undefined, id: string, enrollment = 1) =>
      call('PUT', `/post/activity/enrollment/${id}`, token, { enrollment }),
  };
}
