import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { redeemExamTicket } from '@stoa/api/exam.calls';
import { examQuery } from '@stoa/api/exam.queries';
import type { ExamIntroduction } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { formatNumber } from '../../shared/format.ts';
import { DENIAL_MESSAGES, START_PROBLEM_MESSAGES } from './exam-messages.ts';

/** As the contract has tickets; what cannot be one costs nobody a try. */
const TICKET = /^[A-Za-z0-9_-]{22,64}$/;

/** Asks for the ticket of an exam. Once it is redeemed the start takes its place. */
export function TicketField({ schoolId, exam }: { schoolId: string; exam: ExamIntroduction }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const messageOfProblem = (error: unknown): string => {
    if (!isApiProblem(error)) return i18n._(messageOf(START_PROBLEM_MESSAGES, 'UNKNOWN'));
    if (error.code === 'TICKET_USED') return t`Someone else has used this ticket.`;
    if (error.code === 'TOO_MANY_ATTEMPTS')
      return t`Too many wrong tickets. Try again in an hour, or ask your teacher.`;
    if (error.code !== 'TICKET_INVALID') return i18n._(messageOf(START_PROBLEM_MESSAGES, error.code));
    const left = error.details?.attemptsLeft ?? 0;
    const leftText = formatNumber(left, lang);
    return t`${plural(left, {
      one: `This ticket does not open the exam now. ${leftText} try left.`,
      other: `This ticket does not open the exam now. ${leftText} tries left.`,
    })}`;
  };
  const redeem = useMutation({
    mutationFn: (ticket: string) => redeemExamTicket(api, { schoolId, examId: exam.id, ticket }),
    onSuccess: () =>
      queryClient.invalidateQueries({
        queryKey: examQuery(api, { schoolId, examId: exam.id, lang }).queryKey,
      }),
    onError: (error) => setProblem(messageOfProblem(error)),
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const ticket = typed.trim();
        if (!TICKET.test(ticket)) setProblem(t`Enter the whole ticket. It begins with tkt_.`);
        else if (!redeem.isPending) redeem.mutate(ticket);
      }}
    >
      <Text weight="semibold">{i18n._(DENIAL_MESSAGES.TICKET_REQUIRED)}</Text>
      <TextField
        name="ticket"
        label={t`Exam ticket`}
        description={t`Your teacher gives it to you. It works for one person.`}
        direction="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck="false"
        enterKeyHint="send"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
        errorMessage={problem}
      />
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={redeem.isPending}>
        {t`Use ticket`}
      </Button>
    </Form>
  );
}
