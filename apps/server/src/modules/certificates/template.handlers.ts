import type { CertificateTemplate } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { findTemplate, saveTemplate } from './template.repository.ts';

/** @throws {Problem} NOT_FOUND, SCHOOL_DISABLED */
async function readTemplate(tx: Transaction, schoolId: string): Promise<CertificateTemplate> {
  await findSchool(tx, schoolId);
  const row = await findTemplate(tx, schoolId);
  return {
    version: row?.version ?? 0,
    title: row?.title ?? {},
    signatoryName: row?.signatory_name ?? '',
    signatoryRole: row?.signatory_role ?? {},
  };
}

/** The texts that say something, without what is invisible. */
const written = (texts: Translations): Translations =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, cleanName(text)] as const)
      .filter(([, text]) => text !== ''),
  );

/** How a school words its certificates, for those who run it. */
export function templateHandlers({
  database,
}: Services): Pick<Handlers, 'getCertificateTemplate' | 'saveCertificateTemplate'> {
  return {
    getCertificateTemplate: async ({ headers, context }) => {
      const schoolId = String(headers.tenantid);
      authorize(requireViewer(context), 'SCHOOL_SETTINGS', schoolId);
      return ok(await database.read({ schoolId }, (tx) => readTemplate(tx, schoolId)));
    },
    saveCertificateTemplate: async ({ body, headers, context }) => {
      const schoolId = String(headers.tenantid);
      const viewer = requireViewer(context);
      authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
      const given = {
        version: body.version,
        title: written(body.title),
        signatoryName: cleanName(body.signatoryName),
        signatoryRole: written(body.signatoryRole),
      };
      return ok(
        await database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
          const { version } = await readTemplate(tx, schoolId);
          if (version !== given.version || !(await saveTemplate(tx, schoolId, given)))
            throw new Problem('VERSION_CONFLICT', { currentVersion: String(version) });
          return readTemplate(tx, schoolId);
        }),
      );
    },
  };
}
