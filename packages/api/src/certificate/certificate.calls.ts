import { type Api, unwrap } from '../query.ts';
import type { CertificateTemplate, ManagedCertificate } from '../schema.gen.ts';

const REVOCATION = '/api/manager/v1/class/certificates/{certificateId}/revocation';

interface CertificateCall {
  schoolId: string;
  certificateId: string;
}
const of = ({ schoolId, certificateId }: CertificateCall) => ({
  path: { certificateId },
  header: { tenantId: schoolId },
});

/** Again is the same; the first reason stays. @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export const revokeCertificate = (
  api: Api,
  { reason, ...call }: CertificateCall & { reason: string },
): Promise<ManagedCertificate> => unwrap(api.client.PUT(REVOCATION, { params: of(call), body: { reason } }));

/** Again is the same. */
export const restoreCertificate = (api: Api, call: CertificateCall): Promise<ManagedCertificate> =>
  unwrap(api.client.DELETE(REVOCATION, { params: of(call) }));

/** @throws ApiProblem VERSION_CONFLICT and the shared codes. */
export const saveCertificateTemplate = (
  api: Api,
  { schoolId, ...body }: CertificateTemplate & { schoolId: string },
): Promise<CertificateTemplate> =>
  unwrap(
    api.client.PUT('/api/school/biz/certificateTemplate', {
      params: { header: { tenantId: schoolId } },
      body,
    }),
  );
