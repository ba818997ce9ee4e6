import { useLingui } from '@lingui/react/macro';
import { searchQuery } from '@stoa/api/search.queries';
import { parseSearchQuery, type SearchQuery } from '@stoa/machines/search';
import { Banner } from '@stoa/ui/banner';
import { CardGrid } from '@stoa/ui/card-grid';
import { Heading } from '@stoa/ui/heading';
import { SkeletonCard, SkeletonRegion } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { page } from '../../shared/page.css.ts';
import { ProblemInPlace } from '../../shared/problem-in-place.tsx';
import { kindOf } from '../../shared/resource-kinds.ts';
import { useTitle } from '../../shared/use-title.ts';
import { Discover } from './discover.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { PageSearchBox } from './page-search-box.tsx';
import { Results, useCountText } from './results.tsx';
import { isBlankSearch, isTooLong, searchParams } from './search-address.ts';
import type { SearchPageQuery } from './search-params.ts';
import * as styles from './search.css.ts';
import { ResultsSortMenu } from './results-sort-menu.tsx';
import { useSearch, type Search } from './use-search.ts';

const SKELETONS = 6;

/** The search of a school: field, filters with numbers, results; or what others look for. */
export function SearchPage({
  schoolId,
  schoolName,
  params,
}: {
  schoolId: string;
  schoolName: string;
  params: SearchPageQuery;
}) {
  const { t } = useLingui();
  const query = useMemo(() => parseSearchQuery(params), [params]);
  const search = useSearch(schoolId, query);
  const heading = useHeading(query);
  useTitle(query.keyword || heading, schoolName);
  const isCut = isTooLong(params.keyword) || isTooLong(search.typed);
  return (
    <div className={cx(page, styles.layout)}>
      <div className={styles.head}>
        <Heading level={1} size="2xl">
          {heading}
        </Heading>
        <PageSearchBox search={search} />
        <div role="status">
          {isCut ? <Banner title={t`Only the first 200 characters are used for the search.`} /> : null}
        </div>
      </div>
      <Found
        search={search}
        blank={isBlankSearch(query) ? <Discover search={search} hot={params} /> : null}
      />
    </div>
  );
}

/** One kind of resource has its name, everything else is a search. */
function useHeading({ type }: SearchQuery): string {
  const { t, i18n } = useLingui();
  const kind = kindOf(type);
  return kind ? i18n._(kind.many) : t`Search`;
}

function Found({ search, blank }: { search: Search; blank: React.ReactNode }) {
  const language = useLanguage();
  const { query, schoolId } = search;
  const countText = useCountText();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(useApi(), searchParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
  });
  const retry = () => {
    search.send({ type: 'search.retried' });
    void refetch();
  };
  return (
    <div className={styles.columns}>
      <aside className={styles.side}>
        {data ? <FacetPanel facets={data.facets} search={search} /> : null}
      </aside>
      <div className={styles.main}>
        <div className={styles.bar}>
          <Text role="status" weight="medium" isNumeric>
            {data ? countText(data.total) : null}
          </Text>
          {data ? (
            <div className={styles.controls}>
              <FilterDrawer answer={data} search={search} />
              <ResultsSortMenu search={search} />
            </div>
          ) : null}
        </div>
        {data ? <FilterChips categories={data.facets.categories} search={search} /> : null}
        {blank ??
          (data ? (
            <Results answer={data} search={search} isStale={isPlaceholderData} />
          ) : error ? (
            <ProblemInPlace error={error} onRetry={retry} />
          ) : (
            <Waiting />
          ))}
      </div>
    </div>
  );
}

const Waiting = () => (
  <SkeletonRegion>
    <CardGrid perLine={2}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </CardGrid>
  </SkeletonRegion>
);
