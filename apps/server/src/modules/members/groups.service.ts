import type { MemberGroup } from '@stoa/api/schema';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { invalid } from '../../core/text/texts.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { once } from '../../platform/idempotency.ts';
import {
  countGroups,
  countInGroup,
  deleteEntries,
  findByKey,
  GROUP_MEMBERS_MAX,
  GROUPS_MAX,
  holdGroup,
  insertEntries,
  insertGroup,
  listGroupRows,
  lockGroups,
  removeGroup,
  renameGroup,
  type GroupKind,
  type GroupRow,
  type OfGroup,
} from './groups.repository.ts';

/** Who does something with the groups of a school. */
export interface Acting {
  schoolId: string;
  accountId: string;
  now: Date;
}

const present = ({ id, name, kind, members }: GroupRow): MemberGroup => ({ id, name, kind, members });

/** A name, and how it is compared: "Evening course" and "EVENING  course" are one. @throws {Problem} VALIDATION_FAILED */
function readName(given: string): { name: string; key: string } {
  const name = cleanName(given);
  if (name === '') throw invalid('body/name', 'minLength', 'must have a character that is no space');
  return { name, key: name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ') };
}

/** The groups of a school, by name. */
export async function readGroups(tx: Transaction, schoolId: string): Promise<MemberGroup[]> {
  await findSchool(tx, schoolId);
  return (await listGroupRows(tx, schoolId)).map(present);
}

/** @throws {Problem} NOT_FOUND */
async function readOne(tx: Transaction, { schoolId, groupId }: OfGroup): Promise<MemberGroup> {
  const [row] = await listGroupRows(tx, schoolId, groupId);
  if (!row) throw new Problem('NOT_FOUND');
  return present(row);
}

/** @throws {Problem} NOT_FOUND, VALIDATION_FAILED, NAME_TAKEN, CONFLICT where the school has as many as it may have */
export async function makeGroup(
  tx: Transaction,
  input: { name: string; kind?: GroupKind },
  { schoolId, accountId, now }: Acting,
  key: string | undefined,
): Promise<MemberGroup> {
  await findSchool(tx, schoolId);
  const named = { ...readName(input.name), kind: input.kind ?? ('group' as const) };
  const request = { schoolId, ...input };
  return once(tx, { key, accountId, operation: 'createMemberGroup', request }, now, async () => {
    await lockGroups(tx, schoolId);
    if (await findByKey(tx, schoolId, named)) throw new Problem('NAME_TAKEN');
    if ((await countGroups(tx, schoolId)) >= GROUPS_MAX) throw new Problem('CONFLICT');
    const groupId = await insertGroup(tx, schoolId, named, now);
    return readOne(tx, { schoolId, groupId });
  });
}

/** @throws {Problem} NOT_FOUND, VALIDATION_FAILED, NAME_TAKEN */
export async function rename(tx: Transaction, of: OfGroup, input: { name: string }): Promise<MemberGroup> {
  await findSchool(tx, of.schoolId);
  const named = readName(input.name);
  await lockGroups(tx, of.schoolId);
  const { kind } = await readOne(tx, of);
  const other = await findByKey(tx, of.schoolId, { ...named, kind });
  if (other && other.id !== of.groupId) throw new Problem('NAME_TAKEN');
  if (!(await renameGroup(tx, of, named))) throw new Problem('NOT_FOUND');
  return readOne(tx, of);
}

/** Its members stay in the school. @throws {Problem} NOT_FOUND */
export async function dissolve(tx: Transaction, of: OfGroup): Promise<void> {
  await findSchool(tx, of.schoolId);
  if (!(await removeGroup(tx, of))) throw new Problem('NOT_FOUND');
}

/** @returns how many are in it now and were not before @throws {Problem} NOT_FOUND, CONFLICT where they do not all fit */
export async function putIn(
  tx: Transaction,
  of: OfGroup,
  userIds: readonly string[],
  now: Date,
): Promise<number> {
  await findSchool(tx, of.schoolId);
  if (!(await holdGroup(tx, of))) throw new Problem('NOT_FOUND');
  const added = await insertEntries(tx, of, userIds, now);
  if ((await countInGroup(tx, of.groupId)) > GROUP_MEMBERS_MAX) throw new Problem('CONFLICT');
  return added;
}

/** @returns how many were in it @throws {Problem} NOT_FOUND */
export async function takeOut(tx: Transaction, of: OfGroup, userIds: readonly string[]): Promise<number> {
  await findSchool(tx, of.schoolId);
  if (!(await holdGroup(tx, of))) throw new Problem('NOT_FOUND');
  return deleteEntries(tx, of, userIds);
}
