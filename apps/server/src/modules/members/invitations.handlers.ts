import { ok, type Handlers } from '../../contract/handlers.ts';
import { pageOf } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Services } from '../../core/services.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { reaches } from '../../core/acl/operations.ts';
import { normalizeEmail } from '../../core/identity/identifiers.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { once } from '../../platform/idempotency.ts';
import { budgetOf, takeMails } from '../../core/mail/budget.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { acceptInvitation } from './accept-invitation.ts';
import {
  insertInvitation,
  findInviter,
  withdraw,
  type InvitationRow,
  findInvitation,
  findInvitationById,
  findMembersAmong,
} from './invitation.repository.ts';
import { presentEntry, schoolOf, statusOf, tokenOf, urlOf } from './invitation.ts';
import { listInvitations } from './invitation-list.repository.ts';
import { inviteAll } from './invite-by-mail.ts';
import { cleanName } from '../../platform/clean-name.ts';

type InvitationOperations =
  | 'createInvitation'
  | 'withdrawInvitation'
  | 'acceptInvitation'
  | 'getInvitation'
  | 'inviteMember'
  | 'listInvitations';

type HeldRow = InvitationRow & { holds: boolean };

const DEFAULT_TTL_S = 7 * 86_400;
const LOOKS_PER_IP: Limit = { limit: 120, windowSeconds: 3600 };

/** Invitations into a school: links for whoever has them, mails for one person. */
export function invitationHandlers(services: Services): Pick<Handlers, InvitationOperations> {
  const { database, clock, secrets, mailer } = services;
  /** What whoever has the link may see of it. */
  const present = async (token: string, row: HeldRow, language: ReturnType<typeof chooseLanguage>) =>
    database.read({ schoolId: row.school_id }, async (tx) => {
      const school = await findSchool(tx, row.school_id);
      const inviter = await findInviter(tx, row.invited_by ?? '0');
      return {
        token,
        url: urlOf(token),
        school: presentRef(school, language),
        role: row.role,
        invitedBy: inviter
          ? presentPerson(inviter)
          : { id: school.id, name: presentRef(school, language).name, avatarUrl: null, title: null },
        expiresAt: row.expires_at.toISOString(),
        usesLeft: row.uses_left,
        status: statusOf(row, clock.now()),
      };
    });
  return {
    createInvitation: async ({ body, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      const own = authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
      if (!reaches(own, body.role)) throw new Problem('ROLE_TOO_HIGH');
      const now = clock.now();
      const { accountId } = viewer;
      const row = await database.write({ schoolId, accountId }, async (tx) => {
        await findSchool(tx, schoolId);
        return once(
          tx,
          { key: headers['idempotency-key'], accountId, operation: 'createInvitation', request: body },
          now,
          async () => {
            const made = await insertInvitation(
              tx,
              secrets,
              {
                schoolId,
                role: body.role,
                invitedBy: accountId,
                uses: body.uses ?? 1,
                expiresAt: new Date(now.getTime() + (body.expiresInSeconds ?? DEFAULT_TTL_S) * 1000),
              },
              now,
            );
            return { token: tokenOf(made, secrets) };
          },
        );
      });
      const made = await database.read({ schoolId }, (tx) => findInvitation(tx, row.token));
      return ok(await present(row.token, made as HeldRow, chooseLanguage(context.language, undefined)));
    },
    getInvitation: async ({ path, context }) => {
      const schoolId = schoolOf(path.token);
      const state = await database.write({}, (tx) =>
        count(tx, `invitation:${context.ip}`, LOOKS_PER_IP, clock.now()),
      );
      if (state.count > LOOKS_PER_IP.limit)
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
      const row = schoolId && (await database.read({ schoolId }, (tx) => findInvitation(tx, path.token)));
      if (!row) throw new Problem('NOT_FOUND');
      return ok(await present(path.token, row, chooseLanguage(context.language, undefined)));
    },
    withdrawInvitation: async ({ path, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      const own = authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
      await database.write({ schoolId }, async (tx) => {
        const row = await findInvitation(tx, path.token);
        if (!row) throw new Problem('NOT_FOUND');
        if (!reaches(own, row.role)) throw new Problem('FORBIDDEN');
        await withdraw(tx, row.id, clock.now());
      });
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    acceptInvitation: async ({ path, context }) => {
      const { accountId } = requireViewer(context);
      const schoolId = schoolOf(path.token);
      if (!schoolId) throw new Problem('NOT_FOUND');
      const { school, role } = await database.write({ schoolId, accountId }, async (tx) => {
        const accepted = await acceptInvitation(tx, path.token, accountId, clock.now());
        await publish(tx, { type: 'school.changed', schoolId });
        return accepted;
      });
      return ok({ school: presentRef(school, chooseLanguage(context.language, undefined)), role });
    },
    inviteMember: async ({ body, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      const own = authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
      if (!reaches(own, body.role)) throw new Problem('ROLE_TOO_HIGH');
      const email = normalizeEmail(body.email);
      const now = clock.now();
      const { accountId } = viewer;
      const key = headers['idempotency-key'];
      const work = async (tx: Transaction) => {
        const school = await findSchool(tx, schoolId);
        if ((await findMembersAmong(tx, schoolId, [email])).size > 0) return new Problem('ALREADY_BOUND');
        const person = { email, role: body.role, realName: cleanName(body.realName ?? '') };
        const { granted, retryAfterSeconds } = await takeMails(tx, { school, accountId }, 1, now);
        if (granted === 0)
          return new Problem('MAIL_BUDGET_EXCEEDED', {
            limit: budgetOf(school, now).day,
            retryAfterSeconds,
          });
        const [row] = (await inviteAll(tx, services, schoolId, accountId, [person])) as [InvitationRow];
        await mailer.addInvitations(tx, schoolId, [{ id: row.id, email }]);
        return { id: row.id };
      };
      const keyed = { key, accountId, operation: 'inviteMember', request: { ...body, schoolId } };
      const outcome = await database.write({ schoolId, accountId }, async (tx) => {
        const made = await once(tx, keyed, now, () => work(tx));
        return made instanceof Problem ? made : findInvitationById(tx, made.id);
      });
      if (outcome instanceof Problem) throw outcome;
      return ok(presentEntry(outcome, secrets, now));
    },
    listInvitations: async ({ query, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      authorize(viewer, 'MEMBER_MANAGEMENT', schoolId);
      const now = clock.now();
      const { page, asked } = pageOf(query);
      const { rows, ...list } = await database.read({ schoolId }, (tx) =>
        listInvitations(tx, schoolId, query.status, page, now),
      );
      return ok({ items: rows.map((row) => presentEntry(row, secrets, now)), ...list, ...asked });
    },
  };
}
