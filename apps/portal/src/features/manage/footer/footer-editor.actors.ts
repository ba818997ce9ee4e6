import { readFooterSettings, saveFooterSettings } from '@stoa/api/footer.calls';
import type { Api } from '@stoa/api/query';
import { footerEditorMachine, type FooterDraft } from '@stoa/machines/footer-editor';
import { fromPromise } from 'xstate';
import { draftOf, settingsOf } from './footer-form.ts';

/** The footers of a school with the calls that keep them. */
export function provideFooterEditor({ api, schoolId }: { api: Api; schoolId: string }) {
  return footerEditorMachine.provide({
    actors: {
      saveSettings: fromPromise<FooterDraft, FooterDraft>(async ({ input }) =>
        draftOf(await saveFooterSettings(api, { schoolId, settings: settingsOf(input) })),
      ),
      loadSettings: fromPromise<FooterDraft>(async ({ signal }) =>
        draftOf(await readFooterSettings(api, schoolId, signal)),
      ),
    },
  });
}
