import type { SchoolUnions } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { chooseLanguage, type Language } from '../../i18n/languages.ts';
import { authorize, may } from '../../core/acl/authorize.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { presentOpen, presentUnions, type UnionRows } from './unions.presenter.ts';
import { listListed } from './unions.repository.ts';
import {
  accept,
  agree,
  drop,
  end,
  found,
  handOver,
  loadUnions,
  remove,
  save,
  share,
  takeBack,
  type Acting,
} from './unions.service.ts';

type ManagedUnionOperations =
  | 'getSchoolUnions'
  | 'listOpenUnions'
  | 'foundUnion'
  | 'saveUnion'
  | 'endUnion'
  | 'handUnionOver'
  | 'joinUnion'
  | 'removeFromUnion'
  | 'acceptIntoUnion'
  | 'dropUnionProposal'
  | 'shareInUnion'
  | 'takeBackShare';

const FOUND_MAX = 50;

const present = (rows: UnionRows, language: Language, { viewer }: RequestContext) =>
  presentUnions(rows, language, may(viewer, 'own', rows.schoolId));

interface Request {
  headers: { tenantid?: string };
  context: RequestContext;
}

/** Unions for those who run a school in them. What binds the school, only its owner does. */
export function managedUnionHandlers({
  database,
  clock,
  cache,
}: Services): Pick<Handlers, ManagedUnionOperations> {
  const actingIn = ({ headers, context }: Request, action: 'own' | 'SCHOOL_SETTINGS'): Acting => {
    const schoolId = String(headers.tenantid);
    const viewer = requireViewer(context);
    authorize(viewer, action, schoolId);
    return { schoolId, accountId: viewer.accountId, now: clock.now() };
  };
  const languageIn = async (tx: Transaction, { schoolId }: Acting, context: RequestContext) =>
    chooseLanguage(context.language, undefined, (await findSchool(tx, schoolId)).default_language);

  /** Changes something and answers where the school stands then. */
  const change = async (
    request: Request,
    action: 'own' | 'SCHOOL_SETTINGS',
    work: (tx: Transaction, acting: Acting) => Promise<void>,
  ) => {
    const acting = actingIn(request, action);
    const unions = await database.write(acting, async (tx): Promise<SchoolUnions> => {
      const language = await languageIn(tx, acting, request.context);
      await work(tx, acting);
      return present(await loadUnions(tx, acting.schoolId), language, request.context);
    });
    cache.invalidate(acting.schoolId);
    return ok(unions);
  };

  return {
    getSchoolUnions: async (request) => {
      const acting = actingIn(request, 'SCHOOL_SETTINGS');
      return ok(
        await database.read(acting, async (tx) =>
          present(
            await loadUnions(tx, acting.schoolId),
            await languageIn(tx, acting, request.context),
            request.context,
          ),
        ),
      );
    },
    listOpenUnions: async (request) => {
      const acting = actingIn(request, 'SCHOOL_SETTINGS');
      const words = (request.query.keyword ?? '').trim().toLowerCase();
      const like = `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      const items = await database.read(acting, async (tx) => {
        const language = await languageIn(tx, acting, request.context);
        const rows = await listListed(tx, { schoolId: acting.schoolId, like, limit: FOUND_MAX });
        return rows.map((union) => presentOpen(union, language));
      });
      return ok({ items });
    },
    foundUnion: (request) => change(request, 'own', (tx, acting) => found(tx, acting, request.body)),
    saveUnion: (request) =>
      change(request, 'SCHOOL_SETTINGS', (tx, acting) =>
        save(tx, acting, request.path.unionId, request.body),
      ),
    endUnion: (request) => change(request, 'own', (tx, acting) => end(tx, acting, request.path.unionId)),
    handUnionOver: (request) =>
      change(request, 'own', (tx, acting) =>
        handOver(tx, acting, request.path.unionId, request.body.schoolId),
      ),
    joinUnion: (request) =>
      change(request, 'own', (tx, acting) =>
        agree(tx, acting, request.path.unionId, request.body.termsVersion),
      ),
    removeFromUnion: (request) =>
      change(request, 'own', (tx, acting) =>
        remove(tx, acting, request.path.unionId, request.path.memberSchoolId),
      ),
    acceptIntoUnion: (request) =>
      change(request, 'SCHOOL_SETTINGS', (tx, acting) =>
        accept(tx, acting, request.path.unionId, request.path.memberSchoolId),
      ),
    dropUnionProposal: (request) =>
      change(request, 'SCHOOL_SETTINGS', (tx, acting) =>
        drop(tx, acting, request.path.unionId, request.path.memberSchoolId),
      ),
    shareInUnion: (request) =>
      change(request, 'SCHOOL_SETTINGS', (tx, acting) =>
        share(tx, acting, request.path.unionId, request.path.resourceId),
      ),
    takeBackShare: (request) =>
      change(request, 'SCHOOL_SETTINGS', (tx, acting) =>
        takeBack(tx, acting, request.path.unionId, request.path.resourceId),
      ),
  };
}
