import { useLingui } from '@lingui/react/macro';
import type { FacetCategory } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Chip, ChipList } from '@stoa/ui/chip';
import { UserText } from '@stoa/ui/user-text';
import { activeFilters, withoutFilter, type ActiveFilter } from './search-address.ts';
import { useFilterMessages } from './use-filter-messages.ts';
import type { Search } from './use-search.ts';

/** The filters that are on, each with a button that takes it away. */
export function FilterChips({
  categories,
  search,
}: {
  categories: readonly FacetCategory[];
  search: Search;
}) {
  const { t } = useLingui();
  const say = useFilterMessages(categories);
  const filters = activeFilters(search.query);
  if (filters.length === 0) return null;
  const remove = ({ filter, value }: ActiveFilter) => {
    if (filter === 'categoryIds') search.send({ type: 'facet.toggled', categoryId: value });
    else if (filter === 'vipPackageId' || filter === 'cardType')
      search.go(withoutFilter(search.query, filter));
    else search.send({ type: 'filter.chosen', filter, value: null });
  };
  return (
    <ChipList
      label={t({ message: 'Filters that are on', comment: 'Name of a list' })}
      action={
        <Button variant="quiet" size="sm" onPress={() => search.send({ type: 'filters.cleared' })}>
          {t`Clear all`}
        </Button>
      }
    >
      {filters.map((filter) => {
        const name = say(filter);
        return (
          <Chip
            key={`${filter.filter}-${filter.value}`}
            onRemove={() => remove(filter)}
            removeLabel={t`Remove the filter “${name}”`}
          >
            <UserText>{name}</UserText>
          </Chip>
        );
      })}
    </ChipList>
  );
}
