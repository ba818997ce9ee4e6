import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { isApiProblem } from '@stoa/api/error';
import { sortSections } from '@stoa/api/knowledge.calls';
import { isOfKnowledge, sectionTreeQuery } from '@stoa/api/knowledge.queries';
import type { KnowledgeSection } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { RowList } from '@stoa/ui/row-list';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { sectionHref } from '../../../shared/knowledge/knowledge-links.ts';
import { flatten, type PlacedSection } from '../../../shared/knowledge/section-tree.ts';
import { SECTION_PROBLEM_MESSAGES } from '../../../shared/knowledge/section-messages.ts';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { ManagePage } from '../manage-page.tsx';
import { SECTIONS_TITLE } from '../titles.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { SectionDialog, type Edited } from './section-dialog.tsx';
import { movedIds } from './section-form.ts';
import { SectionRow } from './section-row.tsx';

/** The sections that the articles of a school stand in: made, nested, put in order and deleted. */
export function SectionsPage({ schoolId }: { schoolId: string }) {
  useMessages('knowledge');
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<Edited>();
  const [deleted, setDeleted] = useState<KnowledgeSection>();
  const [news, setNews] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<{ id: string; by: 1 | -1 }>(undefined);
  const { data, error, refetch } = useQuery({
    ...sectionTreeQuery(api, { schoolId, lang: useLanguage() }),
    retry: false,
  });
  const refresh = () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfKnowledge(queryKey) });
  const sort = useMutation({
    mutationFn: async ({ placed: { section, siblings }, by }: { placed: PlacedSection; by: 1 | -1 }) => {
      const sectionIds = movedIds(siblings, section.id, by);
      const seenIds = siblings.map(({ id }) => id);
      await sortSections(api, { schoolId, order: { parentId: section.parentId, sectionIds, seenIds } });
      await refresh();
    },
    onSuccess: (_done, { placed: { section, siblings }, by }) => {
      moved.current = { id: section.id, by };
      const { name } = section;
      const index = siblings.findIndex(({ id }) => id === section.id) + 1 + by;
      const count = siblings.length;
      setNews(
        t({
          message: `${name}: ${index} of ${count}`,
          comment: 'Place of a block on a page after it was moved',
        }),
      );
    },
    onError: async (failure) => {
      const words = messageOf(SECTION_PROBLEM_MESSAGES, isApiProblem(failure) ? failure.code : 'UNKNOWN');
      toasts.show({ message: i18n._(words), tone: 'danger' });
      await refresh();
    },
  });
  useEffect(() => {
    const { id, by } = moved.current ?? {};
    if (id === undefined || sort.isPending) return;
    moved.current = undefined;
    // The button that moved something stays under the hand; at the edge its neighbour takes the focus.
    const [wanted, other] = by === -1 ? ['up', 'down'] : ['down', 'up'];
    const find = (way: string | undefined) =>
      list.current?.querySelector<HTMLButtonElement>(
        `[data-entry="${CSS.escape(id)}"] [data-move="${way}"] button:not(:disabled)`,
      );
    (find(wanted) ?? find(other))?.focus();
  });
  const sections = flatten(data?.items ?? []);
  const maySort = ({ section }: PlacedSection) =>
    data?.canSort === true ||
    sections.some((one) => one.section.id === section.parentId && one.section.canEdit);
  const done = (message: string, close: () => void) => {
    toasts.show({ message, tone: 'success' });
    close();
    void refresh();
  };
  const create = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setEdited({ parentId: null })}>
      {t({ message: 'New section', context: 'knowledge', comment: 'Title of a dialog' })}
    </Button>
  );
  return (
    <ManagePage
      title={i18n._(SECTIONS_TITLE)}
      text={t`Sort articles into sections, and choose who reads each of them.`}
      actions={
        <>
          <LinkButton href={sectionHref(schoolId)}>
            {t({
              message: 'Open as readers see it',
              context: 'knowledge',
              comment: 'Button: leads to the articles',
            })}
          </LinkButton>
          {sections.length > 0 ? create : null}
        </>
      }
    >
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {data ? (
        sections.length > 0 ? (
          <div ref={list}>
            <RowList aria-label={i18n._(SECTIONS_TITLE)}>
              {sections.map((placed) => (
                <SectionRow
                  key={placed.section.id}
                  schoolId={schoolId}
                  placed={placed}
                  canSort={maySort(placed)}
                  isBusy={sort.isPending}
                  onMove={(by) => sort.mutate({ placed, by })}
                  onEdit={() => setEdited({ section: placed.section })}
                  onAdd={() => setEdited({ parentId: placed.section.id })}
                  onDelete={() => setDeleted(placed.section)}
                />
              ))}
            </RowList>
          </div>
        ) : (
          <EmptyState title={t`No sections yet`} action={create}>
            {t`A section holds articles on one subject. Readers find them there and can subscribe to it.`}
          </EmptyState>
        )
      ) : error ? (
        <ProblemInPlace error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <SkeletonRows count={5} />
        </SkeletonRegion>
      )}
      {edited && data ? (
        <SectionDialog
          schoolId={schoolId}
          edited={edited}
          sections={sections}
          languages={data.languages}
          mainLanguage={data.mainLanguage}
          onDone={() => done(t`The section was saved.`, () => setEdited(undefined))}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {deleted?.hasChildren ? (
        <AlertDialog
          isOpen
          title={t`This section has subsections`}
          confirmLabel={t({ message: 'OK', context: 'knowledge', comment: 'Button: closes a dialog' })}
          cancelLabel={t`Cancel`}
          onConfirm={() => setDeleted(undefined)}
          onCancel={() => setDeleted(undefined)}
        >
          {t`Move or delete the sections inside it first. Then you can delete it.`}
        </AlertDialog>
      ) : deleted ? (
        <DeleteDialog
          schoolId={schoolId}
          section={deleted}
          sections={sections}
          onDone={() => done(t`The section was deleted.`, () => setDeleted(undefined))}
          onClose={() => {
            setDeleted(undefined);
            void refresh();
          }}
        />
      ) : null}
    </ManagePage>
  );
}
