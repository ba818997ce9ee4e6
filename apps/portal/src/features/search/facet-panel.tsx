import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { FacetCategory, SearchFacets } from '@stoa/api/schema';
import type { SearchFilter } from '@stoa/machines/search';
import { FacetList, type FacetOption } from '@stoa/ui/facet-list';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { ZONE_MESSAGES } from '../../shared/filter-messages.ts';
import { RESOURCE_KINDS, STATUS_MESSAGES } from '../../shared/resource-kinds.ts';
import * as styles from './search.css.ts';
import type { Search } from './use-search.ts';

const option = ({ id, name, count, children }: FacetCategory): FacetOption => ({
  id,
  label: name,
  count,
  children: children.map(option),
});

/** The filters with the number of hits behind each. Several categories widen the search, filters of different kinds narrow it. */
export function FacetPanel({ facets, search }: { facets: SearchFacets; search: Search }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { query, send } = search;
  const shared = {
    formatCount: (count: number) => formatNumber(count, language),
    countLabel: (count: number) => {
      const text = formatNumber(count, language);
      return t`${plural(count, { one: `${text} result`, other: `${text} results` })}`;
    },
  };
  /** Of these one at a time can be on: another one takes its place. */
  const single = (filter: SearchFilter, current: string | null) => ({
    ...shared,
    selected: current === null ? [] : [current],
    onChange: (ids: string[]) =>
      send({ type: 'filter.chosen', filter, value: ids.find((id) => id !== current) ?? null }),
  });
  const toggleCategory = (ids: string[]) => {
    const changed =
      ids.find((id) => !query.categoryIds.includes(id)) ?? query.categoryIds.find((id) => !ids.includes(id));
    if (changed !== undefined) send({ type: 'facet.toggled', categoryId: changed });
  };
  return (
    <div className={styles.facets}>
      <FacetList
        label={t({ message: 'Kind', comment: 'Heading over kinds of resources: classes, exams, articles' })}
        options={facets.types.map(({ type, count }) => ({
          id: String(type),
          label: i18n._(RESOURCE_KINDS[type].many),
          count,
        }))}
        limit={facets.types.length}
        {...single('type', query.type === 0 ? null : String(query.type))}
      />
      {facets.categories.map((facet) => (
        <FacetList
          key={facet.id}
          label={facet.name}
          options={facet.children.map(option)}
          selected={query.categoryIds}
          onChange={toggleCategory}
          {...shared}
        />
      ))}
      <FacetList
        label={t({ message: 'Access', comment: 'Heading over the filter VIP or free' })}
        options={facets.zones.map(({ zone, count }) => ({
          id: zone,
          label: i18n._(ZONE_MESSAGES[zone]),
          count,
        }))}
        {...single('zone', query.zone === '0' ? null : query.zone)}
      />
      <FacetList
        label={t({ message: 'Time', comment: 'Heading over the filter upcoming, ongoing, ended' })}
        options={facets.statuses.map(({ status, count }) => ({
          id: String(status),
          label: i18n._(STATUS_MESSAGES[status]),
          count,
        }))}
        {...single('status', query.status === null ? null : String(query.status))}
      />
    </div>
  );
}
