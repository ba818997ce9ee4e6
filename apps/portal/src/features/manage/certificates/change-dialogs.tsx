import { useLingui } from '@lingui/react/macro';
import { restoreCertificate, revokeCertificate } from '@stoa/api/certificate.calls';
import { isApiProblem } from '@stoa/api/error';
import type { ManagedCertificate } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { countTrimmed } from '../../../shared/count-characters.ts';

const REASON_MAX = 500;

export interface ChangeDialogProps {
  schoolId: string;
  certificate: ManagedCertificate;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks before a certificate is revoked, and why. */
export function RevokeDialog({ schoolId, certificate, onSaved, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      revokeCertificate(api, { schoolId, certificateId: certificate.id, reason: reason.trim() }),
    onSuccess: () => {
      toasts.show({ message: t`The certificate was revoked.`, tone: 'success' });
      onSaved();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      isDismissable={false}
      title={t`Revoke this certificate?`}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="danger" isPending={save.isPending} onPress={() => submit()}>
            {t({ message: 'Revoke', context: 'certificate', comment: 'Button' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Refusal error={save.error} />
          <Text>
            {t`Anyone who checks it sees that it was revoked. It can no longer be downloaded. You can restore it later.`}
          </Text>
          <Text weight="medium">
            <UserText>{certificate.holderName}</UserText>
          </Text>
          <TextArea
            name="reason"
            label={t({ message: 'Reason', context: 'certificate', comment: 'Column: why it was revoked' })}
            description={t`Only visible to people who manage the class or the exam.`}
            rows={2}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setMissing(false);
            }}
            maxLength={REASON_MAX}
            countOf={countTrimmed}
            errorMessage={isMissing ? t`Explain why, so that others understand it later.` : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Asks before a certificate counts again. */
export function RestoreDialog({ schoolId, certificate, onSaved, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const save = useMutation({
    mutationFn: () => restoreCertificate(api, { schoolId, certificateId: certificate.id }),
    onSuccess: () => {
      toasts.show({ message: t`The certificate is valid again.`, tone: 'success' });
      onSaved();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t`Restore this certificate?`}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => save.mutate()}>
            {t({ message: 'Restore', context: 'certificate', comment: 'Button: it counts again' })}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Refusal error={save.error} />
        <Text>
          {certificate.lostPass
            ? t`It becomes valid again under the same number, although the result is no longer a pass. When results change, it is checked again.`
            : t`It becomes valid again under the same number. The reason is deleted.`}
        </Text>
        <Text weight="medium">
          <UserText>{certificate.holderName}</UserText>
        </Text>
      </Stack>
    </Dialog>
  );
}

function Refusal({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return error ? (
    <Banner tone="danger" announce="assertive">
      {i18n._(messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN'))}
    </Banner>
  ) : null;
}
