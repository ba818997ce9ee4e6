import { useLingui } from '@lingui/react/macro';
import { previewQuery } from '@stoa/api/decoration.queries';
import { Audience } from '@stoa/api/enums';
import type { DraftEditing, Renovation } from '@stoa/api/schema';
import type { EditedPage } from '@stoa/machines/content-editor';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { cx } from '../../../shared/cx.ts';
import { Canvas } from './canvas.tsx';
import { DecoratedSwitch } from './decorated-switch.tsx';
import { EditorToolbar, type PageEditorActor, type PageLook, type Viewer } from './editor-toolbar.tsx';
import * as styles from './editor.css.ts';
import { PROPERTIES } from './focus-after-dialog.ts';
import { EditorOutline } from './outline.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { PropertiesPanel } from './properties-panel.tsx';
import { ScheduleBanner } from './schedule-banner.tsx';
import { TakenCanvas } from './taken-page.tsx';
import { useBlockActions } from './use-block-actions.ts';

type Panel = 'outline' | 'page' | 'properties';

/** Whether keys belong to a field or a dialog. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;

interface OpenedEditorProps extends PageLook {
  actor: PageEditorActor;
  /** Who else edits the page. */
  editing: DraftEditing | undefined;
  schoolId: string;
  pageId: string;
  isHome: boolean;
  page: EditedPage;
  /** The draft as the server has it. */
  saved: Renovation | undefined;
  mainLanguage: Renovation['mainLanguage'];
  /** Shows what visitors see in place of this page: one of the parent school. Undefined where they see this one. */
  onTaken: (() => void) | undefined;
}

/** A page in the editor: its blocks, the page as it will look, and the properties of what is chosen. */
export function OpenedEditor({
  actor,
  editing,
  schoolId,
  pageId,
  isHome,
  page,
  saved,
  mainLanguage,
  onTaken,
  ...look
}: OpenedEditorProps) {
  const { t } = useLingui();
  const api = useApi();
  const { language, width } = look;
  const version = useSelector(actor, ({ context }) => context.version);
  const [panel, setPanel] = useState<Panel>('outline');
  const [open, setOpen] = useState<'versions' | 'templates'>();
  const [viewer, setViewer] = useState<Viewer>('editor');
  const onProperties = useCallback(() => setPanel('properties'), []);
  const blocks = useBlockActions({ actor, schoolId, page, language, mainLanguage, onProperties });
  const preview = previewQuery(api, { schoolId, pageId, lang: language });
  const { data: filled } = useQuery(preview);
  const { data: looked } = useQuery({
    ...previewQuery(api, {
      schoolId,
      pageId,
      lang: language,
      audience: viewer === 'member' ? Audience.Members : Audience.Visitors,
    }),
    enabled: viewer !== 'editor',
  });
  const { outlineActions, canvasActions, selected } = blocks;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'z') actor.send({ type: event.shiftKey ? 'redo' : 'undo' });
    // In a field, and of words that are marked, they mean the words.
    else if (isTyping(event.target)) return;
    else if (key === 'c' && selected && getSelection()?.isCollapsed !== false)
      outlineActions.onCopy(selected.id);
    else if (key === 'v' && blocks.copiedName !== undefined) outlineActions.onPaste();
    else return;
    event.preventDefault();
  };
  const shownWhen = (one: Panel) => (panel === one ? undefined : styles.notNow);
  return (
    // Undo by keyboard works wherever the focus is.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <EditorToolbar
          actor={actor}
          editing={editing}
          schoolId={schoolId}
          {...look}
          viewer={viewer}
          onViewer={setViewer}
          onVersions={() => setOpen('versions')}
        />
        {saved?.schedule ? (
          <ScheduleBanner schoolId={schoolId} pageId={pageId} schedule={saved.schedule} version={version} />
        ) : null}
        {onTaken ? (
          <TakenWarning onTaken={onTaken} />
        ) : isHome ? (
          <DecoratedSwitch schoolId={schoolId} />
        ) : null}
      </div>
      <VisuallyHidden role="status">{blocks.news}</VisuallyHidden>
      <div className={styles.onlyNarrow}>
        <SegmentedControl<Panel>
          label={t({ message: 'Part of the editor', comment: 'Blocks, page or properties' })}
          isFullWidth
          value={panel}
          onChange={setPanel}
          segments={[
            { value: 'outline', label: t`Blocks` },
            {
              value: 'page',
              label: t({ message: 'Page', comment: 'The page that is edited, as it will look' }),
            },
            { value: 'properties', label: t`Properties` },
          ]}
        />
      </div>
      <div className={styles.columns}>
        <section className={cx(styles.panel, shownWhen('outline'))} aria-label={t`Blocks`}>
          <EditorOutline
            blocks={blocks.blocks}
            selectedId={blocks.selectedId}
            focused={blocks.focused}
            titleOf={blocks.titleOf}
            copiedName={blocks.copiedName}
            {...outlineActions}
          />
          <div className={styles.actions}>
            <Button variant="quiet" size="sm" onPress={() => setOpen('templates')}>
              {t({
                message: 'Start from a template…',
                comment: 'Button: opens the choice of designed pages',
              })}
            </Button>
            {selected ? (
              <Button variant="quiet" size="sm" onPress={() => blocks.select(undefined)}>
                {t({
                  message: 'Page settings',
                  comment: 'Button: title, description and audience of a page',
                })}
              </Button>
            ) : null}
          </div>
        </section>
        <div className={shownWhen('page')}>
          {viewer === 'editor' ? (
            <Canvas
              blocks={blocks.blocks}
              filled={filled?.blocks ?? []}
              width={width}
              selectedId={blocks.selectedId}
              nameOf={blocks.nameOf}
              language={language}
              mainLanguage={mainLanguage}
              {...canvasActions}
            />
          ) : (
            // The draft as it was saved last: what somebody sees is decided by the server.
            <TakenCanvas blocks={looked?.blocks ?? []} width={width} language={language} />
          )}
        </div>
        <section
          className={cx(styles.panel, shownWhen('properties'))}
          aria-label={t`Properties`}
          {...PROPERTIES}
        >
          <PropertiesPanel
            selected={selected}
            change={blocks.change}
            schoolId={schoolId}
            pageId={pageId}
            page={page}
            language={language}
            mainLanguage={mainLanguage}
          />
        </section>
      </div>
      <PageDialogs
        actor={actor}
        schoolId={schoolId}
        pageId={pageId}
        page={page}
        language={language}
        saved={saved}
        open={open}
        onClose={() => setOpen(undefined)}
        select={blocks.select}
        deselect={blocks.deselect}
        change={blocks.change}
        nameOf={blocks.nameOf}
      />
    </div>
  );
}

/** Visitors see a page of the parent school instead. */
function TakenWarning({ onTaken }: { onTaken: () => void }) {
  const { t } = useLingui();
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onPress={onTaken}>
          {t({ message: 'Show what visitors see', comment: 'Button: the page of the parent school' })}
        </Button>
      }
    >
      {t`Visitors see a page of the parent school here. What you edit and publish is kept until you use your own page.`}
    </Banner>
  );
}
