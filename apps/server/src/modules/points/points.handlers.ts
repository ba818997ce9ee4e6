import { ok, type Handlers } from '../../contract/handlers.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import {
  giveByHand,
  readPoints,
  readRules,
  saveRules,
  simulate,
  takeBack,
  type Giver,
} from './points.service.ts';

type PointOperations =
  | 'listMyPoints'
  | 'listMemberPoints'
  | 'giveMemberPoints'
  | 'takeBackMemberPoints'
  | 'getPointRules'
  | 'savePointRules'
  | 'simulatePointRules';

/** Points: one's own, those of members, and how a school gives them. */
export function pointHandlers({ database, clock }: Services): Pick<Handlers, PointOperations> {
  const ofMembers = (context: RequestContext, schoolId: string) => {
    const viewer = requireViewer(context);
    authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
    return viewer;
  };
  const asked = (context: RequestContext, schoolId: string, accountId: string) => ({
    schoolId,
    accountId,
    language: context.language,
    now: clock.now(),
  });
  /** Changes somebody's points. @returns their total */
  const change = async (
    context: RequestContext,
    schoolId: string,
    work: (tx: Transaction, giver: Giver) => Promise<void>,
  ) => {
    const { accountId: by } = ofMembers(context, schoolId);
    await database.write({ schoolId, accountId: by }, async (tx) => {
      await findSchool(tx, schoolId);
      await work(tx, { schoolId, by, now: clock.now() });
    });
  };
  const inSettings = (context: RequestContext, schoolId: string) =>
    authorize(requireViewer(context), 'SCHOOL_SETTINGS', schoolId);
  const done = { status: 200, body: { code: 200, message: 'ok' } } as const;
  return {
    listMyPoints: async ({ query, headers, context }) => {
      const { accountId } = requireViewer(context);
      const schoolId = String(headers.tenantid);
      return ok(
        await database.read({ schoolId, accountId }, (tx) =>
          readPoints(tx, asked(context, schoolId, accountId), query),
        ),
      );
    },
    listMemberPoints: async ({ path, query, headers, context }) => {
      const schoolId = String(headers.tenantid);
      ofMembers(context, schoolId);
      return ok(
        await database.read({ schoolId }, (tx) =>
          readPoints(tx, asked(context, schoolId, path.userId), query),
        ),
      );
    },
    giveMemberPoints: async ({ path, body, headers, context }) => {
      await change(context, String(headers.tenantid), (tx, giver) =>
        giveByHand(tx, path.userId, body, giver),
      );
      return done;
    },
    takeBackMemberPoints: async ({ path, body, headers, context }) => {
      await change(context, String(headers.tenantid), (tx, giver) => takeBack(tx, path, body.note, giver));
      return done;
    },
    getPointRules: async ({ headers, context }) => {
      const schoolId = String(headers.tenantid);
      inSettings(context, schoolId);
      return ok(
        await database.read({ schoolId }, async (tx) => {
          await findSchool(tx, schoolId);
          return readRules(tx, schoolId);
        }),
      );
    },
    savePointRules: async ({ body: { version, ...draft }, headers, context }) => {
      const schoolId = String(headers.tenantid);
      inSettings(context, schoolId);
      return ok(
        await database.write({ schoolId }, async (tx) => {
          await findSchool(tx, schoolId);
          return saveRules(tx, schoolId, version, draft);
        }),
      );
    },
    simulatePointRules: async ({ body, headers, context }) => {
      const schoolId = String(headers.tenantid);
      inSettings(context, schoolId);
      return ok(
        await database.read({ schoolId }, async (tx) => {
          await findSchool(tx, schoolId);
          return simulate(tx, schoolId, body, clock.now());
        }),
      );
    },
  };
}
