import type { DataOf } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { presentHeld } from '../badges/badges.presenter.ts';
import { listHeldRows } from '../badges/badges.repository.ts';
import { openTab, type Visit } from './people.service.ts';

/** The badges of a person, for whom they show what they learn. @throws {Problem} NOT_FOUND, UNAUTHENTICATED */
export const listBadges = (
  { database }: Pick<Services, 'database'>,
  userId: string | undefined,
  visit: Visit,
): Promise<DataOf<'listPersonBadges'>> =>
  database.read({ schoolId: visit.looker.schoolId, accountId: visit.viewer?.accountId }, async (tx) => {
    const { row, isSelf } = await openTab(tx, visit, userId, 'learningProcess');
    const rows = await listHeldRows(tx, visit.looker.schoolId, row.id);
    return { items: rows.map((held) => presentHeld(held, visit.wording, isSelf)) };
  });
