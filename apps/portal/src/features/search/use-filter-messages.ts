import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { FacetCategory } from '@stoa/api/schema';
import { kindOf, RESOURCE_KINDS, STATUS_MESSAGES } from '../../shared/resource-kinds.ts';
import { ZONE_MESSAGES } from '../../shared/filter-messages.ts';
import type { ActiveFilter } from './search-address.ts';

const MEMBER_MESSAGES: Record<string, MessageDescriptor> = {
  '2': msg({ message: 'For members', comment: 'Filter: what only members of the school see' }),
  '3': msg({ message: 'For visitors', comment: 'Filter: what is meant for people who are not members' }),
};

/** What a kind of cards is called: by its first kind of resources. */
const nameOfCards = (card: string): MessageDescriptor | undefined =>
  Object.values(RESOURCE_KINDS).find((kind) => kind.card === card)?.many;

/** The name of a category, wherever it stands in the tree. */
function categoryName(categories: readonly FacetCategory[], id: string): string | undefined {
  for (const category of categories) {
    const name = category.id === id ? category.name : categoryName(category.children, id);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Says a filter as its chip does: by its value. */
export function useFilterMessages(categories: readonly FacetCategory[]): (filter: ActiveFilter) => string {
  const { t, i18n } = useLingui();
  const sayOr = (descriptor: MessageDescriptor | undefined, value: string) =>
    descriptor ? i18n._(descriptor) : value;
  const say = (words: Record<string, MessageDescriptor>, value: string) => sayOr(words[value], value);
  return ({ filter, value }) => {
    switch (filter) {
      case 'type':
        return sayOr(kindOf(Number(value))?.many, value);
      case 'categoryIds':
        return categoryName(categories, value) ?? t`Another category`;
      case 'zone':
        return say(ZONE_MESSAGES, value);
      case 'status':
        return say(STATUS_MESSAGES, value);
      case 'member':
        return say(MEMBER_MESSAGES, value);
      case 'vipPackageId':
        return t({ message: 'One VIP package', comment: 'Filter: only what a certain package contains' });
      case 'cardType':
        return sayOr(nameOfCards(value), value);
      default:
        return filter satisfies never;
    }
  };
}
