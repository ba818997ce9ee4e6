import '@stoa/ui/theme';
import '@stoa/ui/theme/fonts-latin';
import { createApi } from '@stoa/api/query';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readFirstPaint } from './app/first-paint.ts';
import { makeQueryClient } from './app/query-client.ts';
import { makeRouter } from './app/router.tsx';
import { firstLanguage } from './i18n/first-language.ts';
import { LanguageStore } from './i18n/language-store.ts';

const firstPaint = readFirstPaint();
const language = new LanguageStore(firstLanguage(firstPaint?.language));
const api = createApi({ language: () => language.language });
const queryClient = makeQueryClient(firstPaint);
const router = makeRouter({ api, queryClient, language: language.language });
language.onPrepare(async (next) => {
  // Loaders fill the cache for the next language before anything is shown in it.
  router.update({ ...router.options, context: { ...router.options.context, language: next } });
  await router.invalidate();
});
await Promise.all([language.start(), router.load()]);
createRoot(document.getElementById('root') as HTMLElement).render(<App language={language} services={{ api, queryClient }} router={router} />);
