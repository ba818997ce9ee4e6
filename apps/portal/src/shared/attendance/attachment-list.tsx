import { useLingui } from '@lingui/react/macro';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { deleteAttachment } from '@stoa/api/attendance.calls';
import type { AttendanceAttachment } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { LocalTime } from '../local-time.tsx';
import * as styles from './attendance.css.ts';

export interface AttachmentListProps {
  schoolId: string;
  label: string;
  attachments: readonly AttendanceAttachment[];
  /** Says whose each one is. @default false */
  showsOwner?: boolean;
  onRemoved: () => void;
}

/** Evidence of an attendance: to be opened, and to be removed by who may. */
export function AttachmentList({
  schoolId,
  label,
  attachments,
  showsOwner = false,
  onRemoved,
}: AttachmentListProps) {
  const { t } = useLingui();
  const api = useApi();
  const [removing, setRemoving] = useState<AttendanceAttachment>();
  const remove = useMutation({
    mutationFn: (id: string) => deleteAttachment(api, { schoolId, id }),
    onSuccess: () => toasts.show({ message: t`The file was removed.`, tone: 'success' }),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
    onSettled: () => {
      setRemoving(undefined);
      onRemoved();
    },
  });
  const removingName = removing?.name ?? '';
  return (
    <>
      <RowList aria-label={label}>
        {attachments.map((one) => {
          const { name } = one;
          return (
            <Row key={one.id} className={styles.file}>
              <span className={styles.fileMessages}>
                <Link href={one.url} target="_blank">
                  <UserText>{name}</UserText>
                </Link>
                <Text as="span" size="sm" tone="muted">
                  {showsOwner ? (
                    <>
                      <UserText>{one.owner.name}</UserText>
                      {' · '}
                    </>
                  ) : null}
                  <LocalTime instant={one.createdAt} />
                </Text>
              </span>
              {one.canDelete ? (
                <IconButton
                  icon={TrashIcon}
                  label={t({ message: `Remove ${name}`, comment: 'A file from a list' })}
                  onPress={() => setRemoving(one)}
                />
              ) : null}
            </Row>
          );
        })}
      </RowList>
      <AlertDialog
        isOpen={removing !== undefined}
        tone="danger"
        title={t`Remove this file?`}
        confirmLabel={t({ message: 'Remove', context: 'attendance', comment: 'Button: takes a file away' })}
        cancelLabel={t`Keep it`}
        isPending={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing.id)}
        onCancel={() => setRemoving(undefined)}
      >
        {t({
          message: `${removingName} will be deleted. This cannot be undone.`,
          comment: 'A file that is removed',
        })}
      </AlertDialog>
    </>
  );
}
