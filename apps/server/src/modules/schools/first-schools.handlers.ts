import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import { listByIds } from './first-schools.repository.ts';

/** The first schools above those that somebody belongs to. */
export function firstSchoolHandlers({ database }: Services): Pick<Handlers, 'listFirstSchools'> {
  return {
    listFirstSchools: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const language = chooseLanguage(context.language, undefined, viewer.language);
      const pageNumber = query.pageNumber ?? 1;
      const pageSize = query.pageSize ?? 20;
      const words = query.keyword?.trim().toLowerCase() ?? '';
      const schools = await database.read({ accountId: viewer.accountId }, async (tx) => {
        const own = await listByIds(tx, [...viewer.roles.keys()]);
        return listByIds(tx, [...new Set(own.map((school) => school.parent_id ?? school.id))]);
      });
      const found = schools
        .map((school) => presentRef(school, language))
        .filter((school) => school.name.toLowerCase().includes(words))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      return ok({
        items: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
        total: found.length,
        pageNumber,
        pageSize,
      });
    },
  };
}
