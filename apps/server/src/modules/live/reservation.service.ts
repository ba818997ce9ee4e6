import type { Transaction } from '../../database/pool.ts';
import { setReservation } from './live.repository.ts';

/** Whose reservation of which session. */
interface Mine {
  liveId: string;
  schoolId: string;
  accountId: string;
}

/** Reserves a seat for who has bought it, so that they are told of the session; again changes nothing. */
export const grantReservation = (tx: Transaction, mine: Mine, now: Date): Promise<void> =>
  setReservation(tx, mine, true, now);

/** Takes the seat of who was paid back; again changes nothing. */
export const takeReservation = (tx: Transaction, mine: Mine, now: Date): Promise<void> =>
  setReservation(tx, mine, false, now);
