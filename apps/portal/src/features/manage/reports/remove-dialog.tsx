import { useLingui } from '@lingui/react/macro';
import { decidePostReport } from '@stoa/api/community.calls';
import type { ReportedPost, ReportReason } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { CommunityProblem } from '../../../shared/community/community-problem.tsx';
import { REPORT_REASON_MESSAGES, REPORT_REASONS } from '../../../shared/community/community-messages.ts';
import { useRefreshCommunity } from '../../../shared/community/use-refresh-community.ts';

/** Asks before something that was reported is removed, and why. */
export function RemoveDialog({
  schoolId,
  entry,
  onClose,
}: {
  schoolId: string;
  entry: ReportedPost;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const refresh = useRefreshCommunity();
  const [reason, setReason] = useState<ReportReason>(entry.reports[0]?.reason ?? 'other');
  const done = t`The content was removed and its author was notified.`;
  const remove = useMutation({
    mutationFn: () => decidePostReport(api, { schoolId, reportId: entry.id, decision: 'remove', reason }),
    onSuccess: async () => {
      toasts.show({ message: done, tone: 'success' });
      onClose();
      await refresh();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={entry.targetType === 'post' ? t`Remove this post?` : t`Remove this reply?`}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
            {t({ message: 'Remove', context: 'reports', comment: 'Button: takes a reported post away' })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <CommunityProblem error={remove.error} />
        <Text>
          {entry.targetType === 'post'
            ? t`Its replies are deleted too. This cannot be undone.`
            : t`This cannot be undone.`}
        </Text>
        <RadioGroup
          label={t`What the author is told`}
          value={reason}
          onChange={(value) => setReason(value as ReportReason)}
        >
          {REPORT_REASONS.map((value) => (
            <Radio key={value} value={value}>
              {i18n._(REPORT_REASON_MESSAGES[value])}
            </Radio>
          ))}
        </RadioGroup>
      </Stack>
    </Dialog>
  );
}
