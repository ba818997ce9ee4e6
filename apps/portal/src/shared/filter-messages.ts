import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Orders of a list of resources. */
export const SORT_MESSAGES = {
  '0': msg({ message: 'Newest', comment: 'Order of a list: what was published last comes first' }),
  '1': msg({ message: 'Hottest', comment: 'Order of a list: what most people learn comes first' }),
  '2': msg({ message: 'Most downloaded', comment: 'Order of a list' }),
} satisfies Record<'0' | '1' | '2', MessageDescriptor>;

/** Who may open what: all, paying members, everybody for free. */
export const ZONE_MESSAGES = {
  '0': msg({ message: 'VIP and free', comment: 'Filter: what costs and what does not' }),
  '1': msg({ message: 'VIP', comment: 'Mark of what only VIP members can open' }),
  '2': msg({ message: 'Free', comment: 'Costs nothing' }),
} satisfies Record<'0' | '1' | '2', MessageDescriptor>;
