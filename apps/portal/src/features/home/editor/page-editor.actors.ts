import { publishPage, readDraft, restoreVersion, saveDraft, schedulePages } from '@stoa/api/decoration.calls';
import type { Api } from '@stoa/api/query';
import type { DraftPage, Renovation } from '@stoa/api/schema';
import {
  contentEditorMachine,
  type LoadedContent,
  type PublishingContent,
  type RestoringContent,
  type SavedContent,
  type SavingContent,
} from '@stoa/machines/content-editor';
import { fromPromise } from 'xstate';
import { randomId } from '../../../app/random-id.ts';
import { readSteps } from '../../../shared/editing/undo-steps.ts';

const loaded = ({ page, version, savedAt }: Renovation): LoadedContent => ({
  draft: page as unknown as LoadedContent['draft'],
  version,
  savedAt,
});

interface PageEditing {
  api: Api;
  schoolId: string;
  pageId: string;
  /** Whose steps can be undone after the page was loaded again. */
  userId?: string | undefined;
}

/** Names the draft of a page on this device. */
export const subjectOfPage = ({ schoolId, pageId }: { schoolId: string; pageId: string }): string =>
  `page ${schoolId} ${pageId}`;

/** The editor of a page with the calls that read, save and publish it. */
export function providePageEditor({ api, schoolId, pageId, userId }: PageEditing) {
  // A save that is sent again after a lost answer is the same one.
  let last: { said: string; key: string } | undefined;
  const keyOf = (said: string): string => {
    if (last?.said !== said) last = { said, key: randomId() };
    return last.key;
  };
  return contentEditorMachine.provide({
    actors: {
      loadDraft: fromPromise<LoadedContent>(async ({ signal }) => {
        const content = loaded(await readDraft(api, { schoolId, pageId }, signal));
        return { ...content, steps: readSteps(subjectOfPage({ schoolId, pageId }), content.version, userId) };
      }),
      saveDraft: fromPromise<SavedContent, SavingContent>(({ input: { draft, version: baseVersion } }) =>
        saveDraft(api, {
          schoolId,
          baseVersion,
          page: draft as unknown as DraftPage,
          key: keyOf(JSON.stringify([baseVersion, draft])),
        }),
      ),
      publishDraft: fromPromise<unknown, PublishingContent>(({ input: { version, publishAt } }) =>
        publishAt === null
          ? publishPage(api, { schoolId, pageId, version })
          : schedulePages(api, { schoolId, pageIds: [pageId], version, publishAt }),
      ),
      restoreVersion: fromPromise<LoadedContent, RestoringContent>(async ({ input }) =>
        loaded(await restoreVersion(api, { schoolId, ...input })),
      ),
    },
  });
}
