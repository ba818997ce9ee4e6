import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import { textHolds } from '../../database/keyword-index.ts';
import type { Transaction } from '../../database/pool.ts';
import { fold } from '../../core/text/tokens.ts';
import { selectCards } from '../resources/resource-card.ts';
import { allOf, type Condition } from '../resources/resource-filter.ts';
import type { Author } from './authoring.policy.ts';
import { looksAfter } from './authoring.repository.ts';

const first = (column: KeysetOrder['columns'][number]): KeysetOrder => ({
  columns: [column, { name: 'id', type: 'bigint' }],
  direction: 'desc',
});

/** What was changed last '0', hottest '1', downloads '2'. */
const ORDERS = {
  '0': first({ name: 'edited_at', type: 'timestamptz' }),
  '1': first({ name: 'hot_score', type: 'int' }),
  '2': first({ name: 'download_count', type: 'int' }),
};

export interface ManagedFilter {
  conditions: readonly Condition[];
  status?: 'draft' | 'published' | 'withdrawn' | undefined;
  keyword?: string | undefined;
  sort: '0' | '1' | '2';
}

/** A page of the resources of all kinds that somebody looks after, drafts included. */
export async function listManaged(
  tx: Transaction,
  { schoolId, accountId, isManager }: Author,
  { conditions, status, keyword, sort }: ManagedFilter,
  page: KeysetPage,
) {
  const keyset = new Keyset(ORDERS[sort], page);
  const words = fold(keyword ?? '').trim();
  const found = selectCards(tx)
    .select(['resource.status', 'resource.edited_at'])
    .where('resource.school_id', '=', schoolId)
    .where('resource.binned_at', 'is', null)
    .where(allOf(conditions))
    .$if(status !== undefined, (query) => query.where('resource.status', '=', status ?? 'draft'))
    .$if(words !== '', (query) => query.where(textHolds('resource', words)))
    .$if(!isManager, (query) => query.where(looksAfter({ schoolId, accountId })));
  const rows = await found
    .select(keyset.place('resource').as('place'))
    .where(keyset.beyond('resource'))
    .orderBy(keyset.orderBy('resource'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, found));
}
