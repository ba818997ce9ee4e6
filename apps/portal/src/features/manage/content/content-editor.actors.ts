import {
  publishContent,
  readContent,
  readLessonText,
  restoreContentVersion,
  saveContent,
  saveLessonText,
} from '@stoa/api/authoring.calls';
import type { Api } from '@stoa/api/query';
import type { ContentDraft, LessonText } from '@stoa/api/schema';
import {
  contentEditorMachine,
  type ContentVersion,
  type EditedContent,
  type LoadedContent,
  type PublishingContent,
  type RestoringContent,
  type SavedContent,
  type SavingContent,
} from '@stoa/machines/content-editor';
import { fromPromise } from 'xstate';

interface Place {
  api: Api;
  schoolId: string;
  contentId: string;
}

/** Here the server counts versions; 0 where nothing was saved. */
const versionOf = (count: number): ContentVersion | null => (count === 0 ? null : String(count));
const countOf = (version: ContentVersion | null): number => Number(version ?? 0);
const loaded = (draft: EditedContent, { version, savedAt }: { version: number; savedAt: string | null }) => ({
  draft,
  version: versionOf(version),
  savedAt,
});
const saved = ({ version, savedAt }: { version: number; savedAt: string }): SavedContent => ({
  version: String(version),
  savedAt,
});

/** What was restored, as the editor holds it. */
async function restored(
  api: Api,
  place: Omit<Place, 'api'> & { lessonId?: string },
  { version, baseVersion }: RestoringContent,
): Promise<LoadedContent> {
  const whole = await restoreContentVersion(api, {
    ...place,
    version: countOf(version),
    baseVersion: countOf(baseVersion),
  });
  return loaded((whole.draft ?? whole.text) as unknown as EditedContent, whole);
}

/** The editor of an article, a course or a class, with the calls that read, save and publish it. */
export function provideContentEditor({ api, ...place }: Place) {
  return contentEditorMachine.provide({
    actors: {
      loadDraft: fromPromise<LoadedContent>(async ({ signal }) => {
        const content = await readContent(api, place, signal);
        return loaded(content.draft as unknown as EditedContent, content);
      }),
      saveDraft: fromPromise<SavedContent, SavingContent>(async ({ input: { draft, version } }) =>
        saved(
          await saveContent(api, {
            ...place,
            baseVersion: countOf(version),
            draft: draft as unknown as ContentDraft,
          }),
        ),
      ),
      publishDraft: fromPromise<unknown, PublishingContent>(({ input: { version, publishAt } }) =>
        publishContent(api, { ...place, version: countOf(version), publishAt }),
      ),
      restoreVersion: fromPromise<LoadedContent, RestoringContent>(({ input }) =>
        restored(api, place, input),
      ),
    },
  });
}

/** The editor of what a lesson teaches; it is published with its class. */
export function provideLessonEditor({ api, ...place }: Place & { lessonId: string }) {
  return contentEditorMachine.provide({
    actors: {
      loadDraft: fromPromise<LoadedContent>(async ({ signal }) => {
        const text = await readLessonText(api, place, signal);
        return loaded({ body: text.body, material: text.material }, text);
      }),
      saveDraft: fromPromise<SavedContent, SavingContent>(async ({ input: { draft, version } }) =>
        saved(
          await saveLessonText(api, {
            ...place,
            baseVersion: countOf(version),
            body: draft['body'] as LessonText['body'],
            material: (draft['material'] ?? null) as LessonText['material'],
          }),
        ),
      ),
      publishDraft: fromPromise<unknown, PublishingContent>(async ({ input: { publishAt }, signal }) => {
        const { version } = await readContent(api, place, signal);
        return publishContent(api, { ...place, version, publishAt });
      }),
      restoreVersion: fromPromise<LoadedContent, RestoringContent>(({ input }) =>
        restored(api, place, input),
      ),
    },
  });
}
