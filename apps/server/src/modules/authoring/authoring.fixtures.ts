import type {
  ClassProgressPage,
  Content,
  ContentDraft,
  ContentKind,
  LessonText,
  RichTextDocument,
} from '@stoa/api/schema';
import { expect } from 'vitest';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import type { Someone } from '../class/class.fixtures.ts';

const AUTHORING = '/api/portal/api/v1/authoring';

/** A text of one paragraph. */
export const paragraph = (text: string, marks: object[] = []): RichTextDocument =>
  ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }],
      },
    ],
  }) as RichTextDocument;

let ids = 0;
/** An id as a browser chooses it. */
export const newId = (): string => `29${String(Date.now()).slice(-12)}${String(++ids).padStart(5, '0')}`;

/** A lesson in an outline. */
export const lesson = (
  title: string,
  more: object = {},
): ContentDraft['sections'][number]['lessons'][number] => ({
  id: newId(),
  title: { en_US: title },
  kind: 'article',
  minutes: null,
  preview: false,
  ...more,
});

/** Calls of somebody who makes what is taught. */
export function authorOf(test: TestApp, who: Someone, schoolId: string = SCHOOL.open) {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, json?: unknown) =>
    test.call(method, `${AUTHORING}/contents${path}`, {
      token: who.token,
      headers: { tenantid: schoolId },
      ...(json === undefined ? {} : { json }),
    });
  const good = async (answer: ReturnType<typeof call>) => {
    const { statusCode, body, json } = await answer;
    expect(statusCode, body).toBe(200);
    return json().data;
  };
  return {
    call,
    list: (query: Record<string, string> = {}) => good(call('GET', `?${new URLSearchParams(query)}`)),
    make: (kind: ContentKind, title: string): Promise<Content> =>
      good(call('POST', '', { kind, title: { en_US: title } })),
    progress: (id: string, query = ''): Promise<ClassProgressPage> =>
      good(call('GET', `/${id}/progress${query}`)),
    read: (id: string): Promise<Content> => good(call('GET', `/${id}`)),
    trySave: (content: Content, change: Partial<ContentDraft>, baseVersion = content.version) =>
      call('PUT', `/${content.id}`, { baseVersion, draft: { ...content.draft, ...change } }),
    save: async (content: Content, change: Partial<ContentDraft>): Promise<Content> => {
      await good(
        call('PUT', `/${content.id}`, {
          baseVersion: content.version,
          draft: { ...content.draft, ...change },
        }),
      );
      return good(call('GET', `/${content.id}`));
    },
    readLesson: (id: string, lessonId: string): Promise<LessonText> =>
      good(call('GET', `/${id}/lessons/${lessonId}`)),
    tryWrite: (
      id: string,
      lessonId: string,
      baseVersion: number,
      body: object,
      material: LessonText['material'] = null,
    ) => call('PUT', `/${id}/lessons/${lessonId}`, { baseVersion, body, material }),
    write: (id: string, lessonId: string, text: string, baseVersion = 0) =>
      good(
        call('PUT', `/${id}/lessons/${lessonId}`, {
          baseVersion,
          body: { en_US: paragraph(text) },
          material: null,
        }),
      ),
    tryPublish: (content: Content, publishAt?: string) =>
      call('POST', `/${content.id}/publish`, {
        version: content.version,
        ...(publishAt ? { publishAt } : {}),
      }),
    publish: (content: Content, publishAt?: string): Promise<Content> =>
      good(
        call('POST', `/${content.id}/publish`, {
          version: content.version,
          ...(publishAt ? { publishAt } : {}),
        }),
      ),
    change: (change: string, ...changed: string[]) => call('POST', '/changes', { ids: changed, change }),
  };
}

/** Makes a class with these lessons, written and ready to be published. */
export async function makeClassDraft(
  author: ReturnType<typeof authorOf>,
  title: string,
  names: readonly string[],
): Promise<Content> {
  const lessons = names.map((name) => lesson(name));
  const content = await author.save(await author.make('class', title), {
    sections: [{ id: newId(), title: { en_US: 'Beginning' }, lessons }],
  });
  for (const { id, title: name } of lessons) await author.write(content.id, id, `${name.en_US} taught`);
  return author.read(content.id);
}
