import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { findNewestJob } from '../../core/jobs/jobs.repository.ts';
import type { Services } from '../../core/services.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { once } from '../../platform/idempotency.ts';
import { requireCurrent, sign, signForSchool } from './agreements.ts';
import { confirm } from '../../core/uploads/uploads.service.ts';
import { needsActiveCode, useActiveCode } from './active-code.ts';
import { confirmDomains, isDomainTaken } from './domain.repository.ts';
import { CREATE_SCHOOL, presentCreation, type CreationInput } from './creation.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { addSchool, bindToNewSchool, countOwned, findEmail, lockOwner } from './creation.repository.ts';

/** Schools that one person may own. */
const SCHOOLS_PER_PERSON = 5;
const COLORS = ['#14507a', '#9c4221', '#2f6b4f', '#7a5c14', '#5b3a7a'];

type CreationOperations = 'createSchool' | 'getSchoolCreation' | 'resumeSchoolCreation';

/** Creating an academy or a store, asking how far that is, and taking up what has stopped. */
export function creationHandlers(services: Services): Pick<Handlers, CreationOperations> {
  const { database, clock, jobs } = services;
  return {
    createSchool: async ({ body, headers, context }) => {
      const { accountId } = requireViewer(context);
      const now = clock.now();
      requireCurrent('service', body.agreementVersion);
      const name = cleanName(body.name);
      if (name.length < 2) throw invalid('name', 'minLength', 'must have two characters');
      if (body.logoUploadId !== undefined) await requireLogo(services, accountId, body.logoUploadId);
      await requireAccepted(services, 'schoolName', [name, body.summary ?? ''].join(' '));
      const codeProblem = await checkCode(services, accountId, body);
      if (codeProblem) throw codeProblem;
      const create = (tx: Transaction) =>
        once(
          tx,
          { key: headers['idempotency-key'], accountId, operation: 'createSchool', request: body },
          now,
          async () => {
            await refuseTooMany(tx, accountId);
            if (body.domain && (await isDomainTaken(tx, body.domain))) throw new Problem('SCHOOL_EXISTS');
            if (body.activeCode) await consumeCode(tx, accountId, body.kind, body.activeCode, now);
            const schoolId = await bindToNewSchool(tx);
            const translations = { [body.defaultLanguage]: name };
            await addSchool(
              tx,
              {
                id: schoolId,
                parent_id: null,
                type: body.kind === 'store' ? 'store' : '1',
                is_open: true,
                status: 'creating',
                default_language: body.defaultLanguage,
                languages: [...new Set([body.defaultLanguage, ...(body.languages ?? LANGUAGES)])],
                name: JSON.stringify(translations),
                summary: JSON.stringify(body.summary ? { [body.defaultLanguage]: body.summary.trim() } : {}),
                color: COLORS[Number(BigInt(schoolId) % BigInt(COLORS.length))],
                domain: body.domain ?? null,
                market:
                  body.kind === 'store'
                    ? JSON.stringify({ storeId: schoolId, name, currency: body.currency ?? 'CNY' })
                    : null,
                position: 1000,
                created_at: now,
              },
              accountId,
              now,
            );
            if (body.domain) {
              const { email } = await findEmail(tx, accountId);
              await confirmDomains(tx, accountId, email, now);
            }
            await sign(tx, accountId, ['service'], body.defaultLanguage, now);
            await signForSchool(tx, { id: schoolId, accountId }, body.defaultLanguage, now);
            const input: CreationInput = {
              kind: body.kind,
              name: translations,
              logoUploadId: body.logoUploadId,
            };
            await jobs.add(tx, {
              kind: CREATE_SCHOOL,
              accountId,
              schoolId,
              input,
              state: { done: ['school'] },
            });
            return presentCreation({
              id: '',
              kind: CREATE_SCHOOL,
              accountId,
              schoolId,
              input,
              state: { done: ['school'] },
              status: 'waiting',
            });
          },
        );
      return ok(await database.write({ accountId }, create));
    },
    getSchoolCreation: async ({ path, context }) => {
      const { accountId } = requireViewer(context);
      const job = await database.read({ accountId }, (tx) => findNewestJob(tx, CREATE_SCHOOL, path.id));
      if (!job) throw new Problem('NOT_FOUND');
      return ok(presentCreation(job));
    },
    resumeSchoolCreation: async ({ path, context }) => {
      const { accountId } = requireViewer(context);
      const job = await database.write({ accountId }, async (tx) => {
        const found = await findNewestJob(tx, CREATE_SCHOOL, path.id);
        if (!found) throw new Problem('NOT_FOUND');
        return (await jobs.resume(tx, found.id)) ? { ...found, status: 'waiting' as const } : found;
      });
      return ok(presentCreation(job));
    },
  };
}

const invalid = (field: string, rule: string, message: string) =>
  new Problem('VALIDATION_FAILED', { fields: [{ path: `body/${field}`, rule, message }] });

/** A picture that the person sent, to whichever school. */
async function requireLogo(services: Services, accountId: string, uploadId: string): Promise<void> {
  await confirm(services, uploadId, accountId).catch((error: unknown) => {
    throw error instanceof Problem && error.status < 500
      ? invalid('logoUploadId', 'enum', 'names no picture of yours')
      : error;
  });
}

interface CreationBody {
  kind: 'academy' | 'store';
  activeCode?: string;
}

/** The try is counted in a transaction of its own, so that a wrong one is not forgotten. */
async function checkCode(
  { database, clock }: Services,
  accountId: string,
  body: CreationBody,
): Promise<Problem | undefined> {
  return database.write({ accountId }, async (tx) => {
    if (!body.activeCode)
      return (await needsActiveCode(tx, body.kind)) ? new Problem('ACTIVE_CODE_INVALID') : undefined;
    return (await useActiveCode(tx, accountId, body.kind, body.activeCode, clock.now(), 'check'))
      ? undefined
      : new Problem('ACTIVE_CODE_INVALID');
  });
}

async function consumeCode(
  tx: Transaction,
  accountId: string,
  kind: CreationBody['kind'],
  code: string,
  now: Date,
): Promise<void> {
  if (!(await useActiveCode(tx, accountId, kind, code, now, 'use'))) throw new Problem('ACTIVE_CODE_INVALID');
}

/** Two requests at once wait for each other here. */
async function refuseTooMany(tx: Transaction, accountId: string): Promise<void> {
  await lockOwner(tx, accountId);
  const { n } = await countOwned(tx, accountId);
  if (Number(n) >= SCHOOLS_PER_PERSON)
    throw new Problem('SCHOOL_QUOTA_EXCEEDED', { limit: SCHOOLS_PER_PERSON });
}
