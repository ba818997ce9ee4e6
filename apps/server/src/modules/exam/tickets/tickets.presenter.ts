import type { ExamTicket, IssuedTicket } from '@stoa/api/schema';
import { presentPerson } from '../../../core/people/people.presenter.ts';
import type { Wording } from '../../../core/schools/caller.ts';
import { textIn } from '../../../i18n/translate.ts';
import type { IssuedTicketRow, TicketRow } from './tickets.repository.ts';

/** A ticket as its person sees it. */
export const presentTicket = (row: TicketRow, { language, schoolDefault }: Wording): ExamTicket => ({
  id: row.id,
  examId: row.exam_id,
  examTitle: textIn(row.title, language, schoolDefault),
  status: row.status,
  // No exam has seats.
  seat: null,
  validFrom: row.valid_from.toISOString(),
  validUntil: row.valid_until.toISOString(),
  usedAt: row.redeemed_at?.toISOString() ?? null,
});

/** A ticket as those see it who issue it; nothing that a ticket could be told by leaves the server again. */
export const presentIssued = (row: IssuedTicketRow): IssuedTicket => ({
  id: row.id,
  number: row.number,
  status: row.status,
  validFrom: row.valid_from.toISOString(),
  validUntil: row.valid_until.toISOString(),
  issuedAt: row.issued_at.toISOString(),
  usedAt: row.redeemed_at?.toISOString() ?? null,
  usedBy:
    row.redeemed_by === null
      ? null
      : presentPerson({
          id: row.redeemed_by,
          nick_name: row.nick_name ?? '',
          real_name: row.real_name ?? '',
          avatar_url: row.avatar_url ?? '',
        }),
});
