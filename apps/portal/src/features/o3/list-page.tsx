import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { o3CardsQuery, o3TagsQuery } from '@stoa/api/o3.queries';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { SearchBox } from '@stoa/ui/search-box';
import { SkeletonCard, SkeletonRegion } from '@stoa/ui/skeleton';
import { StaleRegion } from '@stoa/ui/stale-region';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { SORT_MESSAGES } from '../../shared/filter-messages.ts';
import { formatNumber } from '../../shared/format.ts';
import { FilterMenu, SortMenu } from '../../shared/list-menus.tsx';
import { ListPages } from '../../shared/list-pages.tsx';
import { page } from '../../shared/page.css.ts';
import { ProblemInPlace } from '../../shared/problem-in-place.tsx';
import { kindOfList, o3Href, o3ListHref, o3ListParams, type O3List } from './o3-address.ts';
import { O3CardView } from '../../shared/o3/o3-card-view.tsx';
import { O3_KINDS, O3_SORTS, type O3Query } from './o3-search.ts';
import { O3_KIND_MESSAGES } from '../../shared/o3/o3-kinds.ts';
import { AREA_TITLE } from './o3-messages.ts';
import { listTitle } from './titles.ts';
import * as styles from './o3.css.ts';

const SKELETONS = 8;
const FIRST_SCREEN = 4;

interface ListProps {
  schoolId: string;
  list: O3List;
  query: O3Query;
}

/** A whole list of the area (R07 to R09): narrowed by words, tag and kind, and sorted. */
export function ListPage({ schoolId, list, query }: ListProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...o3CardsQuery(useApi(), o3ListParams(schoolId, list, query, language)),
    placeholderData: keepPreviousData,
  });
  const title = i18n._(listTitle(list, query));
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  return (
    <div className={cx(page, styles.layout)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(schoolId) },
          { id: 'area', label: i18n._(AREA_TITLE), href: o3Href(schoolId) },
          { id: 'page', label: title },
        ]}
      />
      <div className={styles.head}>
        <Heading level={1} size="3xl">
          {title}
        </Heading>
        <Text role="status" tone="muted" isNumeric className={styles.count}>
          {data ? t`${plural(total, { one: `${totalText} entry`, other: `${totalText} entries` })}` : null}
        </Text>
      </div>
      <Controls schoolId={schoolId} list={list} query={query} />
      {data ? (
        <StaleRegion isStale={isPlaceholderData} className={styles.list}>
          {data.items.length > 0 ? (
            <CardGrid perLine={4} label={title}>
              {data.items.map((card, index) => (
                <O3CardView
                  key={card.id}
                  card={card}
                  headingLevel={2}
                  isImagePriority={index < FIRST_SCREEN}
                />
              ))}
            </CardGrid>
          ) : (
            <NoCards schoolId={schoolId} list={list} query={query} total={total} />
          )}
          <ListPages
            page={query.page}
            list={data}
            hrefFor={(page) => o3ListHref(schoolId, list, { ...query, page })}
          />
        </StaleRegion>
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
    </div>
  );
}

/** Words, tag, kind and order. */
function Controls({ schoolId, list, query }: ListProps) {
  const { t, i18n } = useLingui();
  const lang = useLanguage();
  const navigate = useNavigate();
  const own = kindOfList(list);
  const { data: tags } = useQuery(o3TagsQuery(useApi(), { schoolId, kind: own ?? query.kind, lang }));
  const choose = (part: Partial<O3Query>) =>
    void navigate({ href: o3ListHref(schoolId, list, { ...query, ...part, page: 1 }), resetScroll: false });
  const known = (tags?.items ?? []).map(({ tag }) => ({ value: tag, label: tag }));
  // One that came by the address and that nothing has here.
  const isStrange = query.tag !== '' && !known.some(({ value }) => value === query.tag);
  const choices = isStrange ? [...known, { value: query.tag, label: query.tag }] : known;
  return (
    <div className={styles.controls}>
      <div className={styles.find}>
        <Keyword key={query.keyword} keyword={query.keyword} onSearch={(keyword) => choose({ keyword })} />
      </div>
      {own ? null : (
        <FilterMenu
          all={t({ message: 'All kinds', comment: 'Choice of a filter: tools, scenarios and so on alike' })}
          choices={O3_KINDS.map((kind) => ({
            value: kind,
            label: i18n._(O3_KIND_MESSAGES[kind].many),
          }))}
          value={query.kind}
          onChange={(kind) => choose({ kind, tag: '' })}
        />
      )}
      <FilterMenu
        all={t({ message: 'All topics', comment: 'Choice of a filter' })}
        choices={choices}
        value={query.tag || undefined}
        onChange={(tag) => choose({ tag: tag ?? '' })}
      />
      <SortMenu
        choices={O3_SORTS.map((value) => ({ value, label: i18n._(SORT_MESSAGES[value]) }))}
        value={query.sort}
        onChange={(sort) => choose({ sort })}
      />
    </div>
  );
}

function Keyword({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(keyword);
  return (
    <SearchBox
      label={t({ message: 'Search this list', comment: 'Name of a field' })}
      value={typed}
      onChange={setTyped}
      onSubmit={(value) => onSearch(value.trim())}
      onClear={() => {
        setTyped('');
        if (keyword) onSearch('');
      }}
    />
  );
}

/** Nothing at all, nothing with what narrows the list, or a page too far. */
function NoCards({ schoolId, list, query, total }: ListProps & { total: number }) {
  const { t } = useLingui();
  if (total > 0)
    return (
      <EmptyState
        title={t`This page does not exist`}
        action={
          <LinkButton
            href={o3ListHref(schoolId, list, { ...query, page: 1 })}
          >{t`Go to first page`}</LinkButton>
        }
      />
    );
  if (query.keyword || query.tag || query.kind)
    return (
      <EmptyState
        kind="filtered"
        title={t`No data`}
        action={<LinkButton href={o3ListHref(schoolId, list)}>{t`Clear filters`}</LinkButton>}
      />
    );
  return (
    <EmptyState
      title={t`There is nothing here yet`}
      action={<LinkButton href={o3Href(schoolId)}>{t`Back to projects and tools`}</LinkButton>}
    />
  );
}
