import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { SORT_MESSAGES } from '../../shared/filter-messages.ts';
import { SortMenu } from '../../shared/list-menus.tsx';
import type { Search } from './use-search.ts';

const BEST = 'best';
const BEST_MESSAGES = msg({
  message: 'Best match',
  comment: 'Order of search results: what fits the words best comes first',
});

/** The order of what was found; what fits best only where words were searched for. */
export function ResultsSortMenu({ search: { query, send } }: { search: Search }) {
  const { i18n } = useLingui();
  const sorts = (['0', '1', '2'] as const).map((value) => ({
    value: value as string,
    label: i18n._(SORT_MESSAGES[value]),
  }));
  const choices = query.keyword ? [{ value: BEST, label: i18n._(BEST_MESSAGES) }, ...sorts] : sorts;
  const value = query.sort ?? (query.keyword ? BEST : '0');
  return (
    <SortMenu
      choices={choices}
      value={value}
      onChange={(sort) => send({ type: 'sort.changed', sort: sort === BEST ? null : sort })}
    />
  );
}
