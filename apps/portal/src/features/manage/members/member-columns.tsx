import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Badge } from '@stoa/ui/badge';
import { Link } from '@stoa/ui/link';
import { Status } from '@stoa/ui/status';
import type { TableColumn, TableSort } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { Fragment, useMemo } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { hrefTo } from '../../../app/links.ts';
import { ROLE_MESSAGES } from '../../../shared/role-messages.ts';
import { GroupNames } from '../groups/group-names.tsx';
import { useGroupWords } from '../groups/group-words.ts';
import type { MemberSort } from './people-search.ts';
import { STATE_MESSAGES } from '../manage-messages.ts';
import * as styles from '../manage.css.ts';

/** A member with the id that a table wants. */
export type MemberEntry = MemberRow & { id: string };

const KINDS = ['group', 'tag'] as const;
/** Groups or tags of a member that are named in the list. */
const GROUPS_SHOWN = 3;
const ROLE_TONES = { owner: 'ochre', admin: 'accent', teacher: 'primary', member: 'neutral' } as const;

/** How a list stands in its heads. */
export const SORT_OF: Record<MemberSort, TableSort> = {
  newest: { columnId: 'joined', direction: 'descending' },
  oldest: { columnId: 'joined', direction: 'ascending' },
  name: { columnId: 'name', direction: 'ascending' },
  role: { columnId: 'role', direction: 'ascending' },
};

/** The order behind a press on a head; names and roles have one direction only. */
export function sortFrom({ columnId, direction }: TableSort): MemberSort {
  if (columnId === 'name' || columnId === 'role') return columnId;
  return direction === 'ascending' ? 'oldest' : 'newest';
}

/** What people are called in the list: by their real name where they gave one. */
export const nameOf = ({ realName, person }: MemberRow): string => realName ?? person.name;

/** The columns of the members of a school; the groups of somebody stand below their name. */
export function useMemberColumns(schoolId: string): TableColumn<MemberEntry>[] {
  const { t, i18n } = useLingui();
  const groups = useGroupWords('group').plural;
  const tags = useGroupWords('tag').plural;
  const groupLabels = useMemo(() => ({ group: groups, tag: tags }), [groups, tags]);
  return useMemo(
    () => [
      {
        id: 'name',
        label: t({ message: 'Name', comment: 'Column of a list of people' }),
        isSortable: true,
        width: '2fr' as const,
        minWidth: 190,
        cell: (row) => (
          <div className={styles.person}>
            <Avatar name={nameOf(row)} src={row.person.avatarUrl} size="sm" />
            <div className={styles.lines}>
              <Link
                variant="standalone"
                href={hrefTo({
                  to: '/manage/$schoolId/members/$userId',
                  params: { schoolId, userId: row.userId },
                })}
              >
                <UserText>{nameOf(row)}</UserText>
              </Link>
              {row.realName && row.realName !== row.person.name ? (
                <Text as="span" size="sm" tone="muted">
                  <UserText>{row.person.name}</UserText>
                </Text>
              ) : null}
              {KINDS.map((kind) => {
                const groups = row.groups.filter((group) => group.kind === kind);
                return groups.length > 0 ? (
                  <Fragment key={kind}>
                    <VisuallyHidden>{groupLabels[kind]}</VisuallyHidden>
                    <GroupNames schoolId={schoolId} groups={groups} shown={GROUPS_SHOWN} />
                  </Fragment>
                ) : null;
              })}
            </div>
          </div>
        ),
      },
      {
        id: 'contact',
        label: t({ message: 'Contact', comment: 'Column of a list of people: address and number' }),
        width: '2fr' as const,
        minWidth: 250,
        cell: (row) =>
          row.email || row.mobile ? (
            <Text as="span" size="sm" className={styles.lines}>
              {row.email ? <bdi dir="ltr">{row.email}</bdi> : null}
              {row.mobile ? <bdi dir="ltr">{row.mobile}</bdi> : null}
            </Text>
          ) : null,
      },
      {
        id: 'role',
        label: t({ message: 'Role', comment: 'Column of a list of people' }),
        isSortable: true,
        minWidth: 120,
        cell: (row) => <Badge tone={ROLE_TONES[row.role]}>{i18n._(ROLE_MESSAGES[row.role])}</Badge>,
      },
      {
        id: 'state',
        label: t({ message: 'State', comment: 'Column of a list of people' }),
        minWidth: 110,
        cell: (row) => (
          <Status tone={row.isValid === 1 ? 'success' : 'danger'}>
            {i18n._(STATE_MESSAGES[row.isValid === 1 ? 'valid' : 'disabled'])}
          </Status>
        ),
      },
      {
        id: 'joined',
        label: t({ message: 'Member since', comment: 'Column of a list of people: a date' }),
        isSortable: true,
        minWidth: 150,
        cell: (row) => <LocalTime instant={row.joinedAt} style="date" />,
      },
    ],
    [t, i18n, schoolId, groupLabels],
  );
}
