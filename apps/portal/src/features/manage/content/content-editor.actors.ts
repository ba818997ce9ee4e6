import {
  publishContent,
  readContent,
  readLessonText,
  saveContent,
  saveLessonText,
} from '@stoa/api/authoring.calls';
import type { Api } from '@stoa/api/query';
import type { ContentDraft, LessonText } from '@stoa/api/schema';
import {
  contentEditorMachine,
  type EditedContent,
  type LoadedContent,
  type SavedContent,
} from '@stoa/machines/content-editor';
import { fromPromise } from 'xstate';

interface Saving {
  draft: EditedContent;
  version: number;
}
interface Publishing {
  version: number;
  publishAt: string | null;
}
interface Place {
  api: Api;
  schoolId: string;
  contentId: string;
}

/** The editor of an article, a course or a class, with the calls that read, save and publish it. */
export function provideContentEditor({ api, ...place }: Place) {
  return contentEditorMachine.provide({
    actors: {
      loadDraft: fromPromise<LoadedContent>(async ({ signal }) => {
        const { draft, version, savedAt } = await readContent(api, place, signal);
        return { draft: draft as unknown as EditedContent, version, savedAt };
      }),
      saveDraft: fromPromise<SavedContent, Saving>(({ input: { draft, version } }) =>
        saveContent(api, {
          ...place,
          baseVersion: version,
          draft: draft as unknown as ContentDraft,
        }),
      ),
      publishDraft: fromPromise<unknown, Publishing>(({ input }) =>
        publishContent(api, { ...place, ...input }),
      ),
    },
  });
}

/** The editor of what a lesson teaches; it is published with its class. */
export function provideLessonEditor({ api, ...place }: Place & { lessonId: string }) {
  return contentEditorMachine.provide({
    actors: {
      loadDraft: fromPromise<LoadedContent>(async ({ signal }) => {
        const { body, version, savedAt } = await readLessonText(api, place, signal);
        return { draft: { body }, version, savedAt };
      }),
      saveDraft: fromPromise<SavedContent, Saving>(({ input: { draft, version } }) =>
        saveLessonText(api, {
          ...place,
          baseVersion: version,
          body: draft['body'] as LessonText['body'],
        }),
      ),
      publishDraft: fromPromise<unknown, Publishing>(async ({ input: { publishAt }, signal }) => {
        const { version } = await readContent(api, place, signal);
        return publishContent(api, { ...place, version, publishAt });
      }),
    },
  });
}
