import type { Transaction } from '../../../../database/pool.ts';
import { typesOfBlock } from '../../../resources/kinds/registry.ts';
import { selectCards, visibleTo, type CardRow, type Reader } from '../../../resources/resource-card.ts';

const TYPES = (['lives', 'classes', 'exams'] as const).flatMap(typesOfBlock);

/** Live sessions, classes and exams that the reader may open and that have not begun, the soonest first. */
export const listWhatsNext = (
  tx: Transaction,
  schoolId: string,
  reader: Reader,
  limit: number,
): Promise<CardRow[]> =>
  selectCards(tx)
    .where('resource.school_id', '=', schoolId)
    .where('resource.starts_at', '>', reader.now)
    .where('resource.type', 'in', TYPES)
    .where((eb) => visibleTo(eb, reader))
    .orderBy('resource.starts_at')
    .orderBy('resource.id')
    .limit(limit)
    .execute();
