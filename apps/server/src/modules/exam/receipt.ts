import { createHash } from 'node:crypto';
import type { PaperEntry } from '../../database/tables.ts';
import type { AnswerRow } from './attempt.repository.ts';

/** What a receipt proves: an attempt, when it was handed in, and every answer in the order of the paper. */
export function receiptOf(
  attempt: { id: string; exam_id: string; account_id: string; paper: readonly PaperEntry[] },
  submittedAt: Date,
  answers: readonly Pick<AnswerRow, 'question_id' | 'sequence' | 'choice' | 'text' | 'parts' | 'files'>[],
): string {
  const byQuestion = new Map(answers.map((answer) => [answer.question_id, answer]));
  const content = {
    attempt: attempt.id,
    exam: attempt.exam_id,
    account: attempt.account_id,
    submittedAt: submittedAt.toISOString(),
    answers: attempt.paper.map(({ questionId, version }) => {
      const answer = byQuestion.get(questionId);
      const parts = (answer?.parts ?? []).map(({ key, value }) => [key, value]);
      const files = (answer?.files ?? []).map(({ upload, name, bytes }) => [upload, name, bytes]);
      return [
        questionId,
        version,
        answer?.sequence ?? 0,
        answer?.choice ?? [],
        answer?.text ?? '',
        // As before where there are none: receipts that people keep stay right.
        ...(parts.length > 0 ? [parts] : []),
        ...(files.length > 0 ? [files] : []),
      ];
    }),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
