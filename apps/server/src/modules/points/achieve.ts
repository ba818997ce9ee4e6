import type { Transaction } from '../../database/pool.ts';
import { publish } from '../../platform/bus.repository.ts';
import { insertAchieved, reverseAchieved, type Achievement } from './ledger.repository.ts';

/** Gives points for what people did, as their school gives them, each thing once. */
export async function achieve(
  tx: Transaction,
  schoolId: string,
  achieved: readonly Achievement[],
  now: Date,
): Promise<void> {
  if (achieved.length > 0 && (await insertAchieved(tx, schoolId, achieved, now)))
    await publish(tx, { type: 'school.changed', schoolId });
}

/** Takes back what was given for things that count no more. */
export async function unachieve(
  tx: Transaction,
  schoolId: string,
  lost: readonly Achievement[],
  now: Date,
): Promise<void> {
  if (lost.length > 0 && (await reverseAchieved(tx, schoolId, lost, now)))
    await publish(tx, { type: 'school.changed', schoolId });
}
