import type { NavigationEntry } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Language } from '../../i18n/languages.ts';
import type { SchoolRow } from '../schools/schools.repository.ts';
import { findParentSite, listTakenPages } from './page.repository.ts';
import { entriesOf } from './site-entries.ts';
import { presentNavigation, takenLink } from './site.ts';

/**
 * The navigation of the school above, as a sub-school shows it: parts of the portal and pages that it takes are its own,
 * other pages are those of the school above that everybody may open. Null where that school is not open to everybody.
 */
export async function loadParentNavigation(
  tx: Transaction,
  { id, inherited }: Pick<SchoolRow, 'id' | 'inherited'>,
  language: Language,
  messages: Pick<Messages, 'say'>,
): Promise<NavigationEntry[] | null> {
  const parent = await findParentSite(tx);
  const taken = parent ? (await listTakenPages(tx, { inherited })).map(takenLink) : [];
  return (
    parent &&
    presentNavigation(parent.site?.navigation ?? entriesOf(parent.id, parent), {
      schoolId: parent.id,
      shownBy: id,
      language,
      defaultLanguage: parent.default_language,
      isMember: false,
      // What is taken comes first, so that it is found.
      pages: [...taken, ...parent.pages],
      messages,
    })
  );
}
