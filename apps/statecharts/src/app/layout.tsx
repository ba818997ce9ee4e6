import { useLingui } from '@lingui/react/macro';
import { LanguageSwitcher } from '@stoa/ui/language-switcher';
import { Logo } from '@stoa/ui/logo';
import { SkipLink } from '@stoa/ui/skip-link';
import { lazy, Suspense, type ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, toTag, type Language } from '../../../portal/src/i18n/languages.ts';
import { useLanguage, useLanguageStore } from '../i18n/language-context.tsx';
import { toasts } from '../shared/toasts.ts';
import * as styles from './layout.css.ts';
import { CATALOGUE_HREF, LIVE_HREF, type Route } from './route.ts';

export const MAIN_ID = 'main';

const ThemeMenu = lazy(async () => ({
  default: (await import('../../../portal/src/layout/theme-menu.tsx')).ThemeMenu,
}));

/** The head of every page, and room for what it shows. */
export function Layout({ page, children }: { page: Route['page']; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.layout}>
      <SkipLink targetId={MAIN_ID}>{t`Skip to content`}</SkipLink>
      <header className={styles.head}>
        <a href={CATALOGUE_HREF} className={styles.brand}>
          <Logo size="sm" label="Stoa" />
          <span className={styles.brandWord}>
            {t({
              message: 'Statecharts',
              comment: 'Name of the tool that draws and simulates state machines',
            })}
          </span>
        </a>
        <nav aria-label={t`Pages`} className={styles.nav}>
          <a
            href={CATALOGUE_HREF}
            className={styles.navLink}
            aria-current={page === 'live' ? undefined : page === 'catalogue' ? 'page' : 'true'}
          >
            {t({ message: 'Machines', comment: 'State machines of the product; the list of all of them' })}
          </a>
          <a href={LIVE_HREF} className={styles.navLink} aria-current={page === 'live' ? 'page' : undefined}>
            {t({
              message: 'Live',
              comment: 'Page that shows the machines which run in other browser tabs right now',
            })}
          </a>
        </nav>
        <div className={styles.actions}>
          <Languages />
          <Suspense fallback={<span className={styles.control} />}>
            <ThemeMenu />
          </Suspense>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

function Languages() {
  const { t } = useLingui();
  const store = useLanguageStore();
  const language = useLanguage();
  const change = (code: string) =>
    void store
      .switchTo(code as Language)
      .catch(() =>
        toasts.show({ message: t`This language could not be loaded. Try again.`, tone: 'danger' }),
      );
  return (
    <LanguageSwitcher
      label={t`Language`}
      languages={LANGUAGES.map((code) => ({ code, lang: toTag(code), name: LANGUAGE_NAMES[code] }))}
      value={language}
      onChange={change}
      isCompact
    />
  );
}
