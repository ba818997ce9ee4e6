import { type Api, unwrap } from '../query.ts';
import type { BulletinChange, BulletinEntry, BulletinInput } from '../schema.gen.ts';

const BULLETINS = '/api/portal/api/v1/portal/bulletins';
interface BulletinCall {
  schoolId: string;
  id: string;
}
const of = ({ schoolId, id }: BulletinCall) => ({ path: { id }, header: { tenantId: schoolId } });

/** @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export function createBulletin(api: Api, { schoolId, input }: { schoolId: string; input: BulletinInput }) {
  return unwrap<BulletinEntry>(
    api.client.POST(BULLETINS, { params: { header: { tenantId: schoolId } }, body: input }),
  );
}

/** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED and the shared codes. */
export function updateBulletin(api: Api, { change, ...call }: BulletinCall & { change: BulletinChange }) {
  return unwrap<BulletinEntry>(api.client.PUT(`${BULLETINS}/{id}`, { params: of(call), body: change }));
}

/** It ends now. */
export async function endBulletin(api: Api, call: BulletinCall): Promise<void> {
  await api.client.POST(`${BULLETINS}/{id}/end`, { params: of(call) });
}

export async function deleteBulletin(api: Api, call: BulletinCall): Promise<void> {
  await api.client.DELETE(`${BULLETINS}/{id}`, { params: of(call) });
}

/** The notices as they are now. */
export function readBulletins(api: Api, schoolId: string, signal?: AbortSignal) {
  return unwrap<{ items: BulletinEntry[] }>(
    api.client.GET(BULLETINS, {
      params: { header: { tenantId: schoolId }, query: { pageSize: 100 } },
      signal,
    }),
  );
}
