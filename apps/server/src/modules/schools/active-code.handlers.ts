import type { MessageDescriptor } from '@lingui/core';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { pageOf } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { normalizeEmail } from '../../core/identity/identifiers.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { once } from '../../platform/idempotency.ts';
import { makeActiveCode, needsActiveCode, presentApplication } from './active-code.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { addApplication, decide, listApplications, lockApplication } from './active-code.repository.ts';

type CodeOperations =
  | 'getActiveCodeRequirement'
  | 'applyActiveCode'
  | 'listActiveCodeApplications'
  | 'confirmApplyCode';

const APPLICATIONS: Limit = { limit: 5, windowSeconds: 86_400 };
const MESSAGES = {
  subject: /*i18n*/ { id: 'activeCode.subject', message: 'Your activation code for Stoa' },
  text: /*i18n*/ {
    id: 'activeCode.text',
    message:
      'Your application for {organisation} was approved. Your activation code is {code}. It works once, within 30 days, for the account that applied.',
  },
  use: /*i18n*/ { id: 'activeCode.use', message: 'Use the code' },
  refusedSubject: /*i18n*/ { id: 'activeCode.refusedSubject', message: 'Your application to Stoa' },
  refused: /*i18n*/ {
    id: 'activeCode.refused',
    message: 'Your application for {organisation} was not approved. {comment}',
  },
} satisfies Record<string, MessageDescriptor>;

/** Activation codes: asked for by people, granted by those who run the platform, never by the one who asks. */
export function activeCodeHandlers(services: Services): Pick<Handlers, CodeOperations> {
  const { database, clock, mailer, config } = services;
  return {
    getActiveCodeRequirement: async ({ query, context }) => {
      const { accountId } = requireViewer(context);
      return ok({ required: await database.read({ accountId }, (tx) => needsActiveCode(tx, query.kind)) });
    },
    applyActiveCode: async ({ body, headers, context }) => {
      const { accountId } = requireViewer(context);
      const now = clock.now();
      const contactEmail = normalizeEmail(body.contactEmail);
      const apply = async (tx: Transaction) => {
        const state = await count(tx, `apply:${accountId}`, APPLICATIONS, now);
        if (state.count > APPLICATIONS.limit)
          return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
        const application = {
          kind: body.kind,
          organisation: cleanName(body.organisation),
          contact_name: cleanName(body.contactName),
          contact_email: contactEmail,
          reason: body.reason.trim(),
        };
        const row = await addApplication(tx, accountId, application, now);
        return row ? presentApplication(row) : new Problem('CONFLICT');
      };
      const key = headers['idempotency-key'];
      const outcome = await database.write({ accountId }, (tx) =>
        once(tx, { key, accountId, operation: 'applyActiveCode', request: body }, now, () => apply(tx)),
      );
      if (outcome instanceof Problem) throw outcome;
      return ok(outcome);
    },
    listActiveCodeApplications: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const { page, asked } = pageOf(query);
      const filter = { accountId: viewer.isSuperuser ? undefined : viewer.accountId, status: query.status };
      const { rows, ...list } = await database.read({ accountId: viewer.accountId }, (tx) =>
        listApplications(tx, filter, page),
      );
      return ok({ items: rows.map(presentApplication), ...list, ...asked });
    },
    confirmApplyCode: async ({ body, context }) => {
      const viewer = requireViewer(context);
      if (!viewer.isSuperuser) throw new Problem('FORBIDDEN');
      const now = clock.now();
      const decided = await database.write({ accountId: viewer.accountId }, async (tx) => {
        const row = await lockApplication(tx, body.applicationId);
        if (!row) throw new Problem('NOT_FOUND');
        // Nobody approves what they asked for themselves.
        if (row.account_id === viewer.accountId) throw new Problem('FORBIDDEN');
        if (row.status !== 'pending') throw new Problem('CONFLICT');
        const { code, ...kept } = makeActiveCode(row.account_id, now);
        const approve = body.decision === 'approve';
        const application = await decide(tx, body.applicationId, {
          status: approve ? 'approved' : 'refused',
          comment: body.comment?.trim() || null,
          decided_by: viewer.accountId,
          ...(approve ? kept : {}),
        });
        const language = row.language as Language;
        const values = {
          organisation: application.organisation,
          code,
          comment: application.comment ?? '',
        };
        await mailer.add(
          tx,
          { kind: 'activationCode', recipient: application.contact_email },
          {
            language,
            subject: { message: approve ? MESSAGES.subject : MESSAGES.refusedSubject },
            paragraphs: [{ message: approve ? MESSAGES.text : MESSAGES.refused, values }],
            ...(approve
              ? { code, action: { label: MESSAGES.use, url: `${config.publicUrl}/register/create` } }
              : {}),
          },
        );
        return application;
      });
      return ok(presentApplication(decided));
    },
  };
}
