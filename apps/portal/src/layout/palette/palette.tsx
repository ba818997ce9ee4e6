import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { GearIcon } from '@phosphor-icons/react/dist/csr/Gear';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { CommandPalette, matchCommands, type Command, type CommandGroup } from '@stoa/ui/command-palette';
import type { IconGlyph } from '@stoa/ui/icon';
import { useNavigate } from '@tanstack/react-router';
import { use, useState } from 'react';
import { openLayoutDialog } from '../../app/layout-signals.ts';
import { hrefTo } from '../../app/links.ts';
import { useSession } from '../../app/session.tsx';
import { setTheme } from '../../app/theme.ts';
import { useLanguage, useLanguageStore } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { destinationsOf } from './destinations.ts';
import { storeRecent, readRecent } from './recent-choices.ts';
import { useAllRoutes } from './use-all-routes.ts';
import { useFound, type Found } from './use-found.ts';

const SHOWN_MAX = 50;
const MAC = /Mac|iPhone|iPad/;

export interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** The school that is shown. */
  schoolId: string | undefined;
}

/** A command that leads somewhere or does something. */
interface Choice extends Command {
  href?: string;
  run?: () => void;
}

/** Pages, classes, entries, people and actions, found by typing. */
export function Palette({ isOpen, onClose, schoolId }: PaletteProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const language = useLanguage();
  const store = useLanguageStore();
  const { viewer } = useSession();
  const [query, setQuery] = useState('');
  use(store.messages('palette'));
  const ownSchool = schoolId ?? viewer?.memberships[0]?.schoolId;
  const { routes, isWhole } = useAllRoutes();
  const destinations = destinationsOf(routes, viewer, ownSchool);
  for (const part of new Set(destinations.flatMap(({ messages }) => messages))) use(store.messages(part));
  const found = useFound(query, viewer, ownSchool);
  const going = (prefix: string, icon: IconGlyph, items: readonly (Found & { note?: string })[]) =>
    items.map(({ href, text, note }): Choice => ({
      // Names an element: no spaces.
      id: `${prefix}:${href}`,
      text,
      icon,
      href,
      ...(note ? { note } : {}),
    }));
  const management = t({
    message: 'Management',
    context: 'palette',
    comment: 'Beside pages for who runs a school',
  });
  const [pages, managed] = [false, true].map((isManaged) =>
    destinations
      .filter((destination) => destination.isManaged === isManaged)
      .map(({ href, title }) => ({ href, text: i18n._(title), ...(isManaged ? { note: management } : {}) })),
  ) as [Found[], Found[]];
  const typed = query.trim();
  const actions: Choice[] = [
    {
      id: 'light',
      text: t({ message: 'Use light theme', context: 'palette', comment: 'Action' }),
      icon: SunIcon,
      run: () => setTheme('light'),
    },
    {
      id: 'dark',
      text: t({ message: 'Use dark theme', context: 'palette', comment: 'Action' }),
      icon: MoonIcon,
      run: () => setTheme('dark'),
    },
    {
      id: 'system',
      text: t({ message: 'Use system theme', context: 'palette', comment: 'Action' }),
      icon: CircleHalfIcon,
      run: () => setTheme('system'),
    },
    ...(schoolId
      ? [
          {
            id: 'feedback',
            text: t({ message: 'Send feedback', context: 'palette', comment: 'Action' }),
            icon: ChatTextIcon,
            run: () => openLayoutDialog('feedback'),
          },
        ]
      : []),
  ];
  const search: Choice[] =
    typed && ownSchool
      ? [
          {
            id: 'search',
            text: t({
              message: `Search for “${typed}”`,
              context: 'palette',
              comment: 'Action: opens the search page of the school',
            }),
            icon: MagnifyingGlassIcon,
            href: hrefTo({
              to: '/portal/$schoolId/search',
              params: { schoolId: ownSchool },
              search: { keyword: typed },
            }),
          },
        ]
      : [];
  const options = { locale: toIntlTag(language), limit: SHOWN_MAX };
  const people = t({ message: 'People', context: 'palette', comment: 'Heading over people' });
  const known: CommandGroup[] = [
    {
      id: 'pages',
      title: t({ message: 'Pages', context: 'palette', comment: 'Heading over places to go' }),
      commands: going('page', ArrowRightIcon, pages).map((page) => ({ ...page, mirrorIcon: true })),
    },
    {
      id: 'classes',
      title: t({ message: 'My classes', comment: 'Heading: those one is in' }),
      commands: going('class', BooksIcon, found.classes),
    },
    { id: 'people', title: people, commands: going('person', UserIcon, found.followed) },
    { id: 'managed', title: management, commands: going('page', GearIcon, managed) },
    {
      id: 'actions',
      title: t({ message: 'Actions', context: 'palette', comment: 'Heading over what one can do' }),
      commands: actions,
    },
  ];
  const own = new Set(found.classes.map(({ href }) => href));
  const groups: CommandGroup[] = [
    ...matchCommands(known, typed, options).groups,
    // The server has found them, by its own rules.
    { id: 'members', title: people, commands: going('person', UserIcon, found.members) },
    {
      id: 'found',
      title: t({
        message: 'In this school',
        context: 'palette',
        comment: 'Heading over what a search found',
      }),
      commands: [
        ...going(
          'found',
          BooksIcon,
          found.titles.filter(({ href }) => !own.has(href)),
        ),
        ...search,
      ],
    },
  ];
  const recent = going('recent', ClockCounterClockwiseIcon, readRecent(viewer?.user_id));
  const key = MAC.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  const label = t({ message: 'Go to or do', context: 'palette', comment: 'Name of the command palette' });
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={() => {
        setQuery('');
        onClose();
      }}
      onChoose={(command) => {
        const { href, run, text }: Choice = command;
        run?.();
        if (!href) return;
        if (command.id !== 'search') storeRecent(viewer?.user_id, { href, text });
        void navigate({ href });
      }}
      label={label}
      placeholder={t({
        message: 'Search pages, classes and people',
        context: 'palette',
        comment: 'In an empty field',
      })}
      groups={groups}
      {...(recent.length > 0
        ? {
            recent: {
              id: 'recent',
              title: t({
                message: 'Recent',
                context: 'palette',
                comment: 'Heading over what was chosen last',
              }),
              commands: recent,
            },
          }
        : {})}
      isFiltered={false}
      onQuery={setQuery}
      isLoading={found.isLoading || !isWhole}
      emptyMessage={(text) =>
        text ? t({ message: `Nothing found for “${text}”`, context: 'palette' }) : t`Nothing to show`
      }
      countLabel={(count) => t`${plural(count, { one: '# result', other: '# results' })}`}
      hints={[
        { keys: ['↑', '↓'], text: t({ message: 'Move', context: 'palette', comment: 'What arrow keys do' }) },
        { keys: ['Enter'], text: t({ message: 'Open', context: 'palette', comment: 'What Enter does' }) },
        {
          keys: [key, 'K'],
          text: t({ message: 'Open and close', context: 'palette', comment: 'What Ctrl and K do' }),
        },
      ]}
    />
  );
}
