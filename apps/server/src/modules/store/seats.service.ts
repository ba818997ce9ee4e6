import type { Seat, SeatList, SeatRedemption } from '@stoa/api/schema';
import { count, peek, type Limit } from '../../core/limits/limits.repository.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { isMember } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { textIn } from '../../i18n/translate.ts';
import { publish } from '../../platform/bus.repository.ts';
import { toCsv } from '../../platform/csv.ts';
import { resourceUrl } from '../resources/resource-card.ts';
import { openSeat } from './access.service.ts';
import { cleanSeatCode } from './codes.ts';
import { findOrder, listLines } from './orders.repository.ts';
import { requireOwn } from './orders.service.ts';
import { openingProblem, seatProblem, type SeatProblem } from './seats.policy.ts';
import { listOpenings, listSeats, lockSeat, markRedeemed } from './seats.repository.ts';
import type { SignedIn } from './store.service.ts';
import { lockPerson } from './vip.repository.ts';

type Deps = Pick<Services, 'database'>;

/** Wrong codes of a person in a school. */
const WRONG: Limit = { limit: 20, windowSeconds: 3600 };

/** The order with its seats; none while it is not paid. @throws {Problem} NOT_FOUND */
async function readSeats(tx: Transaction, orderId: string, caller: SignedIn) {
  const school = await enter(tx, caller);
  const order = requireOwn(await findOrder(tx, orderId), caller);
  return { school, order, rows: order.paid_at ? await listSeats(tx, orderId) : [] };
}

type SeatRows = Awaited<ReturnType<typeof readSeats>>['rows'];

const presentSeat = (row: SeatRows[number]): Seat => ({
  line: row.position,
  number: row.number,
  code: row.code,
  state: row.withdrawn_at ? 'withdrawn' : row.redeemed_at ? 'redeemed' : 'free',
  redeemedAt: row.redeemed_at?.toISOString() ?? null,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});

/** The seats of an order of one's own, or of any for who runs the school. @throws {Problem} NOT_FOUND */
export const loadSeats = ({ database }: Deps, orderId: string, caller: SignedIn): Promise<SeatList> =>
  database.read({ schoolId: caller.schoolId, accountId: caller.viewer.accountId }, async (tx) => ({
    items: (await readSeats(tx, orderId, caller)).rows.map(presentSeat),
  }));

const HEADS = ['title', 'number', 'code', 'state', 'redeemed_at', 'link'];

/** The same as a file, each with the address where it is redeemed. @throws {Problem} NOT_FOUND */
export const exportSeats = (
  { database, config }: Pick<Services, 'database' | 'config'>,
  orderId: string,
  caller: SignedIn,
) =>
  database.read({ schoolId: caller.schoolId, accountId: caller.viewer.accountId }, async (tx) => {
    const { school, order, rows } = await readSeats(tx, orderId, caller);
    const { language, schoolDefault } = wordingOf(school, caller);
    const titles = (await listLines(tx, [orderId])).map(({ title }) =>
      textIn(title, language, schoolDefault),
    );
    return {
      fileName: `seats-${order.reference}.csv`,
      csv: toCsv([
        HEADS,
        ...rows
          .map(presentSeat)
          .map(({ line, number, code, state, redeemedAt }) => [
            titles[line] ?? '',
            String(number),
            code,
            state,
            redeemedAt ?? '',
            `${config.publicUrl}/order/${caller.schoolId}?seat=${code}`,
          ]),
      ]),
      rows: rows.length,
    };
  });

/**
 * Opens for somebody what a seat is for, once. Two who redeem it at the same time wait for each other, and a refund waits too.
 * @throws {Problem} NOT_FOUND, SEAT_UNUSABLE, CLASS_FULL, TOO_MANY_REQUESTS
 */
export async function redeem({ database }: Deps, typed: string, caller: SignedIn): Promise<SeatRedemption> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const answer = await database.write({ schoolId, accountId }, async (tx) => {
    const school = await enter(tx, caller);
    const key = `store.seat:${schoolId}:${accountId}`;
    const before = await peek(tx, key, now);
    if (before.count >= WRONG.limit)
      return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: before.retryAfterSeconds });
    const code = cleanSeatCode(typed);
    const seat = code === undefined ? undefined : await lockSeat(tx, code);
    if (!seat) {
      // Returned, so that it stays counted.
      await count(tx, key, WRONG, now);
      return unusable('unknown');
    }
    const problem = seatProblem(seat, accountId);
    if (problem) return unusable(problem);
    await lockPerson(tx, accountId);
    const openings = await listOpenings(tx, seat, { accountId, member: isMember(viewer, schoolId), now });
    const reason = openingProblem(openings);
    if (reason) return unusable(reason);
    await markRedeemed(tx, seat, accountId, now);
    await openSeat(tx, openings, { schoolId, accountId }, now);
    await publish(tx, { type: 'school.changed', schoolId });
    const { language, schoolDefault } = wordingOf(school, caller);
    return {
      title: textIn(seat.title, language, schoolDefault),
      opened: openings.map(({ title, ...resource }) => ({
        id: resource.id,
        title: textIn(title, language, schoolDefault),
        type: resource.type as SeatRedemption['opened'][number]['type'],
        url: resourceUrl(resource),
      })),
    };
  });
  if (answer instanceof Problem) throw answer;
  return answer;
}

const unusable = (reason: SeatProblem) => new Problem('SEAT_UNUSABLE', { reason });
