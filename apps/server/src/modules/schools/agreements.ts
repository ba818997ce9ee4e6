import type { AgreementState } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { addSchoolAgreement, addSignatures } from './agreements.repository.ts';

/** The agreements in force: what is signed is this version of the text behind the address. */
const AGREEMENTS = {
  service: { version: '2026-10', path: '/service' },
  privacy: { version: '2026-10', path: '/privacy' },
  schoolDataProcessing: { version: '2026-12', path: '/commonUsage/dataProcessing.htm' },
} as const;
export type AgreementType = keyof typeof AGREEMENTS;
export const PERSONAL: readonly AgreementType[] = ['service', 'privacy'];

interface Signature {
  version: string;
  signed_at: Date;
}

/** @throws {Problem} AGREEMENT_OUTDATED for a version that is not the one in force */
export function requireCurrent(type: AgreementType, version: string | undefined): void {
  const currentVersion = AGREEMENTS[type].version;
  if (version !== currentVersion) throw new Problem('AGREEMENT_OUTDATED', { currentVersion });
}

/** Signs for oneself; the transaction is bound to the person. Signing again keeps the first date. */
export async function sign(
  tx: Transaction,
  accountId: string,
  types: readonly AgreementType[],
  language: Language,
  now: Date,
): Promise<void> {
  await addSignatures(
    tx,
    types.map((type) => ({
      account_id: accountId,
      type,
      version: AGREEMENTS[type].version,
      language,
      signed_at: now,
    })),
    language,
    now,
  );
}

/** Signs for a school; the transaction is bound to it. */
export async function signForSchool(
  tx: Transaction,
  school: { id: string; accountId: string },
  language: Language,
  now: Date,
): Promise<void> {
  const type = 'schoolDataProcessing';
  await addSchoolAgreement(tx, school, type, AGREEMENTS[type].version, language, now);
}

export function presentAgreement(
  type: AgreementType,
  signatures: readonly Signature[],
  language: Language,
): AgreementState {
  const { version, path } = AGREEMENTS[type];
  const newest = [...signatures].sort((a, b) => b.signed_at.getTime() - a.signed_at.getTime())[0];
  const current = signatures.find((signature) => signature.version === version);
  const shown = current ?? newest;
  return {
    type,
    version,
    url: `${path}?sxz-lang=${language}`,
    signedVersion: shown?.version ?? null,
    signedAt: shown?.signed_at.toISOString() ?? null,
    upToDate: current !== undefined,
  };
}
