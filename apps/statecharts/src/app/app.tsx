import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@stoa/ui/spinner';
import { ToastRegion } from '@stoa/ui/toast';
import { UiProvider } from '@stoa/ui/ui-provider';
import { lazy, StrictMode, Suspense, useEffect, type ReactNode } from 'react';
import { useUiLabels } from '../../../portal/src/app/ui-labels.ts';
import { toIntlTag } from '../../../portal/src/i18n/languages.ts';
import { CataloguePage } from '../features/catalogue/catalogue-page.tsx';
import { LanguageContext, useLanguage } from '../i18n/language-context.tsx';
import type { LanguageStore } from '../i18n/language-store.ts';
import { toasts } from '../shared/toasts.ts';
import { Layout } from './layout.tsx';
import * as styles from './layout.css.ts';
import { PageBoundary } from './page-boundary.tsx';
import { go, useRoute } from './route.ts';

const MachinePage = lazy(async () => ({
  default: (await import('../features/machine/machine-page.tsx')).MachinePage,
}));
const LivePage = lazy(async () => ({ default: (await import('../features/live/live-page.tsx')).LivePage }));

/** The whole tool: providers around its pages. */
export function App({ language }: { language: LanguageStore }) {
  return (
    <StrictMode>
      <LanguageContext value={language}>
        <I18nProvider i18n={language.i18n}>
          <Ui>
            <Pages />
          </Ui>
        </I18nProvider>
      </LanguageContext>
    </StrictMode>
  );
}

function Ui({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const labels = useUiLabels();
  useEffect(() => {
    // Tells whoever has to know, tests among them, that the page answers from now on.
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <UiProvider locale={toIntlTag(language)} labels={labels} router={{ navigate: (href) => go(href) }}>
      {children}
      <ToastRegion queue={toasts} />
    </UiProvider>
  );
}

function Pages() {
  const { t } = useLingui();
  const route = useRoute();
  return (
    <Layout page={route.page}>
      <PageBoundary key={`${route.page} ${route.machineId}`}>
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Spinner label={t`Loading`} />
            </div>
          }
        >
          {route.page === 'catalogue' ? <CataloguePage query={route.params.get('search') ?? ''} /> : null}
          {route.page === 'machine' ? <MachinePage id={route.machineId} params={route.params} /> : null}
          {route.page === 'live' ? <LivePage /> : null}
        </Suspense>
      </PageBoundary>
    </Layout>
  );
}
