import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { setMemberValid } from '@stoa/api/member.calls';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Stack } from '@stoa/ui/stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';

export interface AccessDialogProps {
  schoolId: string;
  userId: string;
  name: string;
  isValid: 0 | 1;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a member is shut out, or let in again. */
export function AccessDialog({ schoolId, userId, name, isValid, isOpen, onClose }: AccessDialogProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const isRemoving = isValid === 1;
  const save = useMutation({
    mutationFn: () => setMemberValid(api, { schoolId, userId, isValid: isRemoving ? 0 : 1 }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          typeof path === 'string' && path.startsWith('/api/school/members/'),
      });
      onClose();
    },
  });
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      tone={isRemoving ? 'danger' : 'default'}
      title={isRemoving ? t`Remove the access of ${name}?` : t`Restore the access of ${name}?`}
      confirmLabel={
        isRemoving
          ? t({ message: 'Remove access', context: 'member', comment: 'Button: shuts a member out' })
          : t({ message: 'Restore access', context: 'member', comment: 'Button: lets a member in again' })
      }
      cancelLabel={t`Cancel`}
      isPending={save.isPending}
      onConfirm={() => save.mutate()}
      onCancel={close}
    >
      <Stack gap="4">
        <span>
          {isRemoving
            ? t`All devices are signed out at once and access to the school is blocked. Progress is kept and available again after enabling.`
            : t`They regain access to the school and keep their progress.`}
        </span>
        {save.error ? (
          <Banner tone="danger">
            {i18n._(messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(save.error) ? save.error.code : 'UNKNOWN'))}
          </Banner>
        ) : null}
      </Stack>
    </AlertDialog>
  );
}
