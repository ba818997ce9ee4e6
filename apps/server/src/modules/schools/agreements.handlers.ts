import { requireOwnSession } from '../../contract/proof.ts';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { requireSameOrigin } from '../../http/csrf.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { roleOf } from '../../core/acl/operations.ts';
import {
  PERSONAL,
  presentAgreement,
  requireCurrent,
  sign,
  signForSchool,
  type AgreementType,
} from './agreements.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { listOfSchool, listOwn, withdrawSignatures } from './agreements.repository.ts';
import { authorize } from '../../core/acl/authorize.ts';

type AgreementOperations = 'compareAgreements' | 'signDataProcessingAgreement' | 'withdrawAgreements';

/** Agreements: which are signed as they are in force, signing, withdrawing one's own. */
export function agreementHandlers({ database, clock }: Services): Pick<Handlers, AgreementOperations> {
  return {
    compareAgreements: async ({ query, headers, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const schoolId = headers.tenantid;
      const language = chooseLanguage(context.language, undefined, viewer.language);
      const owns = schoolId !== undefined && roleOf(viewer, schoolId) === 'owner';
      const types = ([...PERSONAL, ...(owns ? ['schoolDataProcessing'] : [])] as AgreementType[]).filter(
        (type) => query.type === undefined || query.type === type,
      );
      const scope = { accountId, schoolId };
      if (query.sign === 'true') {
        requireOwnSession(viewer);
        // An address alone must not sign for anybody.
        requireSameOrigin(context.request);
        for (const type of types) requireCurrent(type, query.agreementVersion);
        const personal = types.filter((type) => PERSONAL.includes(type));
        await database.write(scope, async (tx) => {
          if (personal.length > 0) await sign(tx, accountId, personal, language, clock.now());
          if (owns && types.includes('schoolDataProcessing'))
            await signForSchool(tx, { id: schoolId, accountId }, language, clock.now());
        });
      }
      const items = await database.read(scope, async (tx) => {
        const mine = await listOwn(tx, accountId);
        const schools = owns ? await listOfSchool(tx, schoolId) : [];
        return types.map((type) =>
          presentAgreement(
            type,
            [...mine, ...schools].filter((signature) => signature.type === type),
            language,
          ),
        );
      });
      return ok({ upToDate: items.every((item) => item.upToDate), items });
    },
    signDataProcessingAgreement: async ({ body, query, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      authorize(viewer, 'own', body.tenantId);
      requireCurrent('schoolDataProcessing', body.agreementVersion);
      const language = query.lang ?? chooseLanguage(context.language, undefined, viewer.language);
      const signatures = await database.write({ accountId, schoolId: body.tenantId }, async (tx) => {
        await findSchool(tx, body.tenantId);
        await signForSchool(tx, { id: body.tenantId, accountId }, language, clock.now());
        return listOfSchool(tx, body.tenantId);
      });
      return ok(presentAgreement('schoolDataProcessing', signatures, language));
    },
    withdrawAgreements: async ({ query, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const now = clock.now();
      const withdrawn = await database.write({ accountId }, (tx) =>
        withdrawSignatures(tx, accountId, query.type, now),
      );
      return ok({ withdrawn });
    },
  };
}
