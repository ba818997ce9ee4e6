import { isApiProblem } from '@stoa/api/error';
import { marketConfigQuery, schoolDetailsQuery } from '@stoa/api/school.queries';
import { OPEN_PAGES, hrefTo } from '../../app/links.ts';
import type { RouterContext } from '../../app/services.ts';
import { findStore, type Store } from '../../shared/find-store.ts';
import { NOTICES, type NoticeName } from './notice-messages.ts';

/** A door that is closed: which one, of which school, and since when. */
export interface Notice {
  name: NoticeName;
  schoolId: string | undefined;
  schoolName: string | undefined;
  /** ISO 8601; undefined where nobody says. */
  since: string | undefined;
}

/** Short addresses of the store variant, and the pages that they stand for. */
const STORE_DOORS: Readonly<Record<string, string>> = {
  login: hrefTo({ to: '/login/index' }),
  register: hrefTo({ to: '/register/index' }),
  // A newcomer is told what the store is.
  'register/welcome': hrefTo({ to: '/$', params: { _splat: OPEN_PAGES.introduce } }),
  uniportal: hrefTo({ to: '/uniportal/callback' }),
  hw: hrefTo({ to: '/hw/callback' }),
};

export interface NoticePlace {
  tenantId: string | undefined;
  /** The query as it came, with its question mark. */
  search: string;
}

/** What stands at a short address; undefined where nothing does. */
export async function loadNotice(
  name: string,
  context: RouterContext,
  place: NoticePlace,
): Promise<Notice | { href: string } | { store: Store } | undefined> {
  if (Object.hasOwn(NOTICES, name)) return loadClosedDoor(name as NoticeName, context, place);
  const door = STORE_DOORS[name];
  if (name !== 'introduce' && !door) return undefined;
  // Whoever was in another school before finds the site's own store all the same.
  const store = await findStore(context, place.tenantId, undefined);
  if (!store) return undefined;
  return door ? { href: `${door}${place.search}` } : { store };
}

async function loadClosedDoor(
  name: NoticeName,
  { api, queryClient, language: lang }: RouterContext,
  { tenantId, search }: NoticePlace,
): Promise<Notice> {
  const given = new URLSearchParams(search).get('since') ?? '';
  const notice: Notice = {
    name,
    schoolId: tenantId,
    schoolName: undefined,
    since: Number.isNaN(Date.parse(given)) ? undefined : new Date(given).toISOString(),
  };
  if (!tenantId) return notice;
  const details = { ...schoolDetailsQuery(api, { schoolId: tenantId, lang }), retry: false };
  const market = { ...marketConfigQuery(api, { schoolId: tenantId, lang }), retry: false };
  const [school, orders] = await Promise.all([
    queryClient.ensureQueryData(details).catch((error: unknown) => error),
    name === 'disableOrder' ? queryClient.ensureQueryData(market).catch(() => undefined) : undefined,
  ]);
  // A school that is closed says since when in its refusal.
  if (isApiProblem(school)) return { ...notice, since: notice.since ?? school.details?.since };
  const { name: schoolName } = (school as { data: { name: string } }).data;
  return { ...notice, schoolName, since: notice.since ?? orders?.data.orderDisabledSince ?? undefined };
}
