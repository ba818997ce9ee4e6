import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { fn } from 'storybook/test';
import { locales } from '../../.storybook/locales.ts';
import { BottomTabs } from '../bottom-tabs/bottom-tabs.tsx';
import { LinkButton } from '../button/button.tsx';
import { CardGrid } from '../card-grid/card-grid.tsx';
import { ResourceCard } from '../card/card.tsx';
import { useStoryCards, useStoryTexts } from '../card/story-content.ts';
import { Icon } from '../icon/icon.tsx';
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx';
import { Logo } from '../logo/logo.tsx';
import { MainNav, type NavItem, NavTree } from '../main-nav/main-nav.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Header } from './header.tsx';

function useNavItems(): NavItem[] {
  const { titles, kinds } = useStoryTexts();
  return [
    { id: 'home', label: kinds.topic, href: '/', isCurrent: true },
    {
      id: 'learn',
      label: kinds.course,
      children: [
        { id: 'a', label: titles[0] ?? '', href: '/a' },
        {
          id: 'b',
          label: titles[1] ?? '',
          href: '/b',
          children: [{ id: 'b1', label: titles[2] ?? '', href: '/b1' }],
        },
      ],
    },
    { id: 'class', label: kinds.class, href: '/c' },
    { id: 'live', label: kinds.live, href: '/l' },
    { id: 'exam', label: kinds.exam, href: '/e' },
    { id: 'more', label: kinds.knowledge, href: 'https://stoa.example/', isExternal: true },
  ];
}

/** A page with navigation, search, language and a bottom bar. */
export function Page() {
  const words = useStoryTexts();
  const items = useNavItems();
  const { locale } = useLocale();
  const [search, setSearch] = useState('');
  const label = words.titles[2] ?? '';
  return (
    <div style={{ minBlockSize: '60rem', margin: '-1rem' }}>
      <Header
        brand={<Logo name={words.school} />}
        nav={<MainNav label={words.kinds.topic} items={items} />}
        search={<SearchBox label={label} value={search} onChange={setSearch} onSubmit={fn()} align="end" />}
        actions={
          <>
            <LanguageSwitcher
              label="Language"
              isCompact
              languages={locales.map(({ code, name }) => ({ code, lang: code, name }))}
              value={locale}
              onChange={fn()}
            />
            <LinkButton href="/login" variant="primary" size="sm">
              {words.free}
            </LinkButton>
          </>
        }
        menu={(close) => <NavTree label={words.kinds.topic} items={items} onFollow={close} />}
      />
      <main style={{ padding: 'var(--stoa-space-gutter)' }}>
        <CardGrid perLine={4}>
          {useStoryCards().map((card) => (
            <ResourceCard key={card.id} {...card} headingLevel={2} />
          ))}
        </CardGrid>
      </main>
      <BottomTabs
        label={words.kinds.class}
        items={[
          {
            id: 'home',
            label: words.kinds.topic,
            href: '/',
            icon: <Icon as={HouseIcon} size="lg" weight="fill" />,
            isCurrent: true,
          },
          {
            id: 'search',
            label: words.kinds.course,
            href: '/s',
            icon: <Icon as={MagnifyingGlassIcon} size="lg" />,
          },
          {
            id: 'news',
            label: words.kinds.live,
            href: '/n',
            icon: <Icon as={BellIcon} size="lg" />,
            mark: '3',
          },
          { id: 'me', label: words.kinds.exam, href: '/m', icon: <Icon as={UserIcon} size="lg" /> },
        ]}
      />
    </div>
  );
}

/** An article may have a head of its own, so that several can stand in one page. */
export const inArticle = (name: string, labels: readonly string[], isPlain = false) => (
  <article>
    <Header
      isPlain={isPlain}
      brand={<Logo name={name} />}
      nav={
        <MainNav
          label={`${name}, navigation`}
          items={labels.map((label, index) => ({ id: `${index}`, label, href: `#${index}` }))}
        />
      }
      actions={
        <LinkButton href="#login" variant="primary" size="sm">
          {labels[0]}
        </LinkButton>
      }
      menu={() => null}
    />
  </article>
);
