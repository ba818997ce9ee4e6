import { hrefTo } from '../../../app/links.ts';
import type { Language } from '../../../i18n/languages.ts';
import { booksPeriod } from './books-period.ts';
import type { StoreQuery } from './store-search.ts';

/** The address of the management of a store. */
export const storeManageHref = (schoolId: string, query: Partial<StoreQuery> = {}): string =>
  hrefTo({ to: '/manage/$schoolId/store', params: { schoolId }, search: query });

/** What the API is asked for the orders. */
export const ordersParams = (
  schoolId: string,
  { state, reference, at }: Pick<StoreQuery, 'state' | 'reference' | 'at'>,
  lang: Language,
) => ({ schoolId, state, reference: reference || undefined, cursor: at || undefined, lang });

/** What the API is asked for the books. */
export const booksParams = (
  schoolId: string,
  { from, to, currency, at }: Pick<StoreQuery, 'from' | 'to' | 'currency' | 'at'>,
  lang: Language,
) => ({ schoolId, ...booksPeriod({ from, to }, Date.now()), currency, cursor: at || undefined, lang });
