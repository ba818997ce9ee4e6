import { useLingui } from '@lingui/react/macro';
import { createMemberGroup, renameMemberGroup } from '@stoa/api/member-group.calls';
import type { MemberGroup, MemberGroupKind } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { GroupProblem, isNameTaken } from './group-problem.tsx';
import { useGroupWords } from './group-words.ts';
import { NameField } from './name-field.tsx';

export interface GroupDialogProps {
  schoolId: string;
  kind: MemberGroupKind;
  /** Undefined for a new one. */
  group: MemberGroup | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Asks what a group is called. */
export function GroupDialog({ schoolId, kind, group, onDone, onClose }: GroupDialogProps) {
  const { t } = useLingui();
  const words = useGroupWords(kind);
  const api = useApi();
  const [name, setName] = useState(group?.name ?? '');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      group
        ? renameMemberGroup(api, { schoolId, groupId: group.id, name: name.trim() })
        : createMemberGroup(api, { schoolId, name: name.trim(), kind, key }),
    onSuccess: () => {
      toasts.show({
        message: group ? words.renamed : words.created,
        tone: 'success',
      });
      onDone();
    },
  });
  const change = (text: string) => {
    // Another name is another request, and nobody has said of it that it is taken.
    setKey(crypto.randomUUID());
    save.reset();
    setName(text);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (name.trim() !== '' && !save.isPending) save.mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      isDismissable={false}
      title={group ? words.rename : words.create}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => submit()}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <GroupProblem error={save.error} />
          <NameField
            kind={kind}
            value={name}
            onChange={change}
            isTried={isTried}
            isTaken={isNameTaken(save.error)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
