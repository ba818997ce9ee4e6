import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import type { ContentChange } from '@stoa/api/authoring.calls';
import type { ContentEntry } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Menu, MenuDivider, MenuItem } from '@stoa/ui/menu';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { LocalTime } from '../../../shared/local-time.tsx';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { ATTENDANCE_TITLE, CERTIFICATES_TITLE, GRADEBOOK_TITLE, PROGRESS_TITLE } from '../titles.ts';
import {
  attendanceHref,
  certificatesHref,
  contentHref,
  gradebookHref,
  progressHref,
} from './content-address.ts';
import { CONTENT_KINDS, hasLessons } from './content-kinds.ts';
import { STATE_TONES, STATE_MESSAGES } from './content-messages.ts';

/** Changes of the list, in the order of menus. */
const CHANGES: readonly ContentChange[] = ['archive', 'unarchive', 'restore', 'bin', 'delete'];

/** Whether a change can be done to something. */
const fits = ({ state }: ContentEntry, change: ContentChange): boolean =>
  ({
    archive: state === 'public' || state === 'scheduled',
    unarchive: state === 'archived',
    bin: state !== 'bin',
    restore: state === 'bin',
    delete: state === 'bin',
  })[change];

interface ContentTableProps {
  schoolId: string;
  contents: readonly ContentEntry[];
  isLoading: boolean;
  empty: ReactNode;
  error: ReactNode;
  onChange: (change: ContentChange, ids: readonly string[]) => void;
  onDuplicate: (id: string) => void;
  /** Puts articles into a section. */
  onPlace: (ids: readonly string[]) => void;
}

/** What is taught, with what can be done with one of it or with several at once. */
export function ContentTable({
  schoolId,
  contents,
  isLoading,
  empty,
  error,
  onChange,
  onDuplicate,
  onPlace,
}: ContentTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const columns = useColumns(schoolId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // What is not in the list any more cannot be meant.
  const selectedIds = useMemo(
    () => new Set(contents.flatMap(({ id }) => (selected.has(id) ? [id] : []))),
    [contents, selected],
  );
  const words = useChangeMessages();
  return (
    <Table
      label={t({ message: 'Content', context: 'authoring', comment: 'Articles, courses and classes' })}
      columns={columns}
      rows={contents}
      selectionMode="multiple"
      selectedIds={selectedIds}
      onSelectionChange={(ids) => setSelected(ids)}
      selectedLabel={(number) => {
        const count = formatNumber(number, language);
        return t`${plural(number, { one: `${count} item selected`, other: `${count} items selected` })}`;
      }}
      bulkActions={() => [
        contents.every(({ id, kind }) => !selectedIds.has(id) || kind === 'article') ? (
          <Button key="place" size="sm" onPress={() => onPlace([...selectedIds])}>
            {t({ message: 'Put into a section', context: 'authoring', comment: 'Button: of articles' })}
          </Button>
        ) : null,
        ...CHANGES.map((change) => {
          const those = contents.filter((entry) => selectedIds.has(entry.id));
          return those.length > 0 && those.every((entry) => fits(entry, change)) ? (
            <Button
              key={change}
              size="sm"
              variant={change === 'delete' ? 'danger' : 'secondary'}
              onPress={() =>
                onChange(
                  change,
                  those.map(({ id }) => id),
                )
              }
            >
              {words[change]}
            </Button>
          ) : null;
        }),
      ]}
      rowActions={(row) => (
        <ContentMenu
          schoolId={schoolId}
          entry={row}
          onChange={onChange}
          onDuplicate={onDuplicate}
          onPlace={onPlace}
        />
      )}
      rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
      isLoading={isLoading}
      empty={empty}
      error={error}
    />
  );
}

function useChangeMessages(): Record<ContentChange, string> {
  const { t } = useLingui();
  return {
    archive: t({ message: 'Archive', context: 'authoring', comment: 'Button: hides what is published' }),
    unarchive: t({
      message: 'Publish again',
      context: 'authoring',
      comment: 'Button: shows what was archived',
    }),
    bin: t({ message: 'Move to trash', context: 'authoring', comment: 'Button' }),
    restore: t({
      message: 'Restore',
      context: 'authoring',
      comment: 'Button: takes something out of the trash',
    }),
    delete: t({ message: 'Delete for good', context: 'authoring', comment: 'Button' }),
  };
}

function useColumns(schoolId: string): TableColumn<ContentEntry>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'title',
        label: t({ message: 'Title', context: 'authoring', comment: 'Of an article, a class or a lesson' }),
        width: '3fr' as const,
        minWidth: 240,
        isRowHeader: true,
        cell: (entry) => {
          const { text, lang } = textIn(entry.title, language);
          return (
            <span className={styles.lines}>
              <Link href={contentHref(schoolId, entry.id)} variant="plain">
                <UserText lang={lang}>{text || t`Untitled`}</UserText>
              </Link>
              {entry.author ? (
                <Text as="span" size="sm" tone="muted">
                  <UserText>{entry.author.name}</UserText>
                </Text>
              ) : null}
            </span>
          );
        },
      },
      {
        id: 'kind',
        label: t({ message: 'Type', context: 'authoring', comment: 'Column: article, course or class' }),
        minWidth: 100,
        cell: ({ kind, section }) => (
          <span className={styles.lines}>
            {i18n._(CONTENT_KINDS[kind].one)}
            {section ? (
              <Text as="span" size="sm" tone="muted">
                <UserText>{section.name}</UserText>
              </Text>
            ) : null}
          </span>
        ),
      },
      {
        id: 'state',
        label: t({ message: 'Status', context: 'authoring', comment: 'Column: draft, published …' }),
        minWidth: 150,
        cell: ({ state, isChanged }) => (
          <span className={styles.lines}>
            <Status tone={STATE_TONES[state]}>{i18n._(STATE_MESSAGES[state])}</Status>
            {isChanged && state !== 'bin' ? (
              <Text as="span" size="sm" tone="muted">{t`Unpublished changes`}</Text>
            ) : null}
          </span>
        ),
      },
      {
        id: 'learners',
        label: t({
          message: 'Learners',
          context: 'authoring',
          comment: 'Column: how many people are in a class',
        }),
        align: 'end' as const,
        isNumeric: true,
        minWidth: 100,
        cell: ({ id, kind, learnerCount }) =>
          hasLessons(kind) ? (
            <Link href={progressHref(schoolId, id)}>{formatNumber(learnerCount, language)}</Link>
          ) : CONTENT_KINDS[kind].hasFollowers ? (
            formatNumber(learnerCount, language)
          ) : (
            '–'
          ),
      },
      {
        id: 'edited',
        label: t({ message: 'Last edited', context: 'authoring', comment: 'Column: day and time' }),
        minWidth: 170,
        cell: ({ editedAt }) => <LocalTime instant={editedAt} />,
      },
    ],
    [t, i18n, language, schoolId],
  );
}

