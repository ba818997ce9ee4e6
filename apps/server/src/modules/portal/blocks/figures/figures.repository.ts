import type { Transaction } from '../../../../database/pool.ts';
import { CLASS_TYPES } from '../../../resources/kinds/registry.ts';

/** How large a school is, in one statement. */
export async function countFigures(
  tx: Transaction,
  schoolId: string,
): Promise<{ classes: number; lessons: number }> {
  const row = await tx
    .selectFrom('resource')
    .select((eb) => [
      eb.fn.countAll<string>().as('classes'),
      eb.fn.sum<string | null>('lesson_count').as('lessons'),
    ])
    .where('school_id', '=', schoolId)
    .where('status', '=', 'published')
    .where('type', 'in', CLASS_TYPES)
    .executeTakeFirstOrThrow();
  return { classes: Number(row.classes), lessons: Number(row.lessons ?? 0) };
}
