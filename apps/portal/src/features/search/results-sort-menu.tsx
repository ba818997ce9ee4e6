import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { ChoiceMenu } from '../../shared/choice-menu.tsx';
import { SORT_WORDS } from '../../shared/filter-words.ts';
import type { Search } from './use-search.ts';

const BEST = 'best';
const BEST_WORDS = msg({
  message: 'Best match',
  comment: 'Order of search results: what fits the words best comes first',
});

/** The order of what was found; what fits best only where words were searched for. */
export function SortMenu({ search: { query, send } }: { search: Search }) {
  const { t, i18n } = useLingui();
  const sorts = (['0', '1', '2'] as const).map((value) => ({
    value: value as string,
    label: i18n._(SORT_WORDS[value]),
  }));
  const choices = query.keyword ? [{ value: BEST, label: i18n._(BEST_WORDS) }, ...sorts] : sorts;
  const value = query.sort ?? (query.keyword ? BEST : '0');
  const name = choices.find((choice) => choice.value === value)?.label ?? '';
  return (
    <ChoiceMenu
      text={t({
        message: `Sort: ${name}`,
        comment: 'Button; the order of the list follows, such as: Newest',
      })}
      choices={choices}
      value={value}
      onChange={(sort) => send({ type: 'sort.changed', sort: sort === BEST ? null : sort })}
    />
  );
}
