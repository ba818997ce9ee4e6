import { randomBytes } from 'node:crypto';
import type { ExamTicket, IssuedTicket } from '@stoa/api/schema';
import { enter } from '../../../core/schools/schools.service.ts';
import { wordingOf, type Caller } from '../../../core/schools/caller.ts';
import type { Services } from '../../../core/services.ts';
import { invalid } from '../../../core/text/texts.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { Viewer } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import { toCsv } from '../../../platform/csv.ts';
import { digest } from '../../../platform/digest.ts';
import { lockManaged } from '../bank/authoring.repository.ts';
import type { ExamWriter } from '../bank/authoring.service.ts';
import { requireAudience } from '../exam.policy.ts';
import { findExam } from '../exam.repository.ts';
import { tried } from '../guesses.ts';
import { presentIssued, presentTicket } from './tickets.presenter.ts';
import {
  countTickets,
  findIssued,
  findTicket,
  insertTickets,
  redeemOpen,
  removeBatch,
  withdrawTicket,
  type TicketRow,
} from './tickets.repository.ts';

type Deps = Pick<Services, 'database'>;
type Learner = Caller & { viewer: Viewer };

/** Random bytes of a ticket: 144 bits. */
const TICKET_BYTES = 18;
/** Tickets that one exam has at most. */
export const TICKETS_LIMIT = 5000;

const newTicket = (): string => `tkt_${randomBytes(TICKET_BYTES).toString('base64url')}`;

/** Tickets that one person has tried, in all exams. */
const triesOf = (accountId: string): string => `exam-ticket:${accountId}`;

const holds = (row: TicketRow | undefined, now: Date): row is TicketRow =>
  row !== undefined &&
  (row.status === 'open' || row.status === 'used') &&
  row.valid_from <= now &&
  row.valid_until > now;

/**
 * Uses a ticket for the person; again is the same.
 * @throws {Problem} NOT_FOUND, TICKET_INVALID, TICKET_USED, TOO_MANY_ATTEMPTS and the closed doors
 */
export async function redeem(
  { database }: Deps,
  { examId, ticket }: { examId: string; ticket: string },
  caller: Learner,
): Promise<ExamTicket> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const outcome = await database.write({ schoolId, accountId }, async (tx) => {
    const school = await enter(tx, caller);
    requireAudience(await findExam(tx, examId, accountId, now), viewer);
    const hash = digest(ticket);
    const result = await tried<TicketRow | 'used'>(tx, triesOf(accountId), now, async () => {
      const isNew = await redeemOpen(tx, { examId, hash, accountId }, now);
      const row = await findTicket(tx, examId, hash, now);
      if (row?.status === 'used' && row.redeemed_by !== accountId) return 'used';
      return isNew || holds(row, now) ? row : undefined;
    });
    // Returned, so that what was counted stays.
    if (result instanceof Problem) return result;
    if (result === 'used') return new Problem('TICKET_USED');
    if ('left' in result) return new Problem('TICKET_INVALID', { attemptsLeft: result.left });
    return presentTicket(result, wordingOf(school, caller));
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/**
 * Whether a ticket would let the person begin.
 * @throws {Problem} NOT_FOUND, TOO_MANY_ATTEMPTS and the closed doors
 */
export async function check(
  { database }: Deps,
  { examId, ticket }: { examId: string; ticket: string },
  caller: Learner,
): Promise<{ valid: boolean; validUntil: string | null }> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const outcome = await database.write({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller);
    requireAudience(await findExam(tx, examId, accountId, now), viewer);
    const result = await tried<TicketRow | 'used'>(tx, triesOf(accountId), now, async () => {
      const row = await findTicket(tx, examId, digest(ticket), now);
      if (row?.status === 'used' && row.redeemed_by !== accountId) return 'used';
      return holds(row, now) ? row : undefined;
    });
    if (result instanceof Problem) return result;
    return result === 'used' || 'left' in result
      ? { valid: false, validUntil: null }
      : { valid: true, validUntil: result.valid_until.toISOString() };
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

export interface TicketOrder {
  batch: string;
  count: number;
  validFrom: string;
  validUntil: string;
}

/**
 * Issues tickets. They are told this once: the database keeps their hashes.
 * @throws {Problem} NOT_FOUND, VALIDATION_FAILED
 */
export async function issue(
  tx: Transaction,
  examId: string,
  writer: ExamWriter,
  order: TicketOrder,
  now: Date,
): Promise<{ fileName: string; csv: string; tickets: { number: number; ticket: string }[] }> {
  // Held, so that numbers are given once.
  if (!(await lockManaged(tx, examId, writer.author))) throw new Problem('NOT_FOUND');
  const validFrom = new Date(order.validFrom);
  const validUntil = new Date(order.validUntil);
  if (validUntil <= validFrom) throw invalid('body/validUntil', 'minimum', 'must be after validFrom');
  if (validUntil <= now) throw invalid('body/validUntil', 'future', 'must be in the future');
  await removeBatch(tx, examId, order.batch);
  const present = await countTickets(tx, examId);
  if (present.count + order.count > TICKETS_LIMIT)
    throw invalid('body/count', 'maximum', `must leave an exam with at most ${TICKETS_LIMIT} tickets`);
  const tickets = Array.from({ length: order.count }, (_, index) => ({
    number: present.highest + index + 1,
    ticket: newTicket(),
  }));
  await insertTickets(
    tx,
    tickets.map(({ number, ticket }) => ({
      exam_id: examId,
      school_id: writer.schoolId,
      number,
      token_hash: digest(ticket),
      batch: order.batch,
      valid_from: validFrom,
      valid_until: validUntil,
      issued_at: now,
    })),
  );
  const until = validUntil.toISOString();
  return {
    fileName: `tickets-${now.toISOString().slice(0, 10)}.csv`,
    csv: toCsv([
      ['number', 'ticket', 'validFrom', 'validUntil'],
      ...tickets.map(({ number, ticket }) => [String(number), ticket, validFrom.toISOString(), until]),
    ]),
    tickets,
  };
}

/** Withdraws a ticket; again is the same. @throws {Problem} NOT_FOUND */
export async function withdraw(
  tx: Transaction,
  examId: string,
  ticketId: string,
  now: Date,
): Promise<IssuedTicket> {
  await withdrawTicket(tx, examId, ticketId, now);
  const row = await findIssued(tx, examId, ticketId, now);
  if (!row) throw new Problem('NOT_FOUND');
  return presentIssued(row);
}
