import { hrefTo } from '../../app/links.ts';

/** The page where a school sells; with an order, that order. */
export const orderHref = (schoolId: string, search: { order?: string; goods?: string } = {}): string =>
  hrefTo({ to: '/order/$schoolId', params: { schoolId }, search });
