import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Table } from '@stoa/ui/table';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toasts } from '../../../app/toasts.ts';
import { formatNumber } from '../../../shared/format.ts';
import type { MemberSort } from '../manage-address.ts';
import { ChangeDialog } from './change-dialogs.tsx';
import { ChangeProblems } from './change-result.tsx';
import { SORT_OF, sortFrom, useMemberColumns } from './member-columns.tsx';
import { canChangeRole, MemberMenu, type Asked } from './member-menu.tsx';
import { useMemberChanges, type ChangeResult, type MemberChange } from './use-member-changes.ts';

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
  const columns = useMemberColumns();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(listKey);
  if (shown !== listKey) {
    setShown(listKey);
    setSelectedIds(new Set());
  }
  const [question, setQuestion] = useState<{ asked: Asked; members: readonly MemberRow[] }>();
  const [result, setResult] = useState<ChangeResult>();
  const changes = useMemberChanges(schoolId);
  const rows = members.map((member) => ({ ...member, id: member.userId }));
  const selected = members.filter(({ userId }) => selectedIds.has(userId));

  const finish = (outcome: ChangeResult) => {
    setQuestion(undefined);
    setSelectedIds(new Set());
    if (outcome.refused.length > 0) {
      setResult(outcome);
      return;
    }
    const count = formatNumber(outcome.changed, language);
    const message = t`${plural(outcome.changed, { one: `${count} member was changed.`, other: `${count} members were changed.` })}`;
    toasts.show({ message, tone: 'success' });
  };
  const change = (what: MemberChange) => {
    if (!question) return;
    setResult(undefined);
    changes.mutate({ members: question.members, change: what }, { onSuccess: finish });
  };

  return (
    <>
      {result ? <ChangeProblems result={result} onDismiss={() => setResult(undefined)} /> : null}
      <Table
        label={t`Members of this school`}
        columns={columns}
        rows={rows}
        sort={SORT_OF[sort]}
        onSortChange={(next) => onSort(sortFrom(next))}
        selectionMode="multiple"
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
        selectedLabel={(number) => {
          const count = formatNumber(number, language);
          return t`${plural(number, { one: `${count} member selected`, other: `${count} members selected` })}`;
        }}
        bulkActions={() =>
          (['role', 'disable', 'enable'] as const).map((asked) => {
            const those = meant(selected, asked);
            return those.length > 0 ? (
              <Button
                key={asked}
                size="sm"
                variant={asked === 'disable' ? 'danger' : 'secondary'}
                onPress={() => setQuestion({ asked, members: those })}
              >
                {asked === 'role' ? t`Change the role` : asked === 'disable' ? t`Disable` : t`Enable`}
              </Button>
            ) : null;
          })
        }
        rowActions={(row) => (
          <MemberMenu member={row} onAsk={(asked) => setQuestion({ asked, members: [row] })} />
        )}
        rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
        isLoading={isLoading}
        empty={empty}
        error={error}
      />
      {question ? (
        <ChangeDialog
          {...question}
          isPending={changes.isPending}
          done={changes.done}
          onChange={change}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
    </>
  );
}
