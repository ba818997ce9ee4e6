import type { Transaction } from '../../database/pool.ts';
import { PROOF_TTL_S } from '../../contract/proof.ts';
import type { Viewer } from '../../http/context.ts';
import { noteProof } from '../../core/identity/session.repository.ts';

/**
 * Writes down that the person proved themselves just now.
 * @param bySecondFactor by an authenticator app or a passkey
 * @returns until when it counts
 */
export async function markProved(
  tx: Transaction,
  viewer: Viewer,
  now: Date,
  bySecondFactor: boolean,
): Promise<Date> {
  await noteProof(tx, viewer.sessionId, now, bySecondFactor);
  return new Date(now.getTime() + PROOF_TTL_S * 1000);
}
