import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { CLASS_TYPES, typesOfFamily } from '../resources/kinds/registry.ts';
import type { UnionRows } from './unions.presenter.ts';
import {
  deleteProposal,
  deleteShare,
  endStay,
  endUnion,
  enterUnions,
  findActiveSchool,
  findAgreement,
  findProposal,
  findShareable,
  insertAgreement,
  insertProposal,
  insertShare,
  insertStay,
  insertTerms,
  insertUnion,
  listCandidates,
  listJoined,
  listProposals,
  listSchools,
  listShares,
  listUnions,
  receiveShares,
  updateLeader,
  updateUnion,
  type UnionRow,
} from './unions.repository.ts';

/** Unions that a school can be in, schools that a union can have, things that can be shared in one. */
const UNIONS_MAX = 10;
const SCHOOLS_MAX = 200;
const SHARES_MAX = 1000;

/** A school that acts, and who acts for it. */
export interface Acting {
  schoolId: string;
  accountId: string;
  now: Date;
}
/** What a union is called and what its schools agree to. */
export interface UnionTexts {
  name: Translations;
  terms: Translations;
  isListed: boolean;
}

/** The texts that say something. @throws {Problem} VALIDATION_FAILED where none does */
function written(path: string, texts: Translations, clean: (text: string) => string): Translations {
  const kept = Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, clean(text)] as const)
      .filter(([, text]) => text !== ''),
  );
  if (Object.keys(kept).length > 0) return kept;
  throw new Problem('VALIDATION_FAILED', {
    fields: [{ path: `body/${path}`, rule: 'minProperties', message: 'has to say something' }],
  });
}
const cleanTexts = ({ name, terms, isListed }: UnionTexts): UnionTexts => ({
  name: written('name', name, cleanName),
  terms: written('terms', terms, cleanText),
  isListed,
});

/** Everything that a school sees of its unions; as many statements for many as for one. */
export async function loadUnions(tx: Transaction, schoolId: string): Promise<UnionRows> {
  const joined = await listJoined(tx, schoolId);
  const proposals = await listProposals(tx, schoolId);
  const proposedIds = proposals.map(({ union_id }) => union_id);
  const none: UnionRows = {
    schoolId,
    unions: [],
    schools: [],
    candidates: [],
    shares: [],
    proposals,
    proposed: [],
  };
  if (proposals.length > 0) {
    await enterUnions(tx, proposedIds);
    none.proposed = await listUnions(tx, proposedIds);
  }
  await enterUnions(tx, joined);
  if (joined.length === 0) return none;
  return {
    ...none,
    unions: await listUnions(tx, joined),
    schools: await listSchools(tx, joined),
    candidates: await listCandidates(tx, joined),
    shares: await listShares(tx, schoolId, joined),
  };
}

/** A union that the school is in. @throws {Problem} NOT_FOUND */
async function openUnion(tx: Transaction, { schoolId }: Acting, unionId: string): Promise<UnionRow> {
  if (!(await listJoined(tx, schoolId)).includes(unionId)) throw new Problem('NOT_FOUND');
  await enterUnions(tx, [unionId]);
  const [union] = await listUnions(tx, [unionId]);
  if (!union) throw new Problem('NOT_FOUND');
  return union;
}

/** A union that the school leads. @throws {Problem} NOT_FOUND, FORBIDDEN for the others in it */
async function openLed(tx: Transaction, acting: Acting, unionId: string): Promise<UnionRow> {
  const union = await openUnion(tx, acting, unionId);
  if (union.leader_id !== acting.schoolId) throw new Problem('FORBIDDEN');
  return union;
}

/** @throws {Problem} VALIDATION_FAILED, CONFLICT in as many unions as can be */
export async function found(tx: Transaction, acting: Acting, texts: UnionTexts): Promise<void> {
  await findSchool(tx, acting.schoolId);
  if ((await listJoined(tx, acting.schoolId)).length >= UNIONS_MAX) throw new Problem('CONFLICT');
  await insertUnion(tx, { ...acting, ...cleanTexts(texts) }, acting.now);
}

/** @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, VERSION_CONFLICT */
export async function save(
  tx: Transaction,
  acting: Acting,
  unionId: string,
  { version, ...given }: UnionTexts & { version: number },
): Promise<void> {
  const union = await openLed(tx, acting, unionId);
  const texts = cleanTexts(given);
  const isNew = JSON.stringify(sorted(texts.terms)) !== JSON.stringify(sorted(union.terms));
  const termsVersion = union.terms_version + Number(isNew);
  const saved = await updateUnion(tx, unionId, {
    version,
    name: texts.name,
    terms_version: termsVersion,
    is_listed: texts.isListed,
  });
  if (!saved) throw new Problem('VERSION_CONFLICT', { currentVersion: String(union.version) });
  if (!isNew) return;
  await insertTerms(tx, unionId, { version: termsVersion, terms: texts.terms }, acting.now);
  // Who writes the terms agrees to them.
  await insertAgreement(tx, { unionId, ...acting, version: termsVersion }, acting.now);
}
const sorted = (texts: Translations) => Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** @throws {Problem} NOT_FOUND, FORBIDDEN */
export async function end(tx: Transaction, acting: Acting, unionId: string): Promise<void> {
  await openLed(tx, acting, unionId);
  await endUnion(tx, unionId, acting.now);
}

