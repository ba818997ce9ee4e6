import { Trans, useLingui } from '@lingui/react/macro';
import { withdrawAppeal } from '@stoa/api/exam.calls';
import type { AttemptResult, QuestionAppeal as Appeal } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { cx } from '../../shared/cx.ts';
import { AppealView } from '../../shared/exam/appeal-view.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { APPEAL_PROBLEM_MESSAGES, appealProblem } from './appeal-messages.ts';
import * as styles from './exam.css.ts';

const AppealForm = lazy(() => import('./appeal-form.tsx'));

interface Place {
  schoolId: string;
  attemptId: string;
  questionId: string;
}

/** The appeal of a question of an attempt: what was asked, or how it is asked. */
export function QuestionAppeal({
  entry,
  until,
  ...place
}: Place & {
  entry: Pick<AttemptResult['questions'][number], 'appeal' | 'mayAppeal'>;
  /** Of the time in which it is possible. */
  until: string | null;
}) {
  const { t } = useLingui();
  const [isWriting, setIsWriting] = useState(false);
  const [reason, setReason] = useState('');
  if (entry.appeal) return <Asked appeal={entry.appeal} {...place} />;
  if (isWriting)
    return (
      <div className={styles.screenOnly}>
        <Suspense>
          <AppealForm {...place} reason={reason} onReason={setReason} onCancel={() => setIsWriting(false)} />
        </Suspense>
      </div>
    );
  if (!entry.mayAppeal || until === null) return null;
  const time = <LocalTime instant={until} />;
  return (
    <div className={cx(styles.row, styles.screenOnly)}>
      <Button onPress={() => setIsWriting(true)}>
        {t({ message: 'Appeal these points', comment: 'Button: asks that points are looked at again' })}
      </Button>
      <Text size="sm" tone="muted">
        <Trans comment="Until when points can be appealed">Possible until {time}</Trans>
      </Text>
    </div>
  );
}

function Asked({ appeal, ...place }: Place & { appeal: Appeal }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => withdrawAppeal(api, place),
    onSuccess: () => toasts.show({ message: t`Your appeal was withdrawn.`, tone: 'success' }),
    onError: (error) =>
      toasts.show({
        message: i18n._(appealProblem(error, APPEAL_PROBLEM_MESSAGES.ANSWERED)),
        tone: 'danger',
      }),
    onSettled: async () => {
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => path === '/api/exam/v1/attempts/{attemptId}/result',
      });
      setIsAsking(false);
    },
  });
  return (
    <AppealView appeal={appeal} isOwn>
      {appeal.state === 'open' ? (
        <div className={styles.screenOnly}>
          <Button size="sm" onPress={() => setIsAsking(true)}>
            {t({ message: 'Withdraw appeal', comment: 'Button: takes back what was asked' })}
          </Button>
        </div>
      ) : null}
      <AlertDialog
        isOpen={isAsking}
        title={t`Withdraw this appeal?`}
        confirmLabel={t({
          message: 'Withdraw',
          context: 'appeal',
          comment: 'Button: takes back what was asked',
        })}
        cancelLabel={t`Keep it`}
        isPending={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {t`The points stay as they are. You can appeal again as long as the time for appeals lasts.`}
      </AlertDialog>
    </AppealView>
  );
}
