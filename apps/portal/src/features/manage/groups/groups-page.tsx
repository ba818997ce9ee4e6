import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { isOfGroups, memberGroupsQuery } from '@stoa/api/member-group.queries';
import type { MemberGroup } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { peopleHref } from '../members/people-address.ts';
import { PeopleTabs } from '../members/people-tabs.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';

const ROWS = 5;

/** The groups of a school's members: made, renamed, deleted. Who is in one is the list of members. */
export function GroupsPage({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<MemberGroup | 'new'>();
  const [leaving, setLeaving] = useState<MemberGroup>();
  const query = useQuery({ ...memberGroupsQuery(useApi(), { schoolId, lang }), retry: false });
  const finish = () => {
    setEdited(undefined);
    setLeaving(undefined);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfGroups(queryKey) });
  };
  const title = t({
    message: 'Groups',
    context: 'group',
    comment: 'Page for those who run a school: of members',
  });
  const create = (
    <Button variant="primary" icon={PlusIcon} data-part="new-group" onPress={() => setEdited('new')}>
      {t({ message: 'New group', comment: 'Of members: title of a dialog, and the button that opens it' })}
    </Button>
  );
  return (
    <ManagePage
      title={title}
      text={t`Groups bring members together, such as a department or a course. Only those who manage members see them.`}
      actions={query.data && query.data.items.length > 0 ? create : null}
      tabs={<PeopleTabs schoolId={schoolId} view="groups" />}
    >
      <Loaded query={query} rows={ROWS}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState headingLevel={2} title={t`No groups yet`} action={create}>
              {t`Create a group, then select members in the list and add them to it.`}
            </EmptyState>
          ) : (
            <RowList aria-label={title}>
              {items.map((group) => (
                <GroupRow
                  key={group.id}
                  schoolId={schoolId}
                  group={group}
                  onRename={() => setEdited(group)}
                  onDelete={() => setLeaving(group)}
                />
              ))}
            </RowList>
          )
        }
      </Loaded>
      {edited ? (
        <GroupDialog
          schoolId={schoolId}
          group={edited === 'new' ? undefined : edited}
          onDone={finish}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {leaving ? (
        <DeleteDialog
          schoolId={schoolId}
          group={leaving}
          onDone={finish}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </ManagePage>
  );
}

interface GroupRowProps {
  schoolId: string;
  group: MemberGroup;
  onRename: () => void;
  onDelete: () => void;
}

function GroupRow({ schoolId, group: { id, name, members: total }, onRename, onDelete }: GroupRowProps) {
  const { t } = useLingui();
  const totalText = formatNumber(total, useLanguage());
  return (
    <Row className={styles.top}>
      <span className={styles.lines}>
        <Link variant="standalone" href={peopleHref(schoolId, { view: 'members', group: id })}>
          <UserText>{name}</UserText>
        </Link>
        <Text as="span" size="sm" tone="muted" isNumeric>
          {t`${plural(total, { one: `${totalText} member`, other: `${totalText} members` })}`}
        </Text>
      </span>
      <span className={styles.actions}>
        <Button
          size="sm"
          data-part="rename"
          aria-label={t({ message: `Rename the group “${name}”`, comment: 'Button' })}
          onPress={onRename}
        >
          {t({ message: 'Rename', context: 'group', comment: 'Button' })}
        </Button>
        <Button
          size="sm"
          variant="danger"
          data-part="delete"
          aria-label={t({ message: `Delete the group “${name}”`, comment: 'Button' })}
          onPress={onDelete}
        >
          {t`Delete`}
        </Button>
      </span>
    </Row>
  );
}
