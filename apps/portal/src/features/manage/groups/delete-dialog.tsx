import { useLingui } from '@lingui/react/macro';
import { deleteMemberGroup } from '@stoa/api/member-group.calls';
import type { MemberGroup } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { GroupProblem } from './group-problem.tsx';
import { useGroupWords } from './group-words.ts';

export interface DeleteDialogProps {
  schoolId: string;
  group: MemberGroup;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a group goes. */
export function DeleteDialog({ schoolId, group, onDone, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const words = useGroupWords(group.kind);
  const api = useApi();
  const remove = useMutation({
    mutationFn: () => deleteMemberGroup(api, { schoolId, groupId: group.id }),
    onSuccess: () => {
      toasts.show({ message: words.removed, tone: 'success' });
      onDone();
    },
  });
  const { name } = group;
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={words.asked(name)}
      confirmLabel={words.remove}
      cancelLabel={t`Cancel`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <Stack gap="4">
        <GroupProblem error={remove.error} />
        <Text>{t`Its members remain members of the school.`}</Text>
      </Stack>
    </AlertDialog>
  );
}
