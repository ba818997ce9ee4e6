import { useLingui } from '@lingui/react/macro';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';
import { useLocation } from '@tanstack/react-router';
import type { LanguageOption } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Button, LinkButton } from '@stoa/ui/button';
import { IconButton } from '@stoa/ui/icon-button';
import { LanguageSwitcher } from '@stoa/ui/language-switcher';
import { Menu, MenuItem, MenuSection } from '@stoa/ui/menu';
import { UserText } from '@stoa/ui/user-text';
import { useSession } from '../app/session.tsx';
import { setTheme, useTheme, type Theme } from '../app/theme.ts';
import { toasts } from '../app/toasts.ts';
import { useLanguage, useLanguageStore } from '../i18n/language-context.tsx';
import { LANGUAGE_NAMES, LANGUAGES, toTag, type Language } from '../i18n/languages.ts';

/** Language, theme and account, at the end of the head. */
export function HeaderActions({ languages }: { languages?: readonly LanguageOption[] }) {
  return (
    <>
      <PageLanguage languages={languages} isCompact />
      <ThemeMenu />
      <AccountMenu />
    </>
  );
}

/** The switch of language: a school's own languages first, all twelve where there is no school. */
export function PageLanguage({ languages, isCompact = false, placement }: { languages?: readonly LanguageOption[]; isCompact?: boolean; placement?: 'top' | 'bottom' }) {
  const { t } = useLingui();
  const store = useLanguageStore();
  const language = useLanguage();
  const codes: readonly Language[] = languages?.map(({ code }) => code) ?? LANGUAGES;
  const change = (code: string) => {
    store.switchTo(code as Language).catch(() => toasts.show({ message: t`This language could not be loaded. Please try again.`, tone: 'danger' }));
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

function ThemeMenu() {
  const { t } = useLingui();
  const theme = useTheme();
  const icons = { system: CircleHalfIcon, light: SunIcon, dark: MoonIcon };
  return (
    <Menu
      trigger={<IconButton icon={icons[theme]} label={t({ message: 'Appearance', comment: 'Choice of light or dark colours' })} />}
      selectionMode="single"
      selectedKeys={[theme]}
      onAction={(key) => setTheme(key as Theme)}
    >
      <MenuItem id="light" icon={SunIcon}>{t({ message: 'Light', comment: 'Light colours' })}</MenuItem>
      <MenuItem id="dark" icon={MoonIcon}>{t({ message: 'Dark', comment: 'Dark colours' })}</MenuItem>
      <MenuItem id="system" icon={CircleHalfIcon}>{t({ message: 'As on my device', comment: 'Colours follow the setting of the device' })}</MenuItem>
    </Menu>
  );
}

function AccountMenu() {
  const { t } = useLingui();
  const { viewer, status } = useSession();
  const location = useLocation();
  if (viewer) {
    return (
      <Menu trigger={<Button variant="quiet" size="sm" aria-label={t`Account of ${viewer.displayName}`}><Avatar name={viewer.displayName} src={viewer.avatarUrl} size="sm" /></Button>}>
        <MenuSection title={<UserText>{viewer.displayName}</UserText>}>
          {viewer.memberships.slice(0, 5).map((membership) => (
            <MenuItem key={membership.schoolId} id={membership.schoolId} href={`/portal/${membership.schoolId}`}>
              <UserText>{membership.name}</UserText>
            </MenuItem>
          ))}
        </MenuSection>
        <MenuItem id="sign-out" href="/logout" icon={SignOutIcon}>
          {t`Sign out`}
        </MenuItem>
      </Menu>
    );
  }
  if (status === 'unknown') return null;
  return (
    <LinkButton size="sm" href={`/login/index?redirect=${encodeURIComponent(location.href)}`}>
      {t`Sign in`}
    </LinkButton>
  );
}
