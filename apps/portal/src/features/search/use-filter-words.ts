import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { FacetCategory, ResourceCard } from '@stoa/api/schema';
import { STATUS_WORDS, TYPES_WORDS } from '../../shared/resource-words.ts';
import { ZONE_WORDS } from '../../shared/filter-words.ts';
import type { ActiveFilter } from './search-address.ts';

const MEMBER_WORDS: Record<string, MessageDescriptor> = {
  '2': msg({ message: 'For members', comment: 'Filter: what only members of the school see' }),
  '3': msg({ message: 'For visitors', comment: 'Filter: what is meant for people who are not members' }),
};

const CARD_TYPE_WORDS: Record<string, MessageDescriptor> = {
  course: TYPES_WORDS[1],
  class: TYPES_WORDS[5],
  exam: TYPES_WORDS[2],
  knowledge: TYPES_WORDS[3],
  live: TYPES_WORDS[4],
  topic: TYPES_WORDS[17],
};

/** The name of a category, wherever it stands in the tree. */
function categoryName(categories: readonly FacetCategory[], id: string): string | undefined {
  for (const category of categories) {
    const name = category.id === id ? category.name : categoryName(category.children, id);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Says a filter as its chip does: by its value. */
export function useFilterWords(categories: readonly FacetCategory[]): (filter: ActiveFilter) => string {
  const { t, i18n } = useLingui();
  const say = (words: Record<string, MessageDescriptor>, value: string) => {
    const descriptor = words[value];
    return descriptor ? i18n._(descriptor) : value;
  };
  return ({ filter, value }) => {
    switch (filter) {
      case 'type':
        return i18n._(TYPES_WORDS[Number(value) as ResourceCard['type']]);
      case 'categoryIds':
        return categoryName(categories, value) ?? t`Another category`;
      case 'zone':
        return say(ZONE_WORDS, value);
      case 'status':
        return say(STATUS_WORDS, value);
      case 'member':
        return say(MEMBER_WORDS, value);
      case 'vipPackageId':
        return t({ message: 'One VIP package', comment: 'Filter: only what a certain package contains' });
      case 'cardType':
        return say(CARD_TYPE_WORDS, value);
      default:
        return filter satisfies never;
    }
  };
}
