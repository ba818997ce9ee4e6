import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { isApiProblem } from '@stoa/api/error';
import { leaderboardQuery } from '@stoa/api/leaderboard.queries';
import type { Leaderboard as LeaderboardData, LeaderboardEntry, SchoolRef } from '@stoa/api/schema';
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
import { hrefTo, schoolHref } from '../../../app/links.ts';
import { isMemberOf, useSession } from '../../../app/session.tsx';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { toIntlTag } from '../../../i18n/languages.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { cx } from '../../../shared/cx.ts';
import { formatNumber } from '../../../shared/format.ts';
import { page } from '../../../shared/page.css.ts';
import { POINT_REASONS } from '../../../shared/points/point-messages.ts';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { useSpaceLinks } from '../../../shared/use-space-links.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { rankingHref, rankingParams } from '../more-address.ts';
import { AMONG, COUNTED, PERIODS, type RankingQuery } from '../more-search.ts';
import * as styles from '../more.css.ts';

const PERIOD_MESSAGES = {
  1: msg({ message: 'This week', comment: 'Time that a leaderboard counts: it begins on Monday' }),
  2: msg({ message: 'This month', comment: 'Time that a leaderboard counts: it begins on its first day' }),
  3: msg({ message: 'This year', comment: 'What happened in this time is counted' }),
  4: msg({ message: 'All time', comment: 'What ever happened is counted' }),
} satisfies Record<RankingQuery['period'], MessageDescriptor>;

const COUNTED_MESSAGES = {
  points: msg({ message: 'Points', comment: 'A leaderboard by learning points' }),
  lessons: msg({ message: 'Lessons', comment: 'A leaderboard by completed lessons' }),
  chosen: msg({
    message: 'School’s choice',
    context: 'leaderboard',
    comment: 'The points that the school chose to count',
  }),
} satisfies Record<RankingQuery['kind'], MessageDescriptor>;

const AMONG_MESSAGES = {
  everybody: msg({ message: 'Everyone', comment: 'A leaderboard of all learners' }),
  classmates: msg({
    message: 'Classmates',
    context: 'leaderboard',
    comment: 'A leaderboard of oneself and those who are in the same classes',
  }),
  following: msg({ message: 'People you follow', comment: 'A leaderboard of oneself and those' }),
} satisfies Record<RankingQuery['among'], MessageDescriptor>;

const SKELETONS = 10;

