import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { displayName } from '../../core/people/people.presenter.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { presentMobile } from '../../core/identity/identifiers.ts';
import { presentMemberStatus } from './directory.presenter.ts';
import { presentRef, presentSchool } from '../../core/schools/schools.presenter.ts';
import { findMembership, findSchool } from '../../core/schools/schools.repository.ts';
import { listAdmins } from './standing.repository.ts';

type StandingOperations =
  | 'getSchoolAdmin'
  | 'getMemberIsValid'
  | 'getOpenSchoolUser'
  | 'getOpenSchoolDetails';

/** What a school may hold as long as nothing else was agreed. */
const QUOTA = { storageBytes: 10 * 1024 ** 3, members: 100_000 };

/** Who runs a school, and what somebody is in it. */
export function standingHandlers({ database }: Services): Pick<Handlers, StandingOperations> {
  return {
    getSchoolAdmin: async ({ path, context }) => {
      const viewer = requireViewer(context);
      authorize(viewer, 'SCHOOL_SETTINGS', path.id);
      const language = chooseLanguage(context.language, undefined, viewer.language);
      const { school, admins } = await database.read({ schoolId: path.id }, async (tx) => ({
        school: await findSchool(tx, path.id),
        admins: await listAdmins(tx, path.id),
      }));
      return ok({
        school: presentRef(school, language),
        admins: admins.map((row) => ({
          person: { id: row.id, name: displayName(row), avatarUrl: row.avatar_url || null, title: null },
          role: row.role as 'owner' | 'admin',
          email: row.email,
          mobile: row.mobile && presentMobile(row.mobile),
          since: row.joined_at.toISOString(),
        })),
        quota: {
          storageBytes: QUOTA.storageBytes,
          storageUsedBytes: 0,
          members: QUOTA.members,
          membersUsed: school.learner_count,
        },
      });
    },
    getMemberIsValid: async ({ query, context }) => {
      const { accountId } = requireViewer(context);
      const membership = await database.read({ schoolId: query.tenantId, accountId }, async (tx) => {
        await findSchool(tx, query.tenantId);
        return findMembership(tx, query.tenantId, accountId);
      });
      return ok({
        isValid: membership?.status === 'valid' ? 1 : 0,
        since: membership?.joined_at.toISOString() ?? null,
      });
    },
    getOpenSchoolUser: async ({ query, context }) => {
      const { accountId } = requireViewer(context);
      const status = await database.read({ schoolId: query.schoolId, accountId }, async (tx) =>
        presentMemberStatus(
          await findSchool(tx, query.schoolId),
          await findMembership(tx, query.schoolId, accountId),
        ),
      );
      return ok({ schoolId: query.schoolId, userId: accountId, status });
    },
    getOpenSchoolDetails: async ({ query, context }) => {
      const school = await database.read({ schoolId: query.schoolId }, (tx) =>
        findSchool(tx, query.schoolId),
      );
      const language = chooseLanguage(context.language, undefined, school.default_language);
      return ok(presentSchool(school, language, context.viewer), 'public');
    },
  };
}
