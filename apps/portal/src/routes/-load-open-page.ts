import { notFound, redirect } from '@tanstack/react-router';
import { OPEN_PAGES } from '../app/links.ts';
import type { PageData } from '../app/page-facts.ts';
import type { RouterContext } from '../app/services.ts';
import { tenantOf } from '../app/tenant.ts';
import { loadHelp } from '../features/help/load-help.ts';
import type { LegalKind, LegalText } from '../features/legal/legal-text.ts';
import { loadLegalPage } from '../features/legal/load-legal-page.ts';
import { findCommunity } from '../features/notices/community.ts';
import { loadNotice, type Notice } from '../features/notices/load-notice.ts';
import { NOTICES } from '../features/notices/notice-messages.ts';
import { loadLayout } from '../layout/load-layout.ts';

/** What stands at an address that has no route of its own. */
export type OpenPageData = PageData &
  (
    | { kind: 'help' }
    | {
        kind: 'legal';
        legal: LegalKind;
        text: LegalText;
        storeId?: string | undefined;
        /** The school whose layout stands around it. */
        frameOf?: string | undefined;
      }
    | { kind: 'notice'; notice: Notice }
  );

interface Place {
  href: string;
  pathname: string;
  search: object;
  searchStr: string;
}

const HELP = `/${OPEN_PAGES.help}`;
const COOKIES = `/${OPEN_PAGES.cookies}`;
const DATA_PROCESSING = `/${OPEN_PAGES.dataProcessing}`;
const COMMUNITY = `/${OPEN_PAGES.community}`;

/**
 * R63 to R70: help, cookie policy, the agreement of schools (C068), communities, closed doors, the store's short addresses.
 * @throws the not-found page, or a redirect
 */
export async function loadOpenPage(context: RouterContext, place: Place): Promise<OpenPageData> {
  const pathname = place.pathname.replace(/\/$/, '');
  const search = place.search as Record<string, unknown>;
  const tenantId = tenantOf({ search, pathname });
  if (pathname === HELP) {
    const [title] = await Promise.all([loadHelp(context, search), context.messages('help')]);
    return { kind: 'help', title, isIndexable: true, countedAs: 'help' };
  }
  if (pathname === COOKIES) return legalPage('cookies', await loadLegalPage('cookies', context, tenantId));
  if (pathname === DATA_PROCESSING)
    return legalPage('dataProcessing', await loadLegalPage('dataProcessing', context, undefined));
  if (pathname.startsWith(COMMUNITY)) return leaveForCommunity(context, pathname.slice(COMMUNITY.length));
  const found = await loadNotice(pathname.slice(1), context, { tenantId, search: place.searchStr });
  if (!found) {
    // A page that is still to come may be for members alone: the guard knows its address already.
    if (typeof document !== 'undefined') {
      const { runGuard } = await import('../features/session/run-guard.ts');
      await runGuard(place, context);
    }
    throw notFound();
  }
  if ('store' in found) return introduceStore(context, found.store.schoolId, tenantId);
  if ('href' in found) throw redirect({ href: found.href, replace: true });
  await context.messages('layout');
  return { kind: 'notice', notice: found, title: NOTICES[found.name].title };
}

/** What a store is, in the layout of the school where it is the one that was asked for. */
async function introduceStore(
  context: RouterContext,
  storeId: string | undefined,
  tenantId: string | undefined,
): Promise<OpenPageData> {
  const frameOf = storeId === tenantId ? storeId : undefined;
  const [text] = await Promise.all([
    loadLegalPage('storeIntroduce', context, storeId),
    frameOf === undefined ? undefined : loadLayout(context, frameOf),
  ]);
  return { ...legalPage('storeIntroduce', text), storeId, frameOf };
}

const legalPage = (legal: LegalKind, text: LegalText): OpenPageData & { kind: 'legal' } => ({
  kind: 'legal',
  legal,
  text,
  title: text.title,
  isIndexable: true,
});

async function leaveForCommunity(context: RouterContext, key: string): Promise<never> {
  const href = await findCommunity(context, decodeURIComponent(key));
  if (!href) throw notFound();
  // Of the configuration alone; whoever comes back does not pass here again.
  throw redirect({ href, reloadDocument: true, replace: true });
}
