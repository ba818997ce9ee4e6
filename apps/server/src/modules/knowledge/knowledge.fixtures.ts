import type { Content, KnowledgeSection } from '@stoa/api/schema';
import { expect } from 'vitest';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import { authorOf, paragraph } from '../authoring/authoring.fixtures.ts';
import type { Someone } from '../class/class.fixtures.ts';

/** How the tests of a file make and read sections, in the open school unless told otherwise. */
export function knowledgeCalls(test: TestApp, school: string = SCHOOL.open) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    who: Someone | undefined,
    json?: object,
    headers: Record<string, string> = {},
  ) =>
    test.call(method, `/api/km/v1${path}`, {
      ...(who ? { token: who.token } : {}),
      headers: { tenantid: school, ...headers },
      ...(json ? { json } : {}),
    });
  const read = (path: string, who: Someone | undefined, query: Record<string, string> = {}) =>
    test.call(
      'GET',
      `/api/km/v1${path}?${new URLSearchParams({ schoolId: school, 'sxz-lang': 'en_US', ...query })}`,
      who ? { token: who.token } : {},
    );
  const tryMake = (who: Someone, name: string, more: object = {}, key?: string) =>
    call(
      'POST',
      '/section/create',
      who,
      { name: { en_US: name }, audience: 1, ...more },
      key ? { 'idempotency-key': key } : {},
    );
  return {
    call,
    read,
    tryMake,
    make: async (who: Someone, name: string, more: object = {}): Promise<KnowledgeSection> => {
      const answer = await tryMake(who, name, more);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    },
    change: (who: Someone, section: KnowledgeSection, more: object = {}) =>
      call('PUT', `/section/update/${section.id}`, who, {
        parentId: section.parentId,
        name: section.texts?.name ?? { en_US: section.name },
        audience: section.audience,
        version: section.version,
        ...more,
      }),
    sort: (who: Someone, parentId: string | null, sectionIds: string[], seenIds?: string[]) =>
      call('PUT', '/section/sort', who, { parentId, sectionIds, ...(seenIds ? { seenIds } : {}) }),
    remove: (who: Someone, id: string, query = '') => call('DELETE', `/section/delete/${id}${query}`, who),
    place: (who: Someone, articleIds: string[], sectionId: string | null) =>
      call('PUT', '/section/place', who, { articleIds, sectionId }),
    subscribe: (who: Someone, targetType: string, targetId: string, action = 'subscribe') =>
      call('POST', '/subscribe/action', who, { targetType, targetId, action }),
  };
}

/** An article that is written and published, or only written. */
export async function makeArticle(
  test: TestApp,
  who: Someone,
  title: string,
  isPublished = true,
): Promise<Content> {
  const author = authorOf(test, who);
  const draft = await author.save(await author.make('article', title), {
    summary: { en_US: `${title} in short` },
    body: { en_US: paragraph(`All about ${title}.`) },
  });
  return isPublished ? author.publish(draft) : draft;
}
