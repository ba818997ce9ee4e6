import { useLingui } from '@lingui/react/macro';
import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { GraduationCapIcon } from '@phosphor-icons/react/dist/csr/GraduationCap';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { useLocation, useMatches } from '@tanstack/react-router';
import { contentReviewSwitchQuery } from '@stoa/api/portal.queries';
import type { PortalLayout as Layout, PortalSettings } from '@stoa/api/schema';
import { BottomTabs } from '@stoa/ui/bottom-tabs';
import { Brand } from '@stoa/ui/brand';
import { Footer } from '@stoa/ui/footer';
import { Header } from '@stoa/ui/header';
import { Icon } from '@stoa/ui/icon';
import { Link } from '@stoa/ui/link';
import { MainNav } from '@stoa/ui/main-nav';
import { SkipLink } from '@stoa/ui/skip-link';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { entriesHref, hrefTo, schoolHref, signInHref } from '../app/links.ts';
import { isLatePage } from '../app/page-facts.ts';
import { usePageModes } from '../app/page-modes.ts';
import { useApi } from '../app/services.ts';
import { useSession } from '../app/session.tsx';
import { HeaderSearch } from '../features/search/header-search.tsx';
import { useLanguage } from '../i18n/language-context.tsx';
import { cx } from '../shared/cx.ts';
import { formatNumber } from '../shared/format.ts';
import { BrandColor } from './brand-color.tsx';
import { footerCodes, footerColumns } from './footer-links.ts';
import { HeaderActions, PageLanguage } from './header-actions.tsx';
import * as styles from './layout.css.ts';
import { FramedContext } from './framed.ts';
import { BulletinGate } from './load-layout.ts';
import { navItems } from './nav-items.ts';
import { useSettings } from './use-settings.ts';

const SchoolMenu = lazy(async () => ({ default: (await import('./school-menu.tsx')).SchoolMenu }));

export const MAIN_ID = 'main';
const CLASS = 5;
/** The footer that a school has made itself. */
const CUSTOM = 2;

/** What stands around every page of a school: head, navigation, foot, and the tab bar of phones. */
export function PortalLayout({
  layout,
  children,
  hasSearch = true,
}: {
  layout: Layout;
  children: ReactNode;
  hasSearch?: boolean;
}) {
  const { t } = useLingui();
  const location = useLocation();
  const isLate = useMatches({ select: isLatePage });
  const { isEmbedded } = usePageModes();
  const items = navItems(layout.navigations, location);
  const brand = <Brand name={layout.logo.name} logoSrc={layout.logo.logoUrl} href={layout.logo.homeUrl} />;
  return (
    <div className={styles.layout}>
      <BrandColor color={layout.school.color} look={layout.look} />
      {isEmbedded ? null : (
        <>
          <SkipLink targetId={MAIN_ID}>{t`Skip to content`}</SkipLink>
          <SchoolBulletin key={layout.school.id} bulletin={layout.bulletin} />
          <Header
            brand={brand}
            nav={items.length > 0 ? <MainNav label={t`Main navigation`} items={items} /> : undefined}
            search={
              hasSearch && layout.navigations.length > 0 ? (
                <HeaderSearch schoolId={layout.school.id} />
              ) : undefined
            }
            actions={<HeaderActions languages={layout.languages} hasTabs />}
            menu={(close) => (
              <Suspense>
                <SchoolMenu items={items} languages={layout.languages} onFollow={close} />
              </Suspense>
            )}
          />
        </>
      )}
      <main id={MAIN_ID} tabIndex={-1} className={cx(styles.main, isLate && styles.lateMain)}>
        <FramedContext value>{children}</FramedContext>
      </main>
      {isEmbedded ? null : (
        <>
          <SchoolFooter layout={layout} />
          <PhoneTabs schoolId={layout.school.id} />
        </>
      )}
    </div>
  );
}

/** Loads what shows notices where there is one, and leaves it there, so that one that ends can fold away. */
function SchoolBulletin({ bulletin }: Pick<Layout, 'bulletin'>) {
  const [isNeeded, setIsNeeded] = useState(bulletin !== null);
  if (bulletin && !isNeeded) setIsNeeded(true);
  return isNeeded ? <BulletinGate bulletin={bulletin} /> : null;
}

