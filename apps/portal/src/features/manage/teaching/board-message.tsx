import { useLingui } from '@lingui/react/macro';
import { sendExamMessage } from '@stoa/api/exam-bank.calls';
import type { ExamBoardEntry } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';

const MAX_LENGTH = 500;

interface MessageDialogProps {
  schoolId: string;
  examId: string;
  /** To whom; undefined for everybody whose attempt runs. */
  entry: ExamBoardEntry | undefined;
  onClose: () => void;
}

/** Writes to those who take an exam. */
export function MessageDialog({ schoolId, examId, entry, onClose }: MessageDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: () => sendExamMessage(api, { schoolId, examId, text, attemptId: entry?.attemptId }),
    onSuccess: () => {
      toasts.show({ message: t({ message: 'Message sent.', context: 'exam' }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      title={t({ message: 'Send a message', context: 'exam', comment: 'To those who take an exam' })}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          isDisabled={text.trim() === ''}
          isPending={send.isPending}
          onPress={() => send.mutate()}
        >
          {t({ message: 'Send', context: 'exam', comment: 'Button: sends a message' })}
        </Button>
      }
    >
      <Stack gap="5">
        <Text>
          {entry ? <UserText>{entry.learner.name}</UserText> : t`To everyone who is taking this exam now`}
        </Text>
        <TextArea
          label={t({ message: 'Message', context: 'exam', comment: 'Label of a field' })}
          description={t`It appears above the questions within half a minute.`}
          rows={3}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={setText}
        />
        {send.error ? (
          <Banner tone="danger" announce="assertive">
            {t`Something went wrong. Try again.`}
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
}