function ContentMenu({
  schoolId,
  entry,
  onChange,
  onDuplicate,
  onPlace,
}: Pick<ContentTableProps, 'schoolId' | 'onChange' | 'onDuplicate' | 'onPlace'> & { entry: ContentEntry }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const words = useChangeMessages();
  const changes = CHANGES.filter((change) => fits(entry, change));
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          icon={DotsThreeIcon}
          hideTooltip
          label={t({ message: 'Actions for this item', context: 'authoring', comment: 'Name of a menu' })}
        />
      }
      onAction={(key) => {
        if (key === 'edit') void navigate({ href: contentHref(schoolId, entry.id) });
        else if (key === 'view') void navigate({ href: entry.url });
        else if (key === 'learners') void navigate({ href: progressHref(schoolId, entry.id) });
        else if (key === 'attendance') void navigate({ href: attendanceHref(schoolId, entry.id) });
        else if (key === 'gradebook') void navigate({ href: gradebookHref(schoolId, entry.id) });
        else if (key === 'certificates') void navigate({ href: certificatesHref(schoolId, entry.id) });
        else if (key === 'duplicate') onDuplicate(entry.id);
        else if (key === 'place') onPlace([entry.id]);
        else onChange(key as ContentChange, [entry.id]);
      }}
    >
      <MenuItem id="edit">
        {t({ message: 'Edit', context: 'authoring', comment: 'Opens the editor' })}
      </MenuItem>
      {entry.state === 'public' ? (
        <MenuItem id="view">
          {t({ message: 'View page', context: 'authoring', comment: 'As learners see it' })}
        </MenuItem>
      ) : null}
      {hasLessons(entry.kind) ? <MenuItem id="learners">{i18n._(PROGRESS_TITLE)}</MenuItem> : null}
      {hasLessons(entry.kind) ? <MenuItem id="attendance">{i18n._(ATTENDANCE_TITLE)}</MenuItem> : null}
      {hasLessons(entry.kind) ? <MenuItem id="gradebook">{i18n._(GRADEBOOK_TITLE)}</MenuItem> : null}
      {hasLessons(entry.kind) ? <MenuItem id="certificates">{i18n._(CERTIFICATES_TITLE)}</MenuItem> : null}
      {entry.kind === 'article' ? (
        <MenuItem id="place">
          {t({ message: 'Put into a section', context: 'authoring', comment: 'Button: of articles' })}
        </MenuItem>
      ) : null}
      <MenuItem id="duplicate">
        {t({ message: 'Duplicate', context: 'authoring', comment: 'Makes a copy' })}
      </MenuItem>
      <MenuDivider />
      {changes.map((change) => (
        <MenuItem
          key={change}
          id={change}
          tone={change === 'bin' || change === 'delete' ? 'danger' : undefined}
        >
          {words[change]}
        </MenuItem>
      ))}
    </Menu>
  );
}
