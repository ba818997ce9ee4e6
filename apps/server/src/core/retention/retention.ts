import type { Tables } from '../../database/tables.ts';
import type { RetentionRule } from './housekeeping.ts';

export const DAY_MS = 86_400_000;

/** What becomes of the rows of a table. */
export type Retention =
  /** Housekeeping takes rows away once the moment of the column is so long ago. */
  | {
      column: string;
      keptMs: number;
      /** Codes and tickets: what was used up after a backup must not hold again after its restore. */
      isDroppedByRestore?: boolean;
    }
  /** They go in another way. */
  | { removedBy: string }
  /** They stay; with the reason. */
  | { kept: string };

/** By table. The privacy policy names the times that concern people. */
export type RetentionRules = Readonly<Partial<Record<keyof Tables, Retention>>>;

export const WITH_ACCOUNT: Retention = { removedBy: 'the deletion of the account' };
export const WITH_SCHOOL: Retention = {
  kept: 'It is what the school consists of, and goes with the school.',
};
export const OF_SCHOOL: Retention = {
  kept: 'It belongs to the school: its contents and who belongs to it. It goes with the school or by its hand.',
};

/**
 * What housekeeping takes away. Entries of the queue (schema pgboss) hold ids alone and go a day after they ended.
 */
export const purgedBy = (rules: RetentionRules): RetentionRule[] =>
  Object.entries(rules).flatMap(([table, entry]) =>
    'column' in entry ? [{ table: table as keyof Tables, column: entry.column, keptMs: entry.keptMs }] : [],
  );

/** Tables that are empty after a restore. */
export const droppedByRestore = (rules: RetentionRules): (keyof Tables)[] =>
  Object.entries(rules).flatMap(([table, entry]) =>
    'column' in entry && entry.isDroppedByRestore ? [table as keyof Tables] : [],
  );
