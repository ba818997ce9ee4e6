import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ContentChange } from '@stoa/api/authoring.calls';
import { contentsQuery } from '@stoa/api/authoring.queries';
import type { ContentEntry, ContentKind } from '@stoa/api/schema';
import { sectionTreeQuery } from '@stoa/api/knowledge.queries';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button, LinkButton } from '@stoa/ui/button';
import { Chip, ChipList } from '@stoa/ui/chip';
import { EmptyState } from '@stoa/ui/empty-state';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { flatten } from '../../../shared/knowledge/section-tree.ts';
import { FilterMenu } from '../../../shared/list-menus.tsx';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { KeywordBox } from '../keyword-box.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { contentsHref, contentsParams } from './content-address.ts';
import { KINDS, STATES, type ContentQuery } from './content-search.ts';
import { ContentTable } from './content-table.tsx';
import { CONTENT_KINDS } from './content-kinds.ts';
import { STATE_MESSAGES } from './content-messages.ts';
import { CreateDialog } from './create-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { useContents } from './use-contents.ts';

/** Changes that are asked about first: they hide something from learners, or cannot be taken back. */
const ASKED: readonly ContentChange[] = ['archive', 'bin', 'delete'];

/** Articles, courses and classes of a school, for those who make them. */
export function ContentPage({ schoolId, query }: { schoolId: string; query: ContentQuery }) {
  useMessages('authoring');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const { change, duplicate } = useContents(schoolId);
  const [creating, setCreating] = useState<ContentKind>();
  const [placing, setPlacing] = useState<readonly string[]>();
  const [asked, setAsked] = useState<{ change: ContentChange; ids: readonly string[] }>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...contentsQuery(useApi(), contentsParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data: tree } = useQuery({
    ...sectionTreeQuery(useApi(), { schoolId, lang: language }),
    enabled: query.section !== undefined,
  });
  const section = flatten(tree?.items ?? []).find((one) => one.section.id === query.section)?.section;
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const go = (part: Partial<ContentQuery>) =>
    void navigate({ href: contentsHref(schoolId, { ...query, at: '', ...part }), resetScroll: false });
  const isNarrowed =
    query.kind !== undefined ||
    query.state !== undefined ||
    query.keyword !== '' ||
    query.section !== undefined;
  const create = (
    <Menu
      placement="bottom end"
      trigger={
        <Button variant="primary" icon={PlusIcon}>
          {t({
            message: 'New',
            context: 'authoring',
            comment: 'Button: begins an article, a course or a class',
          })}
        </Button>
      }
      onAction={(key) => setCreating(key as ContentKind)}
    >
      {KINDS.map((kind) => (
        <MenuItem key={kind} id={kind}>
          {i18n._(CONTENT_KINDS[kind].one)}
        </MenuItem>
      ))}
    </Menu>
  );
  const empty =
    data === undefined ? undefined : total > 0 ? (
      <PastEnd firstHref={contentsHref(schoolId, { ...query, at: '' })} />
    ) : isNarrowed ? (
      <EmptyState
        headingLevel={2}
        kind="filtered"
        title={t`Nothing matches these filters`}
        action={<LinkButton href={contentsHref(schoolId)}>{t`Clear filters`}</LinkButton>}
      />
    ) : (
      <EmptyState headingLevel={2} title={t`No content yet`} action={create}>
        {t`Write an article, build a course or class with lessons, or lead through them with a learning map. Nobody sees it until you publish it.`}
      </EmptyState>
    );
  return (
    <ManagePage
      title={t({ message: 'Content', context: 'authoring', comment: 'Articles, courses and classes' })}
      text={t`Articles, courses, classes, learning maps and topics of this school.`}
      actions={create}
    >
      <div className={styles.part}>
        <div className={styles.filters}>
          <KeywordBox
            label={t`Search content by title`}
            placeholder={t({
              message: 'Title',
              context: 'authoring',
              comment: 'Of an article, a class or a lesson',
            })}
            keyword={query.keyword}
            onChange={(keyword) => go({ keyword })}
          />
          <div className={styles.actions}>
            <FilterMenu
              all={t({
                message: 'All types',
                context: 'authoring',
                comment: 'Filter: article, course or class',
              })}
              choices={KINDS.map((value) => ({ value, label: i18n._(CONTENT_KINDS[value].one) }))}
              value={query.kind}
              onChange={(kind) => go({ kind })}
            />
            <FilterMenu
              all={t({
                message: 'All statuses',
                context: 'authoring',
                comment: 'Filter: draft, published …',
              })}
              choices={STATES.map((value) => ({ value, label: i18n._(STATE_MESSAGES[value]) }))}
              value={query.state}
              onChange={(state) => go({ state })}
            />
            {query.section === undefined ? null : (
              <ChipList
                label={t({ message: 'Section', context: 'authoring', comment: 'That articles stand in' })}
              >
                <Chip
                  onRemove={() => go({ section: undefined })}
                  removeLabel={t({
                    message: 'Show all sections',
                    context: 'authoring',
                    comment: 'Button: shows articles of all sections again',
                  })}
                >
                  <UserText>
                    {section?.name ??
                      t({ message: 'Section', context: 'authoring', comment: 'That articles stand in' })}
                  </UserText>
                </Chip>
              </ChipList>
            )}
            <Text tone="muted" isNumeric role="status" className={styles.count}>
              {data === undefined
                ? null
                : data.totalIsExact
                  ? t`${plural(total, { one: `${totalText} item`, other: `${totalText} items` })}`
                  : t({ message: `More than ${totalText} items`, comment: 'The number is 1,000' })}
            </Text>
          </div>
        </div>
        <ContentTable
          schoolId={schoolId}
          contents={data?.items ?? []}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={empty}
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
          onChange={(one, ids) =>
            ASKED.includes(one) ? setAsked({ change: one, ids }) : change.mutate({ change: one, ids })
          }
          onDuplicate={(id) => duplicate.mutate(id)}
          onPlace={setPlacing}
        />
        <ListSteps list={data} hrefFor={(at) => contentsHref(schoolId, { ...query, at })} />
      </div>
      {placing ? (
        <PlaceDialog
          schoolId={schoolId}
          ids={placing}
          current={sectionOf(data?.items ?? [], placing)}
          onClose={() => setPlacing(undefined)}
        />
      ) : null}
      {creating ? (
        <CreateDialog schoolId={schoolId} kind={creating} onClose={() => setCreating(undefined)} />
      ) : null}
      {asked ? (
        <ChangeDialog
          asked={asked}
          isPending={change.isPending}
          onConfirm={() => change.mutate(asked, { onSettled: () => setAsked(undefined) })}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </ManagePage>
  );
}

/** The section that all of these are in; null where they are in none, or in several. */
function sectionOf(contents: readonly ContentEntry[], ids: readonly string[]): string | null {
  const found = new Set(
    contents.flatMap(({ id, section }) => (ids.includes(id) ? [section?.id ?? null] : [])),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

function ChangeDialog({
  asked: { change, ids },
  isPending,
  onConfirm,
  onCancel,
}: {
  asked: { change: ContentChange; ids: readonly string[] };
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const n = ids.length;
  const count = formatNumber(n, language);
  const words =
    change === 'delete'
      ? {
          title: t`${plural(n, { one: 'Delete this for good?', other: `Delete ${count} items for good?` })}`,
          text: t`Texts, enrollments and learners’ progress are deleted with it. This cannot be undone.`,
          confirm: t({ message: 'Delete for good', context: 'authoring', comment: 'Button' }),
        }
      : change === 'bin'
        ? {
            title: t`${plural(n, { one: 'Move this to trash?', other: `Move ${count} items to trash?` })}`,
            text: t`Learners can no longer open it. You can restore it from the trash.`,
            confirm: t({ message: 'Move to trash', context: 'authoring', comment: 'Button' }),
          }
        : {
            title: t`${plural(n, { one: 'Archive this?', other: `Archive ${count} items?` })}`,
            text: t`Learners can no longer open it. You can publish it again at any time.`,
            confirm: t({
              message: 'Archive',
              context: 'authoring',
              comment: 'Button: hides what is published',
            }),
          };
  return (
    <AlertDialog
      isOpen
      tone={change === 'archive' ? 'default' : 'danger'}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={t`Cancel`}
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {words.text}
    </AlertDialog>
  );
}
