import { ok, type Handlers } from '../../contract/handlers.ts';
import { authorize, may } from '../../core/acl/authorize.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { readBadgePicture } from './badge-picture.service.ts';
import {
  archive,
  award,
  changeBadge,
  makeBadge,
  readAwards,
  readBadges,
  withdraw,
  type Acting,
} from './badges.service.ts';

type BadgeOperations =
  | 'listBadges'
  | 'createBadge'
  | 'saveBadge'
  | 'archiveBadge'
  | 'listBadgeAwards'
  | 'awardBadge'
  | 'takeBackBadge';

const DONE = { status: 200, body: { code: 200, message: 'ok' } } as const;

/** Badges: designed by those who set up a school, given and taken back by those who look after its members. */
export function badgeHandlers(services: Services): Pick<Handlers, BadgeOperations> {
  const { database, clock } = services;
  const acting = (
    operation: 'SCHOOL_SETTINGS' | 'MEMBER_MANAGEMENT',
    schoolId: string | undefined,
    context: RequestContext,
  ): Acting => {
    const viewer = requireViewer(context);
    const school = String(schoolId);
    authorize(viewer, operation, school);
    return { schoolId: school, accountId: viewer.accountId, language: context.language, now: clock.now() };
  };
  const scopeOf = ({ schoolId, accountId }: Acting) => ({ schoolId, accountId });
  return {
    listBadges: async ({ headers, context }) => {
      const who = acting('MEMBER_MANAGEMENT', headers.tenantid, context);
      const list = await database.read(scopeOf(who), (tx) => readBadges(tx, who));
      return ok({ ...list, canDesign: may(requireViewer(context), 'SCHOOL_SETTINGS', who.schoolId) });
    },
    createBadge: async ({ body, headers, context }) => {
      const who = acting('SCHOOL_SETTINGS', headers.tenantid, context);
      const picture = await readBadgePicture(services, who, body.look.pictureUrl, 'body');
      const made = { input: body, picture, key: headers['idempotency-key'] };
      return ok(await database.write(scopeOf(who), (tx) => makeBadge(services, tx, made, who)));
    },
    saveBadge: async ({ path, body, headers, context }) => {
      const who = acting('SCHOOL_SETTINGS', headers.tenantid, context);
      const picture = await readBadgePicture(services, who, body.badge.look.pictureUrl, 'body/badge');
      const change = { ...path, ...body, picture };
      return ok(await database.write(scopeOf(who), (tx) => changeBadge(services, tx, change, who)));
    },
    archiveBadge: async ({ path, body, headers, context }) => {
      const who = acting('SCHOOL_SETTINGS', headers.tenantid, context);
      await database.write(scopeOf(who), (tx) => archive(services, tx, { ...path, ...body }, who));
      return DONE;
    },
    listBadgeAwards: async ({ path, query, headers, context }) => {
      const who = acting('MEMBER_MANAGEMENT', headers.tenantid, context);
      return ok(await database.read(scopeOf(who), (tx) => readAwards(tx, path.badgeId, query, who)));
    },
    awardBadge: async ({ path, body, headers, context }) => {
      const who = acting('MEMBER_MANAGEMENT', headers.tenantid, context);
      return ok({ given: await database.write(scopeOf(who), (tx) => award(tx, { ...path, ...body }, who)) });
    },
    takeBackBadge: async ({ path, body, headers, context }) => {
      const who = acting('MEMBER_MANAGEMENT', headers.tenantid, context);
      await database.write(scopeOf(who), (tx) => withdraw(tx, { ...path, ...body }, who));
      return DONE;
    },
  };
}
