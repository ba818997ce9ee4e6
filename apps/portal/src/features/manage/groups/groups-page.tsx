import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { isOfGroups, memberGroupsQuery } from '@stoa/api/member-group.queries';
import type { MemberGroup, MemberGroupKind } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
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
import { useGroupWords } from './group-words.ts';

const ROWS = 5;

/** The groups of a school's members: made, renamed, deleted. Who is in one is the list of members. */
export function GroupsPage({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<MemberGroup | MemberGroupKind>();
  const [leaving, setLeaving] = useState<MemberGroup>();
  const query = useQuery({ ...memberGroupsQuery(useApi(), { schoolId, lang }), retry: false });
  const finish = () => {
    setEdited(undefined);
    setLeaving(undefined);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfGroups(queryKey) });
  };
  const groups = useGroupWords('group');
  const tags = useGroupWords('tag');
  const create = (
    <>
      <Button icon={PlusIcon} data-part="new-tag" onPress={() => setEdited('tag')}>
        {tags.create}
      </Button>
      <Button variant="primary" icon={PlusIcon} data-part="new-group" onPress={() => setEdited('group')}>
        {groups.create}
      </Button>
    </>
  );
  return (
    <ManagePage
      title={t({
        message: 'Groups and tags',
        context: 'group',
        comment: 'Page for those who run a school: of members',
      })}
      text={t`Groups bring members together, such as a department or a course. Tags mark them, such as a scholarship. Only those who manage members see them.`}
      actions={query.data && query.data.items.length > 0 ? create : null}
      tabs={<PeopleTabs schoolId={schoolId} view="groups" />}
    >
      <Loaded query={query} rows={ROWS}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState headingLevel={2} title={groups.none} action={create}>
              {t`Create a group, then select members in the list and add them to it.`}
            </EmptyState>
          ) : (
            (['group', 'tag'] as const).map((kind) => (
              <KindSection
                key={kind}
                schoolId={schoolId}
                kind={kind}
                items={items.filter((group) => group.kind === kind)}
                onRename={setEdited}
                onDelete={setLeaving}
              />
            ))
          )
        }
      </Loaded>
      {edited ? (
        <GroupDialog
          schoolId={schoolId}
          kind={typeof edited === 'string' ? edited : edited.kind}
          group={typeof edited === 'string' ? undefined : edited}
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

interface KindSectionProps {
  schoolId: string;
  kind: MemberGroupKind;
  items: readonly MemberGroup[];
  onRename: (group: MemberGroup) => void;
  onDelete: (group: MemberGroup) => void;
}

/** All groups, or all tags. */
function KindSection({ schoolId, kind, items, onRename, onDelete }: KindSectionProps) {
  const words = useGroupWords(kind);
  return (
    <section className={styles.part}>
      <SectionHeader title={words.plural} />
      {items.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <RowList aria-label={words.plural}>
          {items.map((group) => (
            <GroupRow
              key={group.id}
              schoolId={schoolId}
              group={group}
              onRename={() => onRename(group)}
              onDelete={() => onDelete(group)}
            />
          ))}
        </RowList>
      )}
    </section>
  );
}

interface GroupRowProps {
  schoolId: string;
  group: MemberGroup;
  onRename: () => void;
  onDelete: () => void;
}

function GroupRow({
  schoolId,
  group: { id, name, kind, members: total },
  onRename,
  onDelete,
}: GroupRowProps) {
  const { t } = useLingui();
  const words = useGroupWords(kind);
  const totalText = formatNumber(total, useLanguage());
  return (
    <Row className={styles.top}>
      <span className={styles.lines}>
        <Link variant="standalone" href={peopleHref(schoolId, { view: 'members', [kind]: id })}>
          <UserText>{name}</UserText>
        </Link>
        <Text as="span" size="sm" tone="muted" isNumeric>
          {t`${plural(total, { one: `${totalText} member`, other: `${totalText} members` })}`}
        </Text>
      </span>
      <span className={styles.actions}>
        <Button size="sm" data-part="rename" aria-label={words.renameOne(name)} onPress={onRename}>
          {t({ message: 'Rename', context: 'group', comment: 'Button' })}
        </Button>
        <Button
          size="sm"
          variant="danger"
          data-part="delete"
          aria-label={words.removeOne(name)}
          onPress={onDelete}
        >
          {t`Delete`}
        </Button>
      </span>
    </Row>
  );
}
