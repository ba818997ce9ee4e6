import { useLingui } from '@lingui/react/macro';
import type { Renovation } from '@stoa/api/schema';
import type { EditedBlock, EditedPage } from '@stoa/machines/content-editor';
import { useSelector } from '@xstate/react';
import type { Language } from '../../../i18n/languages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx';
import { newBlockId } from './block-editors.ts';
import { PageConflictDialog, PublishDialog } from './editor-dialogs.tsx';
import { EDITOR_PROBLEM_MESSAGES } from './editor-messages.ts';
import type { PageEditorActor } from './editor-toolbar.tsx';
import { focusAfterDialog } from './focus-after-dialog.ts';
import { TemplateDialog } from './site/template-dialog.tsx';
import type { BlockEditing } from './use-block-actions.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface PageDialogsProps extends Pick<BlockEditing, 'select' | 'deselect' | 'change' | 'nameOf'> {
  actor: PageEditorActor;
  schoolId: string;
  pageId: string;
  page: EditedPage;
  language: Language;
  /** The draft as the server has it. */
  saved: Renovation | undefined;
  /** Which of those is open that somebody asks for; the others come of what happens to the page. */
  open: 'versions' | 'templates' | undefined;
  onClose: () => void;
}

/** What is asked and chosen before the page: publishing, templates, older versions, what to do with another's changes. */
export function PageDialogs({
  actor,
  schoolId,
  pageId,
  page,
  language,
  saved,
  open,
  onClose,
  select,
  deselect,
  change,
  nameOf,
}: PageDialogsProps) {
  const { i18n } = useLingui();
  const tags = useSelector(actor, (snapshot) => snapshot.tags);
  const code = useSelector(actor, ({ context }) => context.problem?.code);
  const version = useSelector(actor, ({ context }) => context.version);
  return (
    <>
      <PublishDialog
        schoolId={schoolId}
        isOpen={tags.has('confirmingPublication')}
        isBusy={tags.has('publishing')}
        problem={
          tags.has('failed') ? i18n._(messageOf(EDITOR_PROBLEM_MESSAGES, code ?? 'UNKNOWN')) : undefined
        }
        checks={saved?.checks ?? []}
        nameOf={nameOf}
        onShow={(id) => {
          actor.send({ type: 'publishing.cancelled' });
          select(id);
          focusAfterDialog(id);
        }}
        schedule={saved?.schedule ?? null}
        onPublish={(publishAt) => actor.send({ type: 'publishing.confirmed', publishAt })}
        onCancel={() => actor.send({ type: 'publishing.cancelled' })}
      />
      <TemplateDialog
        schoolId={schoolId}
        language={language}
        isOpen={open === 'templates'}
        hasBlocks={page.blocks.length > 0}
        onChoose={(template) => {
          onClose();
          // Lists are found by the id of their block, among all pages of the school.
          change({
            ...page,
            blocks: template.map((block) => ({ ...block, id: newBlockId() })) as EditedBlock[],
          });
          deselect();
        }}
        onClose={onClose}
      />
      <VersionsDialog
        schoolId={schoolId}
        pageId={pageId}
        isOpen={open === 'versions'}
        current={version}
        onRestore={(older) => {
          onClose();
          actor.send({ type: 'restoring.requested', version: older });
        }}
        onClose={onClose}
      />
      <PageConflictDialog
        isOpen={tags.has('conflict')}
        onTheirs={() => actor.send({ type: 'conflict.theirsTaken' })}
        onMine={() => actor.send({ type: 'conflict.mineKept' })}
      />
      <LeaveDialog isUnsaved={tags.has('unsaved')} />
    </>
  );
}
