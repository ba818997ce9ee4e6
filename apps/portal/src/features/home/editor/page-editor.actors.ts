import { publishPage, readDraft, restoreVersion, saveDraft } from '@stoa/api/decoration.calls';
import type { Api } from '@stoa/api/query';
import type { DraftPage, Renovation } from '@stoa/api/schema';
import {
  pageEditorMachine,
  type EditedPage,
  type LoadedDraft,
  type SavedVersion,
} from '@stoa/machines/page-editor';
import { fromPromise } from 'xstate';
import { randomId } from '../../../app/random-id.ts';

const loaded = ({ page, version, publishedVersion, savedAt }: Renovation): LoadedDraft => ({
  page: page as unknown as EditedPage,
  version,
  publishedVersion,
  savedAt,
});

/** The editor of a page with the calls that read, save and publish it. */
export function providePageEditor({ api, schoolId, pageId }: { api: Api; schoolId: string; pageId: string }) {
  // A save that is sent again after a lost answer is the same one.
  let last: { said: string; key: string } | undefined;
  const keyOf = (said: string): string => {
    if (last?.said !== said) last = { said, key: randomId() };
    return last.key;
  };
  return pageEditorMachine.provide({
    actors: {
      loadDraft: fromPromise<LoadedDraft>(async ({ signal }) =>
        loaded(await readDraft(api, { schoolId, pageId }, signal)),
      ),
      saveDraft: fromPromise<SavedVersion, { page: EditedPage; version: string | null }>(
        ({ input: { page, version: baseVersion } }) =>
          saveDraft(api, {
            schoolId,
            baseVersion,
            page: page as unknown as DraftPage,
            key: keyOf(JSON.stringify([baseVersion, page])),
          }),
      ),
      publishPage: fromPromise<unknown, { version: string }>(({ input: { version } }) =>
        publishPage(api, { schoolId, pageId, version }),
      ),
      restoreVersion: fromPromise<LoadedDraft, { version: string; baseVersion: string | null }>(
        async ({ input }) => loaded(await restoreVersion(api, { schoolId, ...input })),
      ),
    },
  });
}