function SchoolFooter({ layout }: { layout: Layout }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { viewer } = useSession();
  const { pathname, href } = useLocation();
  const settings = useSettings(layout.school.id);
  const used = layout.footer.templates.find((template) => template.isUsed);
  const copyright = used?.copyright;
  const version = useVersion(layout.school.id, used?.type === CUSTOM, settings);
  const year = formatNumber(new Date().getFullYear(), language).replaceAll(/\D/gu, '');
  const company = copyright?.company ?? layout.school.name;
  const legal = [
    t({ message: `© ${year} ${company}`, comment: 'Copyright line: year and holder' }),
    copyright?.beian,
    copyright?.registerSystemInfo,
    copyright?.support,
    version && `Stoa ${version}`,
  ].flatMap((text, id) => (text ? [{ id: `${id}`, content: <UserText>{text}</UserText> }] : []));
  if (!viewer)
    legal.push({
      id: 'login',
      content: <Link variant="plain" href={signInHref(href)}>{t`Sign in`}</Link>,
    });
  return (
    <Footer
      label={t`Footer`}
      brand={
        <div className={styles.footerBrand}>
          <strong>
            <UserText>{layout.school.name}</UserText>
          </strong>
          <Text size="sm">
            <UserText>{layout.school.summary}</UserText>
          </Text>
        </div>
      }
      columns={footerColumns(used, {
        language,
        settings,
        isStart: pathname === schoolHref(layout.school.id),
      })}
      qrCodes={footerCodes(used, language)}
      legal={legal}
      isWide={pathname.startsWith('/design/')}
      isFixed={settings?.isOverseas === true && pathname.endsWith('/search')}
      end={<PageLanguage languages={layout.languages} placement="top" />}
    />
  );
}

/** Which version runs here: told under a school's own footer, where it wants that (B053). */
function useVersion(schoolId: string, isCustom: boolean, settings: PortalSettings | undefined) {
  const { data } = useQuery({
    ...contentReviewSwitchQuery(useApi(), { schoolId, lang: useLanguage() }),
    enabled: isCustom,
    retry: false,
  });
  return isCustom && data?.VersionInformationSwitch === '1' ? settings?.product.version : undefined;
}

function PhoneTabs({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const { pathname, href } = useLocation();
  const home = schoolHref(schoolId);
  const search = hrefTo({ to: '/portal/$schoolId/search', params: { schoolId } });
  const classes = entriesHref(schoolId, { type: CLASS });
  const isSearch = pathname === search;
  return (
    <BottomTabs
      label={t({ message: 'Quick navigation', comment: 'Tab bar at the bottom of phones' })}
      items={[
        {
          id: 'home',
          label: t`Home`,
          href: home,
          icon: <Icon as={HouseIcon} size="lg" />,
          isCurrent: pathname === home,
        },
        {
          id: 'search',
          label: t`Search`,
          href: search,
          icon: <Icon as={MagnifyingGlassIcon} size="lg" />,
          isCurrent: isSearch && href !== classes,
        },
        {
          id: 'classes',
          label: t`Classes`,
          href: classes,
          icon: <Icon as={BooksIcon} size="lg" />,
          isCurrent: href === classes,
        },
        ...(viewer
          ? [
              {
                id: 'learning',
                label: t({
                  message: 'Learning',
                  context: 'tab',
                  comment: 'In the tab bar of phones: what oneself learns',
                }),
                href: hrefTo({ to: '/learning' }),
                icon: <Icon as={GraduationCapIcon} size="lg" />,
              },
            ]
          : []),
        viewer
          ? {
              id: 'account',
              label: t({ message: 'Account', comment: 'In the tab bar of phones' }),
              href: hrefTo({ to: '/account' }),
              icon: <Icon as={UserIcon} size="lg" />,
            }
          : {
              id: 'account',
              label: t`Sign in`,
              href: signInHref(href),
              icon: <Icon as={UserIcon} size="lg" />,
            },
      ]}
    />
  );
}
