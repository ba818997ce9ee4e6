import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { addGroupMembers, createMemberGroup, removeGroupMembers } from '@stoa/api/member-group.calls';
import { isOfGroups, memberGroupsQuery } from '@stoa/api/member-group.queries';
import type { MemberGroupKind, MemberRow } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Select, SelectItem } from '@stoa/ui/select';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { GroupProblem, isNameTaken } from './group-problem.tsx';
import { groupsOf } from './groups-of.ts';
import { useGroupWords } from './group-words.ts';
import { NameField } from './name-field.tsx';

const NEW = 'new';

export interface GroupingDialogProps {
  schoolId: string;
  kind: MemberGroupKind;
  members: readonly MemberRow[];
  /** Whether they are put into a group or taken out of one. */
  way: 'add' | 'remove';
  onClose: () => void;
}

/** Puts members into a group, also into a new one, or takes them out of one. */
export function GroupingDialog({ schoolId, kind, members, way, onClose }: GroupingDialogProps) {
  const { t } = useLingui();
  const words = useGroupWords(kind);
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const isAdding = way === 'add';
  const { data } = useQuery({ ...memberGroupsQuery(api, { schoolId, lang }), enabled: isAdding });
  const all = (isAdding ? data?.items : groupsOf(members)) ?? [];
  const groups = all.filter((group) => group.kind === kind);
  const [picked, setPicked] = useState<string | null>(null);
  // Where there is one choice only, it is made.
  const only = isAdding
    ? data && groups.length === 0
      ? NEW
      : null
    : groups.length === 1
      ? groups[0]?.id
      : null;
  // What was picked may be gone when the groups were asked for anew.
  const isThere = picked === NEW || groups.some(({ id }) => id === picked);
  const chosen = (isThere ? picked : only) ?? null;
  const isNew = isAdding && chosen === NEW;
  const [newName, setName] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const userIds = members.map(({ userId }) => userId);
  const save = useMutation({
    mutationFn: async () => {
      const known = groups.find(({ id }) => id === chosen);
      // Tried again with the same key, the group that was made is the same.
      const group = known ?? (await createMemberGroup(api, { schoolId, name: newName.trim(), kind, key }));
      const call = { schoolId, groupId: group.id, userIds };
      const { changed } = await (isAdding ? addGroupMembers(api, call) : removeGroupMembers(api, call));
      return { changed, name: group.name };
    },
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfGroups(queryKey) }).catch(() => null),
    onSuccess: ({ changed, name }) => {
      const count = formatNumber(changed, lang);
      const added = t`${plural(changed, { one: `${count} member was added to “${name}”.`, other: `${count} members were added to “${name}”.` })}`;
      const removed = t`${plural(changed, { one: `${count} member was removed from “${name}”.`, other: `${count} members were removed from “${name}”.` })}`;
      toasts.show({
        message: isAdding && changed === 0 ? words.allIn(name) : isAdding ? added : removed,
        tone: changed === 0 ? 'neutral' : 'success',
      });
      onClose();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (chosen !== null && (!isNew || newName.trim() !== '') && !save.isPending) save.mutate();
  };
  const number = formatNumber(members.length, lang);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      isDismissable={false}
      title={isAdding ? words.add : words.takeOut}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => submit()}>
            {isAdding
              ? t({ message: 'Add', comment: 'Button: puts members into a group' })
              : t({ message: 'Remove', comment: 'Button: takes members out of a group' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <GroupProblem error={save.error} />
          <Text>
            {t({ message: `Members: ${number}`, context: 'group', comment: 'How many were selected' })}
          </Text>
          {isAdding && only === NEW ? null : (
            <Select
              label={words.field}
              value={chosen}
              onChange={(value) => {
                save.reset();
                setPicked(value === null ? null : String(value));
              }}
              errorMessage={isTried && chosen === null ? words.choose : undefined}
            >
              {[
                ...groups.map(({ id, name }) => (
                  <SelectItem key={id} id={id} textValue={name}>
                    <UserText>{name}</UserText>
                  </SelectItem>
                )),
                ...(isAdding
                  ? [
                      <SelectItem key={NEW} id={NEW}>
                        {words.create}
                      </SelectItem>,
                    ]
                  : []),
              ]}
            </Select>
          )}
          {isNew ? (
            <NameField
              kind={kind}
              value={newName}
              onChange={(text) => {
                setKey(crypto.randomUUID());
                save.reset();
                setName(text);
              }}
              isTried={isTried}
              isTaken={isNameTaken(save.error)}
            />
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
