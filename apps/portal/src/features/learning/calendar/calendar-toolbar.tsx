import { useLingui } from '@lingui/react/macro';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { RssIcon } from '@phosphor-icons/react/dist/csr/Rss';
import type { SchoolRef } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { IconButton } from '@stoa/ui/icon-button';
import { PageHeader } from '@stoa/ui/page-header';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { FilterMenu } from '../../../shared/list-menus.tsx';
import { DATE_KINDS } from '../date-messages.ts';
import { formatDays, shownDays } from './calendar-days.ts';
import {
  CALENDAR_KINDS,
  type CalendarKind,
  type CalendarSearch,
  type CalendarView,
} from './calendar-search.ts';
import * as styles from './calendar.css.ts';

const FeedDialog = lazy(() => import('./feed-dialog.tsx').then((part) => ({ default: part.FeedDialog })));

export interface CalendarToolbarProps {
  view: CalendarView;
  day: string;
  schools: readonly SchoolRef[];
  search: CalendarSearch;
  onView: (view: CalendarView) => void;
  onStep: (by: 1 | -1) => void;
  onToday: () => void;
  onSchool: (school: string | undefined) => void;
  onKind: (kind: CalendarKind | undefined) => void;
}

/** What of the calendar is shown, and the ways to what is around it. */
export function CalendarToolbar({
  view,
  day,
  schools,
  search,
  onView,
  onStep,
  onToday,
  onSchool,
  onKind,
}: CalendarToolbarProps) {
  const { t, i18n } = useLingui();
  const [isSubscribing, setSubscribing] = useState(false);
  const isWeek = view === 'week';
  return (
    <>
      <div className={styles.bar}>
        <PageHeader title={t({ message: 'Calendar', comment: 'Title: what has a date' })} />
        <Button icon={RssIcon} onPress={() => setSubscribing(true)}>
          {t({ message: 'Subscribe', context: 'calendar', comment: 'Button: to one’s calendar, by a feed' })}
        </Button>
      </div>
      <div className={styles.bar}>
        <div className={styles.steps}>
          <IconButton
            label={
              isWeek
                ? t({ message: 'Previous week', comment: 'Button of the calendar' })
                : t({ message: 'Previous month', comment: 'Button of the calendar' })
            }
            icon={CaretLeftIcon}
            mirror
            onPress={() => onStep(-1)}
          />
          <IconButton
            label={
              isWeek
                ? t({ message: 'Next week', comment: 'Button of the calendar' })
                : t({ message: 'Next month', comment: 'Button of the calendar' })
            }
            icon={CaretRightIcon}
            mirror
            onPress={() => onStep(1)}
          />
          <Button size="sm" onPress={onToday}>
            {t({ message: 'Today', context: 'calendar', comment: 'Button: shows the present day' })}
          </Button>
          <span aria-live="polite">
            <Heading level={2} size="lg">
              <ShownTime view={view} day={day} />
            </Heading>
          </span>
        </div>
        <SegmentedControl
          label={t({ message: 'View', context: 'calendar', comment: 'Names the choice month, week, list' })}
          value={view}
          onChange={onView}
          segments={[
            { value: 'month', label: t({ message: 'Month', context: 'calendar' }) },
            { value: 'week', label: t({ message: 'Week', context: 'calendar' }) },
            { value: 'list', label: t({ message: 'List', context: 'calendar' }) },
          ]}
        />
      </div>
      <div className={styles.filters}>
        <FilterMenu
          all={t({
            message: 'All kinds',
            context: 'calendar',
            comment: 'Filter: exams, live sessions and others',
          })}
          value={search.kind}
          onChange={onKind}
          choices={CALENDAR_KINDS.map((kind) => ({ value: kind, label: i18n._(DATE_KINDS[kind].name) }))}
        />
        {schools.length > 1 ? (
          <FilterMenu
            all={t({ message: 'All schools', comment: 'Choice: not narrowed to one' })}
            value={search.school}
            onChange={onSchool}
            choices={schools.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
      </div>
      {isSubscribing ? (
        <Suspense>
          <FeedDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The month or week that is shown, as the language says it. */
function ShownTime({ view, day }: { view: CalendarView; day: string }) {
  const language = useLanguage();
  const locale = toIntlTag(language);
  const at = (one: string) => Date.parse(`${one}T00:00:00Z`);
  if (view !== 'week')
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      at(day),
    );
  const { first, last } = shownDays(view, day, locale);
  return formatDays(at(first), at(last), locale);
}