/** @throws {Problem} NOT_FOUND also where the other school is not in it, FORBIDDEN */
export async function handOver(
  tx: Transaction,
  acting: Acting,
  unionId: string,
  leaderId: string,
): Promise<void> {
  await openLed(tx, acting, unionId);
  if (!(await listSchools(tx, [unionId])).some(({ id }) => id === leaderId)) throw new Problem('NOT_FOUND');
  await updateLeader(tx, unionId, leaderId);
}

/** Lets a school in that has agreed. @throws {Problem} CONFLICT where the union or the school has no room */
async function admit(tx: Transaction, unionId: string, schoolId: string, now: Date): Promise<void> {
  if ((await listSchools(tx, [unionId])).length >= SCHOOLS_MAX) throw new Problem('CONFLICT');
  await deleteProposal(tx, unionId, schoolId);
  await insertStay(tx, { unionId, schoolId }, now);
  await receiveShares(tx, unionId);
}

/** @throws {Problem} NOT_FOUND, VERSION_CONFLICT for other terms, CONFLICT in as many unions as can be */
export async function agree(
  tx: Transaction,
  acting: Acting,
  unionId: string,
  termsVersion: number,
): Promise<void> {
  const { schoolId, now } = acting;
  await findSchool(tx, schoolId);
  const joined = await listJoined(tx, schoolId);
  const isIn = joined.includes(unionId);
  const proposal = await findProposal(tx, unionId, schoolId);
  // One that is neither in it nor invited sees only what is listed.
  if (isIn || proposal) await enterUnions(tx, [unionId]);
  const [union] = await listUnions(tx, [unionId]);
  if (!union) throw new Problem('NOT_FOUND');
  if (union.terms_version !== termsVersion)
    throw new Problem('VERSION_CONFLICT', { currentVersion: String(union.terms_version) });
  if (!isIn && joined.length >= UNIONS_MAX) throw new Problem('CONFLICT');
  await insertAgreement(tx, { unionId, ...acting, version: termsVersion }, now);
  if (isIn) return;
  if (proposal?.kind === 'invitation') await admit(tx, unionId, schoolId, now);
  else await insertProposal(tx, { unionId, schoolId, kind: 'request' }, now);
}

/** @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT for the leader itself */
export async function remove(
  tx: Transaction,
  acting: Acting,
  unionId: string,
  schoolId: string,
): Promise<void> {
  const isOwn = schoolId === acting.schoolId;
  const union = await (isOwn ? openUnion : openLed)(tx, acting, unionId);
  if (union.leader_id === schoolId) throw new Problem('CONFLICT');
  if (!(await endStay(tx, unionId, schoolId, isOwn ? 'left' : 'removed', acting.now)))
    throw new Problem('NOT_FOUND');
}

/** Invites a school, or lets one in that asked. @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT, VERSION_CONFLICT */
export async function accept(
  tx: Transaction,
  acting: Acting,
  unionId: string,
  schoolId: string,
): Promise<void> {
  const union = await openLed(tx, acting, unionId);
  if (!(await findActiveSchool(tx, schoolId))) throw new Problem('NOT_FOUND');
  const schools = await listSchools(tx, [unionId]);
  if (schools.some(({ id }) => id === schoolId)) throw new Problem('CONFLICT');
  const proposal = await findProposal(tx, unionId, schoolId);
  if (proposal?.kind === 'request') {
    if (!(await findAgreement(tx, unionId, schoolId, union.terms_version)))
      throw new Problem('VERSION_CONFLICT', { currentVersion: String(union.terms_version) });
    await admit(tx, unionId, schoolId, acting.now);
    return;
  }
  if (schools.length + (await listCandidates(tx, [unionId])).length >= SCHOOLS_MAX)
    throw new Problem('CONFLICT');
  await insertProposal(tx, { unionId, schoolId, kind: 'invitation' }, acting.now);
}

/** Takes back or declines. @throws {Problem} NOT_FOUND, FORBIDDEN */
export async function drop(
  tx: Transaction,
  acting: Acting,
  unionId: string,
  schoolId: string,
): Promise<void> {
  if (schoolId !== acting.schoolId) await openLed(tx, acting, unionId);
  await deleteProposal(tx, unionId, schoolId);
}

/** @throws {Problem} NOT_FOUND for what is no published class, course or exam, SCHOOL_CLOSED, CONFLICT */
export async function share(
  tx: Transaction,
  acting: Acting,
  unionId: string,
  resourceId: string,
): Promise<void> {
  const { schoolId, now } = acting;
  const school = await findSchool(tx, schoolId);
  await openUnion(tx, acting, unionId);
  const types = [...CLASS_TYPES, ...typesOfFamily('exam')];
  if (!(await findShareable(tx, schoolId, resourceId, types))) throw new Problem('NOT_FOUND');
  // Its pages have to be reachable for the others.
  if (!school.is_open) throw new Problem('SCHOOL_CLOSED');
  if ((await listShares(tx, schoolId, [unionId])).length >= SHARES_MAX) throw new Problem('CONFLICT');
  await insertShare(tx, { unionId, schoolId, resourceId }, now);
}

/** @throws {Problem} NOT_FOUND */
export async function takeBack(
  tx: Transaction,
  acting: Acting,
  unionId: string,
  resourceId: string,
): Promise<void> {
  await openUnion(tx, acting, unionId);
  await deleteShare(tx, { unionId, schoolId: acting.schoolId, resourceId });
}
