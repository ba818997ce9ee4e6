import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { locales } from '../../.storybook/locales.ts';
import {
  DoDont,
  KeyboardMap,
  LocaleSheet as Locales,
  RtlBesideLtr as BothWays,
  type Sample,
  sheetStory,
  StateSheet,
  StressSheet,
} from '../../.storybook/sheets.tsx';
import { BottomTabs } from '../bottom-tabs/bottom-tabs.tsx';
import { LinkButton } from '../button/button.tsx';
import { CardGrid } from '../card-grid/card-grid.tsx';
import { ResourceCard } from '../card/card.tsx';
import { useStoryCards, useStoryWords } from '../card/story-content.ts';
import { Icon } from '../icon/icon.tsx';
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx';
import { Logo } from '../logo/logo.tsx';
import { MainNav, type NavItem, NavTree } from '../main-nav/main-nav.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Header } from './header.tsx';

function useNavItems(): NavItem[] {
  const { titles, kinds } = useStoryWords();
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

function Page() {
  const words = useStoryWords();
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

const meta = {
  title: 'Navigation/Header',
  component: Header,
  args: { brand: null },
  render: () => <Page />,
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a page, with navigation, search, language and a bottom bar on phones. */
export const InAPage: Story = {};

/** Entries with children open by click and by keyboard, and close by Escape with the focus where it was. */
export const Submenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.queryByRole('button', { name: 'Course' });
    // On a narrow window the bar is not there; the drawer's story covers that.
    if (!trigger) return;
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const nav = within(canvas.getByRole('navigation', { name: 'Topic' }));
    await expect(nav.getByRole('link', { name: 'The craft of planning a project' })).toBeVisible();
    await userEvent.keyboard('{Tab}{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
  },
};

/** On narrow windows the navigation is a drawer. */
export const Menu: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: 'Open menu' });
    if (!button) return;
    await userEvent.click(button);
    const dialog = await within(canvasElement).findByRole('dialog');
    await expect(within(dialog).getByRole('navigation')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** An article may have a head of its own, so that several can stand in one page. */
const inArticle = (name: string, labels: readonly string[], isPlain = false) => (
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

export const ContentStress: Story = {
  render: () => (
    <StressSheet omit={['empty']} width="40rem" render={(text) => inArticle(text, ['Join', text])} />
  ),
};

const inLanguage = ({ title, action, label, person }: Sample) => inArticle(person, [action, label, title]);

export const LocaleSheet: Story = { render: () => <Locales render={inLanguage} /> };
export const RtlBesideLtr: Story = { render: () => <BothWays render={inLanguage} /> };

export const DoAndDont: Story = {
  render: () => (
    <DoDont
      does={[
        {
          note: 'The school, its places, one thing to do.',
          render: () => inArticle('Painted Porch', ['Join', 'Live']),
        },
      ]}
      donts={[
        {
          note: 'The whole school in one line.',
          render: () => inArticle('Poor', ['Join', 'News', 'Rooms', 'Staff', 'Press', 'Jobs', 'Rules']),
        },
      ]}
    />
  ),
};

/** The order of Tab is the order of reading. */
export const Keyboard: Story = {
  render: () => (
    <>
      {inArticle('Painted Porch', ['Join', 'Live', 'Exams'])}
      <KeyboardMap
        keys={[
          ['Tab', 'Goes through menu, places and actions.'],
          ['Enter', 'Follows a link, or opens the menu of narrow windows.'],
          ['Escape', 'Closes the menu.'],
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const seen: string[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      seen.push(document.activeElement?.textContent || (document.activeElement?.ariaLabel ?? ''));
    }
    await expect(seen).toContain('Join');
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        {
          name: 'With the painted band',
          render: () => inArticle('Painted Porch', ['Join', 'Live', 'Exams']),
        },
        { name: 'Plain', render: () => inArticle('Plain Porch', ['Join', 'Live', 'Exams'], true) },
      ]}
    />
  ),
};
