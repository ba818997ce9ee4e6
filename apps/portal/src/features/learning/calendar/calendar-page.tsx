import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { myDatesQuery } from '@stoa/api/learning.queries';
import type { LearningDate, SchoolRef } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { EventCalendar, type CalendarEvent } from '@stoa/ui/event-calendar';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useMemo, useState } from 'react';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { padded, page } from '../../../shared/page.css.ts';
import { useTimeZone } from '../../../shared/time-zone.ts';
import { useNow } from '../../../shared/use-now.ts';
import { DateList } from '../date-list.tsx';
import { DATE_KINDS } from '../date-messages.ts';
import { byDay, dayIn, firstDay, rangeOf, shownDays, stepFrom, type Moment } from './calendar-days.ts';
import type { CalendarSearch, CalendarView } from './calendar-search.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import * as styles from './calendar.css.ts';
import { useIsNarrow } from './use-is-narrow.ts';

const ROWS = 6;
/** Arrow keys go through many days; the address has the one at which somebody stays. */
const ADDRESS_DELAY_MS = 400;

/** What has a date in all of one's schools: by month, by week, as a list. */
export function CalendarPage({ search }: { search: CalendarSearch }) {
  useMessages('learning');
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const zone = useTimeZone();
  const lang = useLanguage();
  const view = search.view ?? (isNarrow ? 'list' : 'month');
  const now = useNow(new Date().toISOString());
  const today = dayIn(now, zone);
  const addressed = firstDay(search.date, now, zone);
  const [day, setDay] = useFollowed(addressed);
  // Of the address as it is by then: a day that is written late must not take back what was chosen meanwhile.
  const go = (next: Partial<CalendarSearch>, replace = false) =>
    void navigate({
      to: '/calendar',
      search: (before) => ({ ...before, ...next }),
      replace,
      resetScroll: false,
    });
  const dateOf = (one: string) => (one === today ? undefined : one);
  useSettled(day, addressed, (settled) => go({ date: dateOf(settled) }, true));
  const query = useQuery({
    ...myDatesQuery(useApi(), { ...rangeOf(day), schoolId: search.school, lang }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={cx(page, padded)}>
      <div className={styles.layout}>
        <CalendarToolbar
          view={view}
          day={day}
          schools={query.data?.schools ?? []}
          search={search}
          onView={(next) => go({ view: next, date: dateOf(day) })}
          onStep={(by) => go({ date: stepFrom(view, day, by) })}
          onToday={() => go({ date: undefined })}
          onSchool={(school) => go({ school })}
          onKind={(kind) => go({ kind })}
        />
        <Loaded query={query} rows={ROWS}>
          {({ items, schools, serverTime }) => (
            <Shown
              dates={items.filter(({ kind }) => search.kind === undefined || kind === search.kind)}
              {...{ schools, serverTime, view, day }}
              isNarrowed={search.kind !== undefined || search.school !== undefined}
              onDay={setDay}
            />
          )}
        </Loaded>
      </div>
    </div>
  );
}

/** A value that somebody changes here, and that follows another one where that changes. */
function useFollowed(given: string): [string, (next: string) => void] {
  const [value, setValue] = useState(given);
  const [followed, setFollowed] = useState(given);
  if (followed !== given) {
    setFollowed(given);
    setValue(given);
  }
  return [followed === given ? value : given, setValue];
}

function useSettled(day: string, addressed: string, settle: (day: string) => void): void {
  useEffect(() => {
    if (day === addressed) return undefined;
    const timer = setTimeout(() => settle(day), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
    // Other changes of the address must not begin the wait anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [day, addressed]);
}

interface ShownProps {
  dates: readonly LearningDate[];
  schools: readonly SchoolRef[];
  serverTime: string;
  view: CalendarView;
  day: string;
  isNarrowed: boolean;
  onDay: (day: string) => void;
}

function Shown({ dates, schools, serverTime, view, day, isNarrowed, onDay }: ShownProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const days = useMemo(() => byDay(dates, zone), [dates, zone]);
  const events = useEvents(days);
  const { first, last } = shownDays(view, day, toIntlTag(language));
  const listed = [...days].filter(([one]) => (view === 'list' ? one >= first && one <= last : one === day));
  return (
    <>
      <div className={view === 'list' ? styles.strip : undefined}>
        <EventCalendar
          label={t({ message: 'Calendar', comment: 'Title: what has a date' })}
          view={view === 'week' ? 'week' : 'month'}
          day={day}
          onDayChange={onDay}
          events={events}
          countLabel={(count) => t`${plural(count, { one: '# entry', other: '# entries' })}`}
          moreLabel={(count) =>
            t({ message: `+${count} more`, comment: 'In a day of the calendar: entries without room' })
          }
        />
      </div>
      {listed.length > 0 ? (
        <div className={styles.days}>
          {listed.map(([one, moments]) => (
            <Day key={one} day={one} moments={moments} {...{ schools, serverTime }} />
          ))}
        </div>
      ) : view === 'list' ? (
        <Nothing isNarrowed={isNarrowed} />
      ) : (
        <Day day={day} moments={[]} {...{ schools, serverTime }} />
      )}
    </>
  );
}

/** The days as the grid shows them. */
function useEvents(days: ReadonlyMap<string, readonly Moment[]>): ReadonlyMap<string, CalendarEvent[]> {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const clock = new Intl.DateTimeFormat(toIntlTag(language), { timeStyle: 'short', timeZone: zone });
  return new Map(
    [...days].map(([day, moments]) => [
      day,
      moments.map(({ date, at, edge }) => {
        const { title } = date;
        const kind = DATE_KINDS[date.kind];
        const words = {
          only: title,
          start: t({ message: `Opens: ${title}`, comment: 'In the calendar: an exam, attendance' }),
          end: t({ message: `Closes: ${title}`, comment: 'In the calendar: an exam, attendance' }),
        };
        return {
          id: `${date.id}-${edge}`,
          title: <UserText>{words[edge]}</UserText>,
          href: date.url,
          time: clock.format(new Date(at)),
          icon: kind.icon,
          kind: i18n._(kind.name),
          isPast: date.state === 'done' || date.state === 'over',
        };
      }),
    ]),
  );
}

interface DayProps {
  day: string;
  moments: readonly Moment[];
  schools: readonly SchoolRef[];
  serverTime: string;
}

/** One day, with all that happens on it. */
function Day({ day, moments, schools, serverTime }: DayProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const name = new Intl.DateTimeFormat(toIntlTag(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
  return (
    <section aria-labelledby={id} className={styles.day}>
      <Heading level={2} size="lg" id={id}>
        {name}
      </Heading>
      {moments.length > 0 ? (
        <DateList
          dates={moments.map(({ date, at, edge }) => ({ ...date, id: `${date.id}-${edge}`, at }))}
          {...{ schools, serverTime }}
        />
      ) : (
        <Text tone="muted">{t`Nothing on this day.`}</Text>
      )}
    </section>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No dates here`}
      action={
        <LinkButton href={hrefTo({ to: '/learning' })}>
          {t({
            message: 'My learning',
            comment: 'Title: what oneself learns, in all schools',
          })}
        </LinkButton>
      }
    >
      {isNarrowed
        ? t`No entry matches these filters.`
        : t`Live sessions, exams, due dates and attendance of your classes appear here.`}
    </EmptyState>
  );
}
