import '@stoa/ui/theme';
import { createApi } from '@stoa/api/query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { addLateRoutes } from './app/add-late-routes.ts';
import { isLatePath } from './app/early-paths.ts';
import { readFirstPaint } from './app/first-paint.ts';
import { firstState } from './app/first-session.ts';
import { startInspection } from './app/inspect/start.ts';
import { makeQueryClient } from './app/query-client.ts';
import { reloadFailedStyles } from './app/reload-styles.ts';
import { restoreStyles, watchInput } from './app/replay.ts';
import { makeRouter, preloadFailures } from './router.tsx';
import { SessionStore } from './app/session-store.ts';
import { readTenantFrom } from './app/tenant.ts';
import { firstLanguage, storeLinkedLanguage } from './i18n/first-language.ts';
import { closeFonts, loadFontsOfText, loadLateFonts } from './i18n/fonts.ts';
import { LanguageStore } from './i18n/language-store.ts';
import { readZonesFrom } from './shared/time-zone.ts';

/** The first paint and what it loads go before. */
const SESSION_DELAY_MS = 500;

reloadFailedStyles();
const firstPaint = readFirstPaint();
const language = new LanguageStore(firstLanguage(firstPaint?.language));
storeLinkedLanguage();
if (firstPaint) {
  readTenantFrom(() => firstPaint.tenant);
  readZonesFrom(() => firstPaint.zones);
}
const session = new SessionStore(firstState(firstPaint), async () => {
  const { startSession } = await import('./features/session/start-session.ts');
  return startSession({
    queryClient,
    language: () => language.language,
    here: () => router.state.location.href,
    go: (path) => void router.navigate({ href: path }),
  });
});
const api = createApi({ language: () => language.language, onUnauthenticated: session.renew });
const queryClient = makeQueryClient(firstPaint);
/** Whether the page of the document has been shown by the portal. */
let isTakenOver = false;
const router = makeRouter(
  {
    api,
    queryClient,
    session,
    language: language.language,
    messages: (part) => language.messages(part),
    addRoutes: (pathname) => addLateRoutes(router, pathname),
  },
  {
    // Who has begun to read what the server rendered stays where they are when the portal takes it over.
    mayScroll: () => {
      const isReading = !isTakenOver && isRendered && scrollY > 0;
      isTakenOver = true;
      return !isReading;
    },
  },
);
language.onPrepare(async (next) => {
  // Loaders fill the cache for the next language before anything is shown in it.
  router.update({ ...router.options, context: { ...router.options.context, language: next } });
  await router.invalidate();
});
const opened = location.pathname;
// The first guard is among the actors that the statechart tool wants to see; without the tool nothing is waited for.
await Promise.all([
  language.start(),
  Promise.all([
    startInspection(),
    isLatePath(location.pathname) ? addLateRoutes(router, location.pathname) : undefined,
  ]).then(() => router.load()),
]);
// From here on what came with the document ages as all answers do.
queryClient.setQueriesData({}, (data: unknown) => data);
router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && loadLateFonts());
router.subscribe('onRendered', ({ pathChanged }) => pathChanged && loadFontsOfText());
closeFonts();
const root = document.getElementById('root') as HTMLElement;
// A guard may have led elsewhere than to what the server has rendered.
if (router.state.location.pathname !== opened) root.replaceChildren();
const isRendered = root.hasChildNodes();
const replayInput = isRendered ? watchInput(root) : undefined;
if (!isRendered) globalThis.stoaPresses = undefined;
const onShown = async () => {
  await replayInput?.();
  loadFontsOfText();
  // Tells whoever has to know, tests among them, that the page answers from now on.
  document.documentElement.dataset.ready = '';
};
const app = (
  <App
    language={language}
    services={{ api, queryClient, session }}
    router={router}
    onShown={() => void onShown()}
  />
);
// As a transition it is done in small steps: the page from the server stays usable meanwhile.
startTransition(() => {
  if (!isRendered) return createRoot(root).render(app);
  restoreStyles(root);
  // The same boundaries as on the server.
  router.ssr = { manifest: undefined };
  hydrateRoot(root, app);
});
// What came with the document says who is here; keeping it so can wait until the page is shown.
window.setTimeout(() => {
  void session.start().catch(() => undefined);
  preloadFailures();
}, SESSION_DELAY_MS);
