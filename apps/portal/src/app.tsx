import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { UiProvider } from '@stoa/ui/ui-provider';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { LanguageContext, useLanguage } from './i18n/language-context.tsx';
import type { LanguageStore } from './i18n/language-store.ts';
import { toIntlTag } from './i18n/languages.ts';
import type { AppRouter } from './router.tsx';
import { ServicesContext, type AppServices } from './app/services.ts';
import { useUiLabels } from './app/ui-labels.ts';

export interface AppProps {
  language: LanguageStore;
  services: AppServices;
  router: AppRouter;
  /** Called once, when the page stands. */
  onShown?: () => void;
}

/** The whole portal: providers around the router. */
export function App({ language, services, router, onShown }: AppProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <LanguageContext value={language}>
        <I18nProvider i18n={language.i18n}>
          <ServicesContext value={services}>
            <QueryClientProvider client={services.queryClient}>
              <Ui router={router}>
                <RouterProvider router={router} />
              </Ui>
            </QueryClientProvider>
          </ServicesContext>
        </I18nProvider>
      </LanguageContext>
    </StrictMode>
  );
}

function Ui({ router, children }: { router: AppRouter; children: ReactNode }) {
  const language = useLanguage();
  const labels = useUiLabels();
  // A place on the same page: the router takes an address without a path as one below the root.
  const navigate = (href: string) => {
    const { pathname, searchStr } = router.state.location;
    void router.navigate({ href: href.startsWith('#') ? `${pathname}${searchStr}${href}` : href });
  };
  return (
    <UiProvider locale={toIntlTag(language)} labels={labels} router={{ navigate }}>
      {children}
    </UiProvider>
  );
}
