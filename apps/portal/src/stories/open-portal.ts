import { answered, answerFetch, type Answers } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { FixtureViewer } from '@stoa/api/fixtures/recorded.ts';
import { meQuery } from '@stoa/api/account.queries';
import { createApi } from '@stoa/api/query';
import { createMemoryHistory } from '@tanstack/react-router';
import { makeQueryClient } from '../app/query-client.ts';
import { makeRouter, type AppRouter } from '../router.tsx';
import type { AppServices } from '../app/services.ts';
import type { SessionEnd } from '../app/session-store.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import type { Language } from '../i18n/languages.ts';
import { loadRecorded } from './recorded-answers.ts';
import { makeStorySession } from './story-session.ts';

export interface OpenPortalOptions {
  /** The address that stands first. */
  path: string;
  viewer: FixtureViewer;
  end: SessionEnd;
  answers: () => Answers;
  language: Language;
  /** Called instead of every request: a part of the application that is not there any more fails like this. */
  missingPart: string | undefined;
  onMissing: (call: string) => void;
}

export interface OpenedPortal {
  language: LanguageStore;
  services: AppServices;
  router: AppRouter;
}

/** What a browser refuses a script with that is not there any more. */
const MISSING_PART = 'Failed to fetch dynamically imported module';

/** What pages tell rather than ask, whenever they have stood for long enough: no story is about it. */
const ALWAYS: Answers = { collectEvents: answered(MADE_ANSWERS.collectEvents.counted) };

/** The whole portal at an address, over recorded answers; nothing is drawn yet, and nothing is loaded. */
export async function openPortal(options: OpenPortalOptions): Promise<OpenedPortal> {
  const { path, viewer, end, answers, missingPart, onMissing } = options;
  const isSignedIn = viewer !== 'visitor';
  const language = new LanguageStore(options.language);
  const session = makeStorySession({ isSignedIn, end });
  const api = createApi({
    baseUrl: location.origin,
    language: () => language.language,
    fetch: answerFetch({
      load: loadRecorded,
      viewer,
      answers: () => ({ ...ALWAYS, ...answers() }),
      onMissing,
    }),
  });
  const queryClient = makeQueryClient(undefined);
  // What fails stays failed: nobody waits in a story.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  if (isSignedIn) await queryClient.prefetchQuery(meQuery(api, { lang: options.language }));
  if (missingPart)
    api.client.use({
      onRequest({ schemaPath }) {
        if (schemaPath === missingPart) throw new TypeError(`${MISSING_PART}: /assets/home.js`);
      },
    });
  const router = makeRouter(
    { api, queryClient, session, language: options.language, messages: (part) => language.messages(part) },
    { history: createMemoryHistory({ initialEntries: [path] }) },
  );
  language.onPrepare(async (next) => {
    router.update({ ...router.options, context: { ...router.options.context, language: next } });
    await router.invalidate();
  });
  await language.start();
  return { language, services: { api, queryClient, session }, router };
}
