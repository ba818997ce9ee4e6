import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '@stoa/api/schema';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Table } from '@stoa/ui/table';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import type { MemberSort } from './people-search.ts';
import type { GroupingDialogProps } from '../groups/grouping-dialog.tsx';
import { useGroupWords } from '../groups/group-words.ts';
import { useMembers } from '../use-members.ts';
import { ChangeResult } from './change-result.tsx';
import { SORT_OF, sortFrom, useMemberColumns } from './member-columns.tsx';
import { canChangeRole, MemberMenu, type Asked } from './member-menu.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { StateDialog } from './state-dialog.tsx';

const AwardDialog = lazy(() =>
  import('../badges/award-dialog.tsx').then((module) => ({ default: module.AwardDialog })),
);

const GroupingDialog = lazy(() =>
  import('../groups/grouping-dialog.tsx').then((module) => ({ default: module.GroupingDialog })),
);

export interface MemberTableProps {
  schoolId: string;
  /** Names what is shown: another list or page of it lets go of the selection. */
  listKey: string;
  members: readonly MemberRow[];
  sort: MemberSort;
  onSort: (sort: MemberSort) => void;
  isLoading: boolean;
  empty: ReactNode;
  error: ReactNode;
}

/** Who is meant by an action on several, and can be. */
const meant = (members: readonly MemberRow[], asked: Asked): MemberRow[] =>
  members.filter((member) =>
    asked === 'role'
      ? canChangeRole(member)
      : member.abilities.disable && member.isValid === (asked === 'disable' ? 1 : 0),
  );

/** The members of this page of the list, with what can be done with one of them or with several at once. */
export function MemberTable({
  schoolId,
  listKey,
  members,
  sort,
  onSort,
  isLoading,
  empty,
  error,
}: MemberTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const columns = useMemberColumns(schoolId);
  const words = { group: useGroupWords('group'), tag: useGroupWords('tag') };
  const actor = useMembers();
  const selected = useSelector(actor, ({ context }) => context.selected);
  const selectedIds = useMemo(() => new Set(selected), [selected]);
  const [choosing, setChoosing] = useState<readonly MemberRow[]>();
  const [grouping, setGrouping] = useState<Omit<GroupingDialogProps, 'schoolId' | 'onClose'>>();
  const [awarded, setAwarded] = useState<readonly string[]>();
  const rows = members.map((member) => ({ ...member, id: member.userId }));
  const chosen = members.filter(({ userId }) => selectedIds.has(userId));
  useEffect(() => actor.send({ type: 'selection.cleared' }), [actor, listKey]);

  const ask = (asked: Asked, those: readonly MemberRow[]) => {
    if (asked === 'role') setChoosing(those);
    else
      actor.send({
        type: 'change.requested',
        change: { kind: asked, userIds: those.map(({ userId }) => userId) },
      });
  };
  return (
    <>
      <ChangeResult members={members} />
      <Table
        label={t`Members of this school`}
        columns={columns}
        rows={rows}
        sort={SORT_OF[sort]}
        onSortChange={(next) => onSort(sortFrom(next))}
        selectionMode="multiple"
        selectedIds={selectedIds}
        onSelectionChange={(ids) => {
          actor.send({ type: 'selection.cleared' });
          actor.send({ type: 'page.toggled', userIds: [...ids], selected: true });
        }}
        selectedLabel={(number) => {
          const count = formatNumber(number, language);
          return t`${plural(number, { one: `${count} member selected`, other: `${count} members selected` })}`;
        }}
        bulkActions={() => [
          ...(['group', 'tag'] as const).flatMap((kind) => [
            <Button
              key={kind}
              size="sm"
              data-part={kind}
              onPress={() => setGrouping({ kind, way: 'add', members: chosen })}
            >
              {words[kind].add}
            </Button>,
            chosen.some(({ groups }) => groups.some((group) => group.kind === kind)) ? (
              <Button
                key={`un${kind}`}
                size="sm"
                data-part={`un${kind}`}
                onPress={() => setGrouping({ kind, way: 'remove', members: chosen })}
              >
                {words[kind].takeOut}
              </Button>
            ) : null,
          ]),
          <Button
            key="badge"
            size="sm"
            data-part="award"
            onPress={() => setAwarded(chosen.map(({ userId }) => userId))}
          >
            {t({ message: 'Award a badge', comment: 'Button, and title of a dialog' })}
          </Button>,
          ...(['role', 'disable', 'enable'] as const).map((asked) => {
            const those = meant(chosen, asked);
            return those.length > 0 ? (
              <Button
                key={asked}
                size="sm"
                variant={asked === 'disable' ? 'danger' : 'secondary'}
                onPress={() => ask(asked, those)}
              >
                {asked === 'role' ? t`Change the role` : asked === 'disable' ? t`Disable` : t`Enable`}
              </Button>
            ) : null;
          }),
        ]}
        rowActions={(row) => <MemberMenu member={row} onAsk={(asked) => ask(asked, [row])} />}
        rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
        isLoading={isLoading}
        empty={empty}
        error={error}
      />
      {choosing ? <RoleDialog members={choosing} onClose={() => setChoosing(undefined)} /> : null}
      {grouping ? (
        <Suspense fallback={null}>
          <GroupingDialog schoolId={schoolId} {...grouping} onClose={() => setGrouping(undefined)} />
        </Suspense>
      ) : null}
      {awarded ? (
        <Suspense fallback={null}>
          <AwardDialog
            schoolId={schoolId}
            userIds={awarded}
            onDone={() => setAwarded(undefined)}
            onClose={() => setAwarded(undefined)}
          />
        </Suspense>
      ) : null}
      <StateDialog members={members} />
    </>
  );
}
