import { ok, type Handlers } from '../../contract/handlers.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { pageOf } from '../../database/keyset.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { presentActivity } from './activity.presenter.ts';
import { listActivity } from './activity.repository.ts';
import { findMember } from '../members/members.repository.ts';

/** What a member did in a school, for those who run it. */
export const memberActivityHandlers = ({
  database,
  clock,
}: Services): Pick<Handlers, 'listMemberActivity'> => ({
  listMemberActivity: async ({ path: { userId }, query, headers, context }) => {
    const schoolId = String(headers.tenantid);
    authorize(requireViewer(context), 'MEMBER_MANAGEMENT', schoolId);
    const { page, asked } = pageOf(query);
    return ok(
      await database.read({ schoolId }, async (tx) => {
        const school = await findSchool(tx, schoolId);
        if (!(await findMember(tx, schoolId, userId))) throw new Problem('NOT_FOUND');
        const now = clock.now();
        const { rows, ...around } = await listActivity(
          tx,
          { schoolId, accountId: userId, kind: query.kind },
          { member: true, teaches: true, now },
          page,
        );
        const wording = wordingOf(school, { language: context.language, now });
        return {
          items: rows.map((row) => presentActivity(row, { schoolId, userId }, wording)),
          ...around,
          pageSize: asked.pageSize,
        };
      }),
    );
  },
});
