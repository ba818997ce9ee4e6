import type { NavigationEntry } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Language } from '../../i18n/languages.ts';
import { findParentSite } from './page.repository.ts';
import { entriesOf } from './site-entries.ts';
import { presentNavigation } from './site.ts';

/**
 * The navigation of the school above, as a sub-school shows it: parts of the portal are its own, pages are those of the
 * school above that everybody may open. Null where that school is not open to everybody.
 */
export async function loadParentNavigation(
  tx: Transaction,
  { id }: { id: string },
  language: Language,
  messages: Pick<Messages, 'say'>,
): Promise<NavigationEntry[] | null> {
  const parent = await findParentSite(tx);
  return (
    parent &&
    presentNavigation(parent.site?.navigation ?? entriesOf(parent.id, parent), {
      schoolId: parent.id,
      shownBy: id,
      language,
      defaultLanguage: parent.default_language,
      isMember: false,
      pages: parent.pages,
      messages,
    })
  );
}
