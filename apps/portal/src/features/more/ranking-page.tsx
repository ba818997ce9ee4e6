import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { leaderboardQuery } from '@stoa/api/leaderboard.queries';
import type { LeaderboardEntry } from '@stoa/api/schema';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { Leaderboard } from '@stoa/ui/leaderboard';
import { Link } from '@stoa/ui/link';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { StaleRegion } from '@stoa/ui/stale-region';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { TabLinks } from '@stoa/ui/tabs';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hrefTo, schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { formatNumber } from '../../shared/format.ts';
import { page } from '../../shared/page.css.ts';
import { ProblemInPlace } from '../../shared/problem-in-place.tsx';
import { useSpaceLinks } from '../../shared/use-space-links.ts';
import { useTitle } from '../../shared/use-title.ts';
import { rankingHref, rankingParams } from './more-address.ts';
import { COUNTED, PERIODS, type RankingQuery } from './more-search.ts';
import * as styles from './more.css.ts';

const PERIOD_MESSAGES = {
  1: msg({ message: 'This week', comment: 'Time that a leaderboard counts: it begins on Monday' }),
  2: msg({ message: 'This month', comment: 'Time that a leaderboard counts: it begins on its first day' }),
  3: msg({ message: 'This year', comment: 'What happened in this time is counted' }),
  4: msg({ message: 'All time', comment: 'What ever happened is counted' }),
} satisfies Record<RankingQuery['period'], MessageDescriptor>;

const COUNTED_MESSAGES = {
  points: msg({ message: 'Points', comment: 'A leaderboard by learning points' }),
  lessons: msg({ message: 'Lessons', comment: 'A leaderboard by completed lessons' }),
} satisfies Record<RankingQuery['kind'], MessageDescriptor>;

const SKELETONS = 10;

/** Who learned most: the first 50, and where the reader stands. */
export function RankingPage({
  schoolId,
  schoolName,
  query,
}: {
  schoolId: string;
  schoolName: string;
  query: RankingQuery;
}) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...leaderboardQuery(useApi(), rankingParams(schoolId, query, useLanguage())),
    placeholderData: keepPreviousData,
  });
  const title = t`Leaderboard`;
  useTitle(title, schoolName);
  const hrefOf = (part: Partial<RankingQuery>) => rankingHref(schoolId, { ...query, ...part });
  return (
    <div className={cx(page, styles.layout)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(schoolId) },
          { id: 'page', label: title },
        ]}
      />
      <div className={styles.head}>
        <Heading level={1} size="3xl">
          {title}
        </Heading>
        <Text tone="muted">{t`Top 50 learners.`}</Text>
      </div>
      <div className={styles.ranking}>
        <TabLinks
          label={t({ message: 'Time', comment: 'Name of the choice of week, month, year or all time' })}
          items={PERIODS.map((period) => ({
            id: String(period),
            label: i18n._(PERIOD_MESSAGES[period]),
            href: hrefOf({ period }),
            isCurrent: period === query.period,
          }))}
        />
        <SegmentedControl
          label={t({ message: 'What is counted', comment: 'Name of the choice: points or lessons' })}
          segments={COUNTED.map((value) => ({ value, label: i18n._(COUNTED_MESSAGES[value]) }))}
          value={query.kind}
          onChange={(kind) => void navigate({ href: hrefOf({ kind }), resetScroll: false })}
          className={styles.counted}
        />
        {data ? (
          <StaleRegion isStale={isPlaceholderData} className={styles.list}>
            {data.items.length > 0 ? (
              <Places
                schoolId={schoolId}
                items={data.items}
                own={data.viewer}
                counted={data.kind}
                label={title}
              />
            ) : (
              <EmptyState
                title={t`No data`}
                action={
                  query.period === 4 ? undefined : (
                    <LinkButton href={hrefOf({ period: 4 })}>{i18n._(PERIOD_MESSAGES[4])}</LinkButton>
                  )
                }
              >
                {t`No points earned in this period yet.`}
              </EmptyState>
            )}
          </StaleRegion>
        ) : error ? (
          <ProblemInPlace error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRegion>
            <SkeletonRows count={SKELETONS} />
          </SkeletonRegion>
        )}
      </div>
    </div>
  );
}

interface PlacesProps {
  schoolId: string;
  items: readonly LeaderboardEntry[];
  own: LeaderboardEntry | null;
  counted: RankingQuery['kind'];
  label: string;
}

function Places({ schoolId, items, own, counted, label }: PlacesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const spaceOf = useSpaceLinks(schoolId);
  const unit =
    counted === 'points'
      ? t({ message: 'points', comment: 'Learning points, after a number of any size' })
      : t({ message: 'lessons', comment: 'Completed lessons, after a number of any size' });
  const entry = ({ rank, person, value, isViewer, isHidden }: LeaderboardEntry) => ({
    id: person.id,
    rank,
    name: person.name,
    avatarSrc: person.avatarUrl,
    points: formatNumber(value, language),
    isViewer,
    href: isHidden ? undefined : spaceOf(person.id),
  });
  const isBelow = own !== null && !items.some(({ isViewer }) => isViewer);
  const rankText = own ? formatNumber(own.rank, language) : '';
  return (
    <>
      {own ? (
        <Text weight="medium">
          {t`You are in place ${rankText}.`}{' '}
          {counted === 'points' ? (
            <Link
              href={hrefTo({ to: '/personSpace/$schoolId/{-$tab}', params: { schoolId, tab: 'points' } })}
            >
              {t({ message: 'See your points', comment: 'Link to one’s own points, with their reasons' })}
            </Link>
          ) : null}
        </Text>
      ) : null}
      <Leaderboard
        label={label}
        entries={items.map(entry)}
        viewer={isBelow ? entry(own) : undefined}
        rankLabel={(place) => {
          const text = formatNumber(place, language);
          return t`Place ${text}`;
        }}
        unit={unit}
        formatRank={(place) => formatNumber(place, language)}
      />
    </>
  );
}
