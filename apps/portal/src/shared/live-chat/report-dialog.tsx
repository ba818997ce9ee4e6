import { useLingui } from '@lingui/react/macro';
import type { LiveReportReason } from '@stoa/api/schema';
import type { RoomMessage } from '@stoa/machines/live-chat';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import { REASON_MESSAGES } from './chat-messages.ts';
import * as styles from './live-chat.css.ts';
import type { Moderation } from './use-moderation.ts';

const REASONS = Object.keys(REASON_MESSAGES) as LiveReportReason[];

/** Tells the host of a message, with a reason. */
export function ReportDialog({
  message,
  moderation: { report },
  onClose,
}: {
  message: RoomMessage;
  moderation: Moderation;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<LiveReportReason>();
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (reason) report.mutate({ messageId: message.id, reason }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t({ message: 'Report this message', context: 'live chat' })}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={report.isPending} onPress={submit}>
            {t({ message: 'Report', context: 'live chat', comment: 'Tells the host of a bad message' })}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <blockquote>
          <Text>
            <UserText>{message.text}</UserText>
          </Text>
        </blockquote>
        <RadioGroup
          label={t`What is wrong with it?`}
          value={reason ?? null}
          onChange={(value) => setReason(value as LiveReportReason)}
          errorMessage={isTried && !reason ? t`Choose a reason.` : undefined}
          description={t`The host and the school’s moderators see your report. The author is not notified.`}
        >
          {REASONS.map((value) => (
            <Radio key={value} value={value}>
              {i18n._(REASON_MESSAGES[value])}
            </Radio>
          ))}
        </RadioGroup>
      </div>
    </Dialog>
  );
}
