import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { SearchAnswer } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { activeFilters, searchHref, withoutFilter } from './search-address.ts';
import * as styles from './search.css.ts';
import { useFilterMessages } from './use-filter-messages.ts';
import type { Search } from './use-search.ts';

/** Why there is nothing: a page too far, filters that hide everything, words that nobody wrote. Each has its way on. */
export function NoResults({ answer, search }: { answer: SearchAnswer; search: Search }) {
  const { t } = useLingui();
  const { schoolId, query } = search;
  const { keyword } = answer;
  if (answer.total > 0) {
    return (
      <EmptyState
        title={t`This page does not exist`}
        action={
          <LinkButton href={searchHref(schoolId, { ...query, page: 1 })}>{t`Go to first page`}</LinkButton>
        }
      />
    );
  }
  if (answer.relax.length > 0) {
    return (
      <EmptyState
        kind="filtered"
        title={keyword ? t`No results for “${keyword}” with these filters` : t`No results with these filters`}
        action={
          <LinkButton
            href={searchHref(schoolId, { keyword: query.keyword, sort: query.sort })}
          >{t`Clear filters`}</LinkButton>
        }
      >
        <Relaxations answer={answer} search={search} />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind={keyword ? 'filtered' : 'nothing'}
      title={keyword ? t`No results for “${keyword}”` : t`No data`}
      action={<LinkButton href={searchHref(schoolId, {})}>{t`See popular searches`}</LinkButton>}
    >
      {keyword ? t`Check the spelling, or try fewer or more general words.` : null}
    </EmptyState>
  );
}

/** What would be found without one of the filters. */
function Relaxations({ answer, search: { schoolId, query } }: { answer: SearchAnswer; search: Search }) {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useFilterMessages(answer.facets.categories);
  const filters = activeFilters(query);
  return (
    <ul role="list" className={styles.relaxations}>
      {answer.relax.map(({ filter, total }) => {
        const names = filters.filter((active) => active.filter === filter).map(say);
        const name = new Intl.ListFormat(language.replace('_', '-'), { type: 'unit' }).format(names);
        const count = formatNumber(total, language);
        return (
          <li key={filter}>
            <Link href={searchHref(schoolId, withoutFilter(query, filter))} variant="standalone">
              {t`${plural(total, { one: `${count} result without the filter “${name}”`, other: `${count} results without the filter “${name}”` })}`}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
