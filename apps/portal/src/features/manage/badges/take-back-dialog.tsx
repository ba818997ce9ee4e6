import { useLingui } from '@lingui/react/macro';
import { takeBackBadge } from '@stoa/api/badge.calls';
import { isApiProblem } from '@stoa/api/error';
import type { BadgeAward } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { REASON_MAX } from './badge-form.ts';
import { BADGE_PROBLEM_MESSAGES } from './badge-messages.ts';

export interface TakeBackDialogProps {
  schoolId: string;
  badgeId: string;
  award: BadgeAward;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a badge back, with a reason. */
export function TakeBackDialog({ schoolId, badgeId, award, onDone, onClose }: TakeBackDialogProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => takeBackBadge(api, { schoolId, badgeId, awardId: award.id, reason: reason.trim() }),
    onSuccess: () => {
      toasts.show({ message: t`The badge was taken back.`, tone: 'success' });
      onDone();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (reason.trim() !== '' && !save.isPending) save.mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      isDismissable={false}
      title={t`Take this badge back?`}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="danger" isPending={save.isPending} onPress={() => submit()}>
            {t({ message: 'Take back', context: 'points', comment: 'Button' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {save.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(
                messageOf(BADGE_PROBLEM_MESSAGES, isApiProblem(save.error) ? save.error.code : 'UNKNOWN'),
              )}
            </Banner>
          ) : null}
          <Text weight="medium">
            <UserText>{award.person.name}</UserText>
          </Text>
          <TextField
            name="reason"
            label={t({
              message: 'Reason',
              context: 'points',
              comment: 'Field: why points are given or taken',
            })}
            description={t`The member sees this reason.`}
            value={reason}
            onChange={setReason}
            maxLength={REASON_MAX}
            errorMessage={isTried && reason.trim() === '' ? t`Enter a reason.` : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
