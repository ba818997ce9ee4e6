import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { LanguageOption } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { LanguageSwitcher } from '@stoa/ui/language-switcher';
import { lazy, Suspense } from 'react';
import { signInHref } from '../app/links.ts';
import { useSession } from '../app/session.tsx';
import { toasts } from '../app/toasts.ts';
import { useLanguage, useLanguageStore } from '../i18n/language-context.tsx';
import { LANGUAGE_NAMES, LANGUAGES, toTag, type Language } from '../i18n/languages.ts';
import * as styles from './layout.css.ts';

// Menus bring lists and overlays: they come after the first paint, into room that is kept for them.
const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu.tsx')).ThemeMenu }));
const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));
const ViewerMenu = lazy(async () => ({ default: (await import('./viewer-menu.tsx')).ViewerMenu }));

/**
 * Language, theme and account, at the end of the header.
 * @param hasTabs phones reach the account by the tab bar, language and theme by the menu
 */
export function HeaderActions({
  languages,
  hasTabs = false,
}: {
  languages?: readonly LanguageOption[];
  hasTabs?: boolean;
}) {
  const wideOnly = hasTabs ? styles.wideOnly : undefined;
  return (
    <>
      <div className={wideOnly}>
        <PageLanguage languages={languages} isCompact />
      </div>
      <div className={wideOnly}>
        <Suspense fallback={<span className={styles.control} />}>
          <ThemeMenu />
        </Suspense>
      </div>
      <Suspense fallback={<span className={styles.control} />}>
        <NewsBell />
      </Suspense>
      <Suspense fallback={<span className={styles.account} />}>
        <AccountMenu wideOnly={wideOnly} />
      </Suspense>
    </>
  );
}

/** The switch of language: a school's own languages first, all twelve where there is no school. */
export function PageLanguage({
  languages,
  isCompact = false,
  placement,
}: {
  languages?: readonly LanguageOption[];
  isCompact?: boolean;
  placement?: 'top' | 'bottom';
}) {
  const { t } = useLingui();
  const store = useLanguageStore();
  const language = useLanguage();
  const codes: readonly Language[] = languages?.map(({ code }) => code) ?? LANGUAGES;
  const change = (code: string) => {
    store
      .switchTo(code as Language)
      .catch(() =>
        toasts.show({ message: t`This language could not be loaded. Try again.`, tone: 'danger' }),
      );
  };
  return (
    <LanguageSwitcher
      label={t`Language`}
      languages={codes.map((code) => ({ code, lang: toTag(code), name: LANGUAGE_NAMES[code] }))}
      value={language}
      onChange={change}
      isCompact={isCompact}
      placement={placement}
    />
  );
}

function NewsBell() {
  const { viewer } = useSession();
  return viewer ? <Bell viewer={viewer} /> : null;
}

function AccountMenu({ wideOnly }: { wideOnly: string | undefined }) {
  const { t } = useLingui();
  const { viewer, status } = useSession();
  const location = useLocation();
  if (viewer) return <ViewerMenu viewer={viewer} />;
  // The pages of signing in are the way in themselves.
  if (status === 'unknown' || /^\/(login|register)\//.test(location.pathname)) return null;
  return (
    // Around the button, whose own sheet may come later and would show it again.
    <span className={wideOnly}>
      <LinkButton size="sm" href={signInHref(location.href)}>
        {t`Sign in`}
      </LinkButton>
    </span>
  );
}