/** Who learned most in the school, in a class or among those whom one follows: the first 50, and where the reader stands. */
export function RankingPage({
  schoolId,
  schoolName,
  query,
}: {
  schoolId: string;
  schoolName: string;
  query: RankingQuery;
}) {
  useMessages('ranking');
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const language = useLanguage();
  const isMember = isMemberOf(useSession(), schoolId);
  // Whoever follows nobody here got the address from a member: they see everyone.
  const shown: RankingQuery = isMember ? query : { ...query, among: 'everybody' };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...leaderboardQuery(useApi(), rankingParams(schoolId, shown, language)),
    placeholderData: keepPreviousData,
  });
  const title = t`Leaderboard`;
  useTitle(title, schoolName);
  const classHref = query.classId
    ? hrefTo({
        to: '/classInfo/$schoolId/class-view/$classId',
        params: { schoolId, classId: query.classId },
      })
    : undefined;
  const hrefOf = (part: Partial<RankingQuery>) => rankingHref(schoolId, { ...query, ...part });
  const counted = data?.counted ?? [];
  const kind = data?.kind ?? (query.kind === 'chosen' ? 'points' : query.kind);
  const kinds = COUNTED.filter((value) => value !== 'chosen' || counted.length > 0);
  const list = new Intl.ListFormat(toIntlTag(language), { type: 'unit' }).format(
    counted.map((reason) => i18n._(POINT_REASONS[reason])),
  );
  return (
    <div className={cx(page, styles.layout)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(schoolId) },
          ...(classHref && data?.classTitle
            ? [{ id: 'class', label: data.classTitle, href: classHref }]
            : []),
          { id: 'page', label: title },
        ]}
      />
      <div className={styles.head}>
        <Heading level={1} size="3xl">
          {title}
        </Heading>
        <Text tone="muted">
          {query.classId ? t`Top 50 of this class. What was done in it counts.` : t`Top 50 learners.`}
        </Text>
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
        <div className={styles.choices}>
          <SegmentedControl
            label={t({ message: 'What is counted', comment: 'Name of the choice: points or lessons' })}
            segments={kinds.map((value) => ({ value, label: i18n._(COUNTED_MESSAGES[value]) }))}
            value={kind}
            onChange={(value) => void navigate({ href: hrefOf({ kind: value }), resetScroll: false })}
          />
          {isMember ? (
            <AmongChoice
              among={query.among}
              onChoose={(among) => void navigate({ href: hrefOf({ among }), resetScroll: false })}
            />
          ) : null}
          <SchoolChoice
            schoolId={schoolId}
            schools={data?.schools ?? []}
            onChoose={(id) => void navigate({ href: rankingHref(id, query), resetScroll: false })}
          />
        </div>
        {kind === 'chosen' ? (
          <Text size="sm" tone="muted">
            {t({
              message: `What counts here: ${list}`,
              comment: 'Leaderboard; a list such as “Passed an exam, Answer accepted” follows',
            })}
          </Text>
        ) : null}
        {data ? (
          <StaleRegion isStale={isPlaceholderData} className={styles.list}>
            <OwnPlace schoolId={schoolId} board={data} />
            {data.items.length > 0 ? (
              <Places schoolId={schoolId} board={data} label={title} />
            ) : (
              <EmptyState
                title={t`No data`}
                action={
                  query.period === 4 ? undefined : (
                    <LinkButton href={hrefOf({ period: 4 })}>{i18n._(PERIOD_MESSAGES[4])}</LinkButton>
                  )
                }
              >
                {shown.among === 'following'
                  ? t`You and the people you follow have nothing in this period yet. Find people to follow in classes and communities.`
                  : shown.among === 'classmates'
                    ? t`You and the people in your classes have nothing in this period yet.`
                    : t`No points earned in this period yet.`}
              </EmptyState>
            )}
          </StaleRegion>
        ) : classHref && isApiProblem(error, 'NOT_ENROLLED') ? (
          <EmptyState
            title={t`This leaderboard is for people in the class`}
            action={<LinkButton href={classHref}>{t`See the class`}</LinkButton>}
          >
            {t`After you join the class, you can see here how you and the others are doing.`}
          </EmptyState>
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

/** Everyone, those in the same classes, or those whom the reader follows. */
function AmongChoice({
  among,
  onChoose,
}: {
  among: RankingQuery['among'];
  onChoose: (among: RankingQuery['among']) => void;
}) {
  const { t, i18n } = useLingui();
  const chosen = i18n._(AMONG_MESSAGES[among]);
  return (
    <ChoiceMenu
      text={t({
        message: `People: ${chosen}`,
        context: 'leaderboard',
        comment: 'Button that opens a choice; “Everyone”, “Classmates” or “People you follow” follows',
      })}
      choices={AMONG.map((value) => ({ value, label: i18n._(AMONG_MESSAGES[value]) }))}
      value={among}
      onChange={onChoose}
    />
  );
}

/** The school above, this one and the sub-schools beside it, each with a leaderboard of its own. */
function SchoolChoice({
  schoolId,
  schools,
  onChoose,
}: {
  schoolId: string;
  schools: readonly SchoolRef[];
  onChoose: (schoolId: string) => void;
}) {
  const { t } = useLingui();
  const schoolName = schools.find(({ id }) => id === schoolId)?.name;
  if (schoolName === undefined) return null;
  return (
    <ChoiceMenu
      text={t({
        message: `School: ${schoolName}`,
        context: 'leaderboard',
        comment: 'Button that opens a choice; the name of a school or sub-school follows',
      })}
      choices={schools.map(({ id, name }) => ({ value: id, label: name }))}
      value={schoolId}
      onChange={onChoose}
    />
  );
}

/** Where the reader stands, or why they do not. */
function OwnPlace({ schoolId, board }: { schoolId: string; board: LeaderboardData }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { viewer, isViewerListed, kind, items } = board;
  if (isViewerListed === null) return null;
  const rankText = viewer ? formatNumber(viewer.rank, language) : '';
  const space = (tab: string) => hrefTo({ to: '/personSpace/$schoolId/{-$tab}', params: { schoolId, tab } });
  if (!viewer && items.length === 0) return null;
  return (
    <div>
      <Text weight="medium">
        {viewer
          ? t`You are in place ${rankText}.`
          : kind === 'lessons'
            ? t`You have not completed a lesson in this period yet.`
            : t`You have no points in this period yet.`}{' '}
        {kind === 'lessons' ? null : (
          <Link href={space('points')}>
            {t({ message: 'See your points', comment: 'Link to one’s own points, with their reasons' })}
          </Link>
        )}
      </Text>
      {isViewerListed ? null : (
        <Text size="sm" tone="muted">
          {t`Only you see your place, because you chose not to be shown on leaderboards.`}{' '}
          <Link href={space('settings')}>
            {t({
              message: 'Change',
              context: 'leaderboards',
              comment: 'Link to the settings of one’s space',
            })}
          </Link>
        </Text>
      )}
    </div>
  );
}

function Places({ schoolId, board, label }: { schoolId: string; board: LeaderboardData; label: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const spaceOf = useSpaceLinks(schoolId);
  const { items, viewer, kind } = board;
  const unit =
    kind === 'lessons'
      ? t({ message: 'lessons', comment: 'Completed lessons, after a number of any size' })
      : t({ message: 'points', comment: 'Learning points, after a number of any size' });
  const entry = ({ rank, person, value, isViewer, isHidden }: LeaderboardEntry) => ({
    id: person.id,
    rank,
    name: isHidden
      ? t({ message: 'Hidden person', comment: 'In place of the name of somebody whom one blocked or muted' })
      : person.name,
    avatarSrc: person.avatarUrl,
    points: formatNumber(value, language),
    isViewer,
    href: isHidden ? undefined : spaceOf(person),
  });
  const isBelow = viewer !== null && !items.some(({ isViewer }) => isViewer);
  return (
    <Leaderboard
      label={label}
      entries={items.map(entry)}
      viewer={isBelow ? entry(viewer) : undefined}
      rankLabel={(place) => {
        const text = formatNumber(place, language);
        return t`Place ${text}`;
      }}
      unit={unit}
      formatRank={(place) => formatNumber(place, language)}
    />
  );
}
