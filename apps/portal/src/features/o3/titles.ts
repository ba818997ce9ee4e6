import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { kindOfList, type O3List } from './o3-address.ts';
import type { O3Query } from './o3-search.ts';
import { O3_KIND_MESSAGES } from '../../shared/o3/o3-kinds.ts';

const ALL = msg({
  message: 'Everything',
  comment: 'Title of the list of all projects, courses, cases, tools and scenarios',
});

/** The title of a list: of its kind, or of the one that is chosen. */
export function listTitle(list: O3List, { kind }: Pick<O3Query, 'kind'>): MessageDescriptor {
  const shown = kindOfList(list) ?? kind;
  return shown ? O3_KIND_MESSAGES[shown].many : ALL;
}
