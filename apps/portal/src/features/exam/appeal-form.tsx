import { useLingui } from '@lingui/react/macro';
import { appealGrade } from '@stoa/api/exam.calls';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { TextArea } from '@stoa/ui/text-area';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { countCharacters } from '../../shared/count-characters.ts';
import { LeaveDialog } from '../../shared/leaving/leave-dialog.tsx';
import { appealProblem } from './appeal-messages.ts';
import * as styles from './exam.css.ts';

/** As the contract bounds it. */
const REASON_LENGTH = 2000;

/** Why points should be looked at again. What was typed stays until it is sent. */
export default function AppealForm({
  schoolId,
  attemptId,
  questionId,
  reason,
  onReason,
  onCancel,
}: {
  schoolId: string;
  attemptId: string;
  questionId: string;
  reason: string;
  onReason: (reason: string) => void;
  onCancel: () => void;
}) {
  // What is asked before changes are left is a part of the management's words, which learners have not loaded.
  useMessages('schools');
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTried, setIsTried] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const send = useMutation({
    mutationFn: () => appealGrade(api, { schoolId, attemptId, questionId, reason: reason.trim() }),
    onSuccess: () => {
      toasts.show({ message: t`Your appeal was sent.`, tone: 'success' });
      return queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => path === '/api/exam/v1/attempts/{attemptId}/result',
      });
    },
  });
  const isMissing = reason.trim() === '';
  const isTooLong = countCharacters(reason.trim()) > REASON_LENGTH;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isMissing || isTooLong) field.current?.focus();
        else if (!send.isPending) send.mutate();
      }}
    >
      {send.isError ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(appealProblem(send.error))}
        </Banner>
      ) : null}
      <TextArea
        name="reason"
        areaRef={field}
        label={t`Why should these points be looked at again?`}
        description={t`Your teacher reads it together with your answer.`}
        rows={4}
        maxLength={REASON_LENGTH}
        countOf={countCharacters}
        value={reason}
        onChange={onReason}
        errorMessage={
          !isTried
            ? undefined
            : isMissing
              ? t`This field is required.`
              : isTooLong
                ? t`This is too long.`
                : undefined
        }
        isRequired
      />
      <div className={styles.formSteps}>
        <Button type="submit" variant="primary" isPending={send.isPending}>
          {t({ message: 'Send appeal', comment: 'Button: asks that points are looked at again' })}
        </Button>
        <Button isDisabled={send.isPending} onPress={onCancel}>{t`Cancel`}</Button>
      </div>
      <LeaveDialog isUnsaved={!isMissing && !send.isSuccess} parameter="attempt" />
    </Form>
  );
}
