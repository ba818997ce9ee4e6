import { hrefTo } from '../../../app/links.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { StoreQuery } from './store-search.ts';

/** The address of the management of a store. */
export const storeManageHref = (schoolId: string, query: Partial<StoreQuery> = {}): string =>
  hrefTo({ to: '/manage/$schoolId/store', params: { schoolId }, search: query });

/** What the API is asked for the orders. */
export const ordersParams = (
  schoolId: string,
  { state, reference, page }: Pick<StoreQuery, 'state' | 'reference' | 'page'>,
  lang: Language,
) => ({ schoolId, state, reference: reference || undefined, pageNumber: page, lang });
