import { hrefTo } from '../../app/links.ts';

/** The page where a school sells; with an order or an invoice, that one. */
export const orderHref = (
  schoolId: string,
  search: { order?: string; goods?: string; invoice?: string; seat?: string } = {},
): string => hrefTo({ to: '/order/$schoolId', params: { schoolId }, search });
