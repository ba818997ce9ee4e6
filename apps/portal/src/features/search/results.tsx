import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { SearchAnswer, SearchHit } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { CardGrid } from '@stoa/ui/card-grid';
import { StaleRegion } from '@stoa/ui/stale-region';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { ListPages } from '../../shared/list-pages.tsx';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import { NoResults } from './no-results.tsx';
import { searchHref } from './search-address.ts';
import * as styles from './search.css.ts';
import type { Search } from './use-search.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';

const FIRST_SCREEN = 4;

/** Results that pages lead to: the server lists no more. */
const REACHABLE_MAX = 1000;

const isLastReachable = ({ total, pageNumber, pageSize }: SearchAnswer): boolean =>
  total > REACHABLE_MAX && pageNumber * pageSize >= REACHABLE_MAX;

const pairs = (ranges: readonly number[][]) => ranges.map(([start = 0, end = 0]) => [start, end] as const);

/** What was found, page by page; or why nothing was. */
export function Results({
  answer,
  search,
  isStale,
}: {
  answer: SearchAnswer;
  search: Search;
  isStale: boolean;
}) {
  const { t } = useLingui();
  const reachable = formatNumber(REACHABLE_MAX, useLanguage());
  const returning = useFocusOnReturn();
  const { schoolId, query } = search;
  if (answer.items.length === 0) return <NoResults answer={answer} search={search} />;
  const { corrected, keyword } = answer;
  return (
    <StaleRegion ref={returning} isStale={isStale} className={styles.results}>
      {corrected !== null ? (
        <Banner title={t`No results for “${keyword}”. Showing results for “${corrected}”.`} />
      ) : null}
      <CardGrid perLine={2} label={t`Results`}>
        {answer.items.map((hit, index) => (
          <Hit key={hit.card.id} hit={hit} isImagePriority={index < FIRST_SCREEN} />
        ))}
      </CardGrid>
      <ListPages
        label={t`Pages of results`}
        page={query.page}
        list={{ total: Math.min(answer.total, REACHABLE_MAX), pageSize: answer.pageSize }}
        hrefFor={(page) => searchHref(schoolId, { ...query, page })}
      />
      {isLastReachable(answer) ? (
        <Text tone="muted">
          {t({
            message: `Showing the first ${reachable} results. Add words or filters to narrow the search.`,
            comment: 'Below the last page of a search that found more; the number is 1,000',
          })}
        </Text>
      ) : null}
    </StaleRegion>
  );
}

function Hit({ hit, isImagePriority }: { hit: SearchHit; isImagePriority: boolean }) {
  const { card, title, excerpt } = hit;
  return (
    <ResourceCardView
      card={card}
      headingLevel={2}
      layout="horizontal"
      isImagePriority={isImagePriority}
      titleRanges={pairs(title.ranges)}
      excerpt={excerpt ? { ...excerpt, ranges: pairs(excerpt.ranges) } : undefined}
    />
  );
}

/** How much was found, in words. */
export function useCountText(): (total: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (total) => {
    const text = formatNumber(total, language);
    return t`${plural(total, { one: `${text} result`, other: `${text} results` })}`;
  };
}
