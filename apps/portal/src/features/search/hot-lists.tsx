import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { hotResourcesQuery } from '@stoa/api/resource.queries';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { StaleRegion } from '@stoa/ui/stale-region';
import { SkeletonCard, SkeletonRegion } from '@stoa/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { ChoiceMenu } from '../../shared/choice-menu.tsx';
import { ProblemInPlace } from '../../shared/problem-in-place.tsx';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import { hotHref, hotParams } from './hot-address.ts';
import { HOT_LISTS, RANKING_PERIODS, RANKING_TYPES, type HotQuery } from './search-params.ts';
import * as styles from './search.css.ts';

const LIST_MESSAGES = {
  1: msg({ message: 'Latest', comment: 'A list of what was published last' }),
  2: msg({ message: 'Hottest', comment: 'A list of what most people learn' }),
  3: msg({ message: 'Hottest articles', comment: 'A list of the articles that most people read' }),
} satisfies Record<HotQuery['list'], MessageDescriptor>;

const PERIOD_MESSAGES = {
  2: msg({ message: 'Latest month', comment: 'What happened in this time is counted' }),
  3: msg({ message: 'All time', comment: 'What ever happened is counted' }),
  4: msg({ message: 'Last year', comment: 'What happened in this time is counted' }),
  5: msg({ message: 'This year', comment: 'What happened in this time is counted' }),
} satisfies Record<HotQuery['rankingPeriod'], MessageDescriptor>;

const TYPE_MESSAGES = {
  '1': msg({ message: 'By learners', comment: 'A ranking by the number of people who learn something' }),
  '2': msg({
    message: 'Chosen by the school',
    comment: 'A ranking in which the choice of the school comes first',
  }),
  '3': msg({
    message: 'Recommended for you',
    comment: 'A ranking of what is near to what the reader learns',
  }),
} satisfies Record<HotQuery['rankingType'], MessageDescriptor>;

const SKELETONS = 8;

/** The top 20 of a school: the latest, the hottest, the hottest articles; over which time and by whose choice. */
export function HotLists({ schoolId, hot }: { schoolId: string; hot: HotQuery }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const navigate = useNavigate();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...hotResourcesQuery(api, hotParams(schoolId, hot, lang)),
    placeholderData: keepPreviousData,
  });
  const choose = (part: Partial<HotQuery>) =>
    void navigate({ href: hotHref(schoolId, { ...hot, ...part }), replace: true, resetScroll: false });
  return (
    <section className={styles.band} aria-labelledby="hot-lists">
      <div className={styles.bar}>
        <Heading level={2} size="xl" id="hot-lists">
          {t`Top 20`}
        </Heading>
        <div className={styles.controls}>
          <ChoiceMenu
            text={i18n._(PERIOD_MESSAGES[hot.rankingPeriod])}
            choices={RANKING_PERIODS.map((value) => ({
              value: String(value),
              label: i18n._(PERIOD_MESSAGES[value]),
            }))}
            value={String(hot.rankingPeriod)}
            onChange={(value) => choose({ rankingPeriod: Number(value) as HotQuery['rankingPeriod'] })}
          />
          <ChoiceMenu
            text={i18n._(TYPE_MESSAGES[hot.rankingType])}
            choices={RANKING_TYPES.map((value) => ({ value, label: i18n._(TYPE_MESSAGES[value]) }))}
            value={hot.rankingType}
            onChange={(rankingType) => choose({ rankingType })}
          />
        </div>
      </div>
      <SegmentedControl
        label={t`Top 20`}
        segments={HOT_LISTS.map((value) => ({ value: String(value), label: i18n._(LIST_MESSAGES[value]) }))}
        value={String(hot.list)}
        onChange={(value) => choose({ list: Number(value) as HotQuery['list'] })}
        className={styles.hotTabs}
      />
      {data ? (
        data.items.length > 0 ? (
          <StaleRegion isStale={isPlaceholderData} className={styles.results}>
            <CardGrid perLine={4} label={i18n._(LIST_MESSAGES[hot.list])}>
              {data.items.map((card, index) => (
                <ResourceCardView key={card.id} card={card} isImagePriority={index < 4} />
              ))}
            </CardGrid>
          </StaleRegion>
        ) : (
          <EmptyState title={t`No data`} headingLevel={3} />
        )
      ) : error ? (
        <ProblemInPlace error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <CardGrid perLine={4}>
            {Array.from({ length: SKELETONS }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </CardGrid>
        </SkeletonRegion>
      )}
    </section>
  );
}
