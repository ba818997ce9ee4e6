import type { Transaction } from '../../../../database/pool.ts';
import { typesOfBlock } from '../../../resources/kinds/registry.ts';
import { selectCards, visibleTo, type CardRow, type Onlooker } from '../../../resources/resource-card.ts';

const TYPES = (['lives', 'classes', 'exams'] as const).flatMap(typesOfBlock);

/** Live sessions, classes and exams that the onlooker may open and that have not begun, the soonest first. */
export const listWhatsNext = (
  tx: Transaction,
  schoolId: string,
  onlooker: Onlooker,
  limit: number,
): Promise<CardRow[]> =>
  selectCards(tx)
    .where('resource.school_id', '=', schoolId)
    .where('resource.starts_at', '>', onlooker.now)
    .where('resource.type', 'in', TYPES)
    .where((eb) => visibleTo(eb, onlooker))
    .orderBy('resource.starts_at')
    .orderBy('resource.id')
    .limit(limit)
    .execute();
