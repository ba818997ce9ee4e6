import type { Transaction } from '../../../database/pool.ts';
import { changeRoom, lockRoom, type RoomKey } from './chat.repository.ts';

/** Locks a room and counts up its events. @returns the number of the event that follows */
export async function takeEvent(tx: Transaction, key: RoomKey): Promise<number> {
  const { sequence } = await lockRoom(tx, key);
  await changeRoom(tx, key.liveId, { sequence: sequence + 1 });
  return sequence + 1;
}
