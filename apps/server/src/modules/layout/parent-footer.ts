import type { FooterLink, FooterTemplate } from '@stoa/api/schema';
import { listTakenPages } from '../../core/pages/page.repository.ts';
import { pageUrl } from '../../core/pages/site.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { footersOf, presentFooters } from './footer.ts';
import { findParentFooter } from './parent-footer.repository.ts';

/** What of a footer is taken from the school above; the legal lines are each school's own. */
export type TakenFooter = Pick<FooterTemplate, 'footerNavigations' | 'footerQrCodes'>;

/**
 * The links and codes of the school above, as a sub-school shows them: those of the footer that is in use there, where
 * pages that the sub-school takes are at its own addresses. Null where that school is not open to everybody.
 */
export async function loadParentFooter(
  tx: Transaction,
  school: Pick<SchoolRow, 'id' | 'inherited'>,
  language: Language,
): Promise<TakenFooter | null> {
  const parent = await findParentFooter(tx);
  if (!parent) return null;
  const { templates } = presentFooters(
    footersOf(parent.stored ?? undefined),
    (texts) => textIn(texts, language, parent.default_language),
    '',
  );
  const used = templates.find(({ isUsed }) => isUsed);
  const own = new Map(
    (await listTakenPages(tx, school)).map(({ address }) => [
      pageUrl(parent.id, address),
      pageUrl(school.id, address),
    ]),
  );
  const leading = (link: FooterLink): FooterLink => ({
    ...link,
    relateUrl: link.relateUrl && (own.get(link.relateUrl) ?? link.relateUrl),
    children: link.children.map(leading),
  });
  return {
    footerNavigations: (used?.footerNavigations ?? []).map(leading),
    footerQrCodes: (used?.footerQrCodes ?? []).map((code) => ({
      ...code,
      urlMobile: code.urlMobile && (own.get(code.urlMobile) ?? code.urlMobile),
    })),
  };
}
