import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { courseworkQuery } from '@stoa/api/learning.queries';
import type { Coursework, SchoolRef } from '@stoa/api/schema';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Icon } from '@stoa/ui/icon';
import { PageHeader } from '@stoa/ui/page-header';
import { Row, RowList } from '@stoa/ui/row-list';
import { StaleRegion } from '@stoa/ui/stale-region';
import { Status } from '@stoa/ui/status';
import { TabLinks } from '@stoa/ui/tabs';
import { Text } from '@stoa/ui/text';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { FilterMenu } from '../../../shared/list-menus.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ListPages } from '../../../shared/list-pages.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { padded, page as pageStyle } from '../../../shared/page.css.ts';
import { useNow } from '../../../shared/use-now.ts';
import { countdown } from '../countdown.ts';
import { DATE_KINDS } from '../date-messages.ts';
import { DatedTitle } from '../dated-title.tsx';
import * as styles from '../learning.css.ts';
import { COURSEWORK_TITLE, LEARNING_TITLE } from '../titles.ts';
import { COURSEWORK_STATES, GROUP_NAMES, NOTHING } from './coursework-messages.ts';
import { courseworkParams, GROUPS, type CourseworkSearch } from './coursework-search.ts';

const ROWS = 6;

/** One's assignments and exams in all schools, by how far one is with them. */
export function CourseworkPage({ search }: { search: CourseworkSearch }) {
  useMessages('learning');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const query = useQuery({
    ...courseworkQuery(useApi(), { ...courseworkParams(search), lang: language }),
    placeholderData: keepPreviousData,
  });
  const { group, school } = search;
  const title = i18n._(COURSEWORK_TITLE);
  const schools = query.data?.schools ?? [];
  const counts = query.data?.counts;
  const hrefFor = (to: Partial<CourseworkSearch>) =>
    hrefTo({ to: '/learning/coursework', search: { group, school, ...to } });
  return (
    <div className={cx(pageStyle, padded)}>
      <div className={styles.layout}>
        <div className={styles.bar}>
          <div>
            <Breadcrumbs
              label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
              items={[
                { id: 'learning', label: i18n._(LEARNING_TITLE), href: hrefTo({ to: '/learning' }) },
                { id: 'coursework', label: title },
              ]}
            />
            <PageHeader title={title} />
          </div>
          {schools.length > 1 ? (
            <FilterMenu
              all={t({ message: 'All schools', comment: 'Choice: not narrowed to one' })}
              value={school}
              onChange={(next) =>
                void navigate({ to: '/learning/coursework', search: { group, school: next } })
              }
              choices={schools.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : null}
        </div>
        <TabLinks
          label={title}
          items={GROUPS.map((one) => ({
            id: one,
            label: i18n._(GROUP_NAMES[one]),
            href: hrefFor({ group: one }),
            count: counts?.[one] ? formatNumber(counts[one], language) : undefined,
            isCurrent: one === group,
          }))}
        />
        <Loaded query={query} rows={ROWS}>
          {(list) => (
            <StaleRegion isStale={query.isPlaceholderData} className={styles.layout}>
              {list.total === 0 ? (
                <EmptyState
                  title={i18n._(NOTHING[group])}
                  action={
                    <LinkButton href={hrefTo({ to: '/learning' })}>{i18n._(LEARNING_TITLE)}</LinkButton>
                  }
                />
              ) : (
                <CourseworkList
                  items={list.items}
                  schools={schools}
                  serverTime={list.serverTime}
                  label={title}
                />
              )}
              <ListPages page={list.pageNumber} list={list} hrefFor={(number) => hrefFor({ page: number })} />
            </StaleRegion>
          )}
        </Loaded>
      </div>
    </div>
  );
}

interface CourseworkListProps {
  items: readonly Coursework[];
  schools: readonly SchoolRef[];
  serverTime: string;
  label: string;
}

function CourseworkList({ items, schools, serverTime, label }: CourseworkListProps) {
  const now = useNow(serverTime);
  return (
    <RowList aria-label={label}>
      {items.map((item) => {
        return (
          <Row key={item.id} className={styles.date}>
            <Icon as={DATE_KINDS[item.kind].icon} size="lg" className={styles.dateIcon} />
            <div className={styles.dateText}>
              <DatedTitle item={item} schools={schools} />
              <Moment item={item} />
            </div>
            <Standing item={item} now={now} />
          </Row>
        );
      })}
    </RowList>
  );
}

/** The moment that matters: when it opens, until when, or when it was handed in. */
function Moment({ item: { state, opensAt, dueAt, handedInAt } }: { item: Coursework }) {
  const { t } = useLingui();
  const isSettled = state === 'handedIn' || state === 'graded';
  if (state === 'upcoming' && opensAt)
    return (
      <Text size="sm" tone="muted">
        {t({ message: 'Opens', context: 'coursework', comment: 'An exam; its date follows' })}{' '}
        <LocalTime instant={opensAt} />
      </Text>
    );
  if (isSettled && handedInAt)
    return (
      <Text size="sm" tone="muted">
        {t({ message: 'Handed in', context: 'moment', comment: 'The date on which it was done follows' })}{' '}
        <LocalTime instant={handedInAt} />
      </Text>
    );
  return (
    <Text size="sm" tone="muted">
      {dueAt ? (
        <>
          {t({ message: 'Due', context: 'lesson', comment: 'Until when an assignment is handed in' })}{' '}
          <LocalTime instant={dueAt} />
        </>
      ) : (
        t`No due date`
      )}
    </Text>
  );
}

/** How far one is: the state, with what is left of the time or what was reached. */
function Standing({ item, now }: { item: Coursework; now: number }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { state, dueAt, opensAt, passed } = item;
  const { tone, name } = COURSEWORK_STATES[state];
  const next = state === 'upcoming' ? opensAt : dueAt;
  const points = item.points === null ? null : formatNumber(item.points, language);
  const most = formatNumber(item.maxPoints ?? 0, language);
  const isAhead = ['upcoming', 'open', 'running', 'overdue'].includes(state);
  return (
    <div className={styles.dateSide}>
      {isAhead && next ? (
        <Text size="sm" weight="medium" isNumeric>
          <span suppressHydrationWarning>{countdown(Date.parse(next), now, language)}</span>
        </Text>
      ) : null}
      {points === null ? null : (
        <Text size="sm" weight="medium" isNumeric>
          {t({ message: `${points} of ${most} points`, comment: 'What was given for an assignment' })}
        </Text>
      )}
      {passed === null ? (
        <Status tone={tone}>{i18n._(name)}</Status>
      ) : (
        <Status tone={passed ? 'success' : 'danger'}>
          {passed
            ? t({ message: 'Passed', comment: 'An exam' })
            : t({ message: 'Not passed', comment: 'An exam' })}
        </Status>
      )}
    </div>
  );
}
