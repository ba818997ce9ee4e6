import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { startAttempt } from '@stoa/api/exam.calls';
import { attemptsQuery, examQuery } from '@stoa/api/exam.queries';
import type { ExamIntroduction } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { BuyExam } from '../../shared/exam/buy-exam.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { DENIAL_MESSAGES, START_PROBLEM_MESSAGES } from './exam-messages.ts';
import { OwnAddress } from './own-address.tsx';
import { isPasswordProblem, PasswordStart } from './password-start.tsx';
import { examPath } from './paths.ts';
import { TicketField } from './ticket-field.tsx';

/** Starts an attempt or goes on with the one that runs; says why not where that is so. */
export function ExamStart({ schoolId, exam }: { schoolId: string; exam: ExamIntroduction }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { reason } = exam.abilities;
  const left = Math.max(0, exam.attemptsAllowed - exam.attemptsUsed);
  const opens = exam.opensAt ? <LocalTime instant={exam.opensAt} /> : null;
  const asksPassword = exam.passwordRequired && !exam.runningAttemptId;
  const start = useMutation({
    mutationFn: (password: string | undefined) => startAttempt(api, { schoolId, examId: exam.id, password }),
    onSuccess: async ({ id }) => {
      await navigate({ href: examPath(schoolId, exam.id, id) });
      const address = { schoolId, examId: exam.id, lang };
      void queryClient.invalidateQueries({ queryKey: examQuery(api, address).queryKey });
      void queryClient.invalidateQueries({ queryKey: attemptsQuery(api, address).queryKey });
    },
    onError: (error) => {
      // The teacher may have set a password since the page was loaded.
      if (!asksPassword && isApiProblem(error, 'EXAM_PASSWORD_WRONG'))
        void queryClient.invalidateQueries({
          queryKey: examQuery(api, { schoolId, examId: exam.id, lang }).queryKey,
        });
    },
  });
  if (reason === 'TICKET_REQUIRED') return <TicketField schoolId={schoolId} exam={exam} />;
  if (!exam.abilities.start) {
    return (
      <>
        {exam.purchaseUrl || reason === 'PURCHASE_REQUIRED' ? (
          <BuyExam price={exam.price} purchaseUrl={exam.purchaseUrl} isFullWidth />
        ) : null}
        <Text weight="semibold">{reason ? i18n._(DENIAL_MESSAGES[reason]) : null}</Text>
        {reason === 'NOT_OPEN' && opens ? (
          <Text tone="muted">
            <Trans>It opens on {opens}.</Trans>
          </Text>
        ) : null}
        <OwnAddress address={exam.abilities.address} />
      </>
    );
  }
  return (
    <>
      {asksPassword ? (
        <PasswordStart
          isPending={start.isPending}
          problem={isApiProblem(start.error) ? start.error : undefined}
          onType={start.reset}
          onStart={(password) => start.mutate(password)}
        />
      ) : (
        <Button
          variant="primary"
          size="lg"
          isFullWidth
          isPending={start.isPending}
          onPress={() => start.mutate(undefined)}
        >
          {exam.runningAttemptId ? t`Continue attempt` : t`Start attempt`}
        </Button>
      )}
      {exam.runningAttemptId ? (
        <Text tone="muted" size="sm">{t`Your attempt is running. The time does not stop.`}</Text>
      ) : (
        <Text tone="muted" size="sm">
          {t`${plural(left, { one: '# attempt left', other: '# attempts left' })}`}
        </Text>
      )}
      {start.error && !(asksPassword && isPasswordProblem(start.error)) ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(
            messageOf(START_PROBLEM_MESSAGES, isApiProblem(start.error) ? start.error.code : 'UNKNOWN'),
          )}{' '}
          <OwnAddress address={isApiProblem(start.error) ? start.error.details?.address : undefined} />
        </Banner>
      ) : null}
    </>
  );
}
