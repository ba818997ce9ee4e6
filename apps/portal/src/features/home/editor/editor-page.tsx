import { useLingui } from '@lingui/react/macro';
import { draftQuery, previewQuery, sitePagesQuery } from '@stoa/api/decoration.queries';
import { portalHomeQuery } from '@stoa/api/portal.queries';
import type { DraftBlock, DraftPage, Renovation, StoredBlock } from '@stoa/api/schema';
import {
  addBlock,
  changeBlock,
  duplicateBlock,
  hasRoom,
  moveBlock,
  removeBlock,
  type EditedBlock,
  type EditedPage,
} from '@stoa/machines/content-editor';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useState, type KeyboardEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { cx } from '../../../shared/cx.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx';
import { hrefTo, schoolHref } from '../../../app/links.ts';
import { BlockForm } from './block-form.tsx';
import { editorOf, nameOfType, newBlock, newBlockId } from './block-editors.ts';
import { COMMON_FIELDS } from './block-fields.ts';
import { Canvas } from './canvas.tsx';
import type { CanvasActions } from './canvas-tools.tsx';
import { DecoratedSwitch } from './decorated-switch.tsx';
import { PageConflictDialog, PublishDialog } from './editor-dialogs.tsx';
import { EditorToolbar, type Viewer } from './editor-toolbar.tsx';
import { EDITOR_PROBLEM_MESSAGES } from './editor-messages.ts';
import * as styles from './editor.css.ts';
import { focusAfterDialog } from './focus-after-dialog.ts';
import { EditorOutline, type OutlineActions } from './outline.tsx';
import { RefreshList } from './refresh-list.tsx';
import { FRAME_WIDTHS, type FrameWidth } from './page-frame.tsx';
import { PageSettings } from './site/page-settings.tsx';
import { TemplateDialog } from './site/template-dialog.tsx';
import { ScheduleBanner } from './schedule-banner.tsx';
import { TakenCanvas, TakenNote } from './taken-page.tsx';
import { useCopiedBlock } from './use-copied-block.ts';
import { usePageEditor } from './use-page-editor.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const SKELETON_ROWS = 8;
const SCHEDULE_LOOK_MS = 60_000;
/** The page that a portal opens with. */
const HOME = 'home';
/** Audiences of the contract. */
const MEMBERS = 2;
const VISITORS = 3;

/** Whether keys belong to a field or a dialog. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;

/** On a phone a page for desktops would be too small to be read. */
const widthHere = (): FrameWidth => (window.innerWidth < FRAME_WIDTHS.tablet ? 'phone' : 'desktop');

type Panel = 'outline' | 'page' | 'properties';

interface EditorPageProps {
  schoolId: string;
  pageId: string;
  /** The draft as it was loaded for this page. */
  draft: Pick<Renovation, 'languages' | 'mainLanguage'>;
}

/** Edits a page of a school: its blocks beside the page as it will look, and their properties. */
export function EditorPage({ schoolId, pageId, draft: { languages, mainLanguage } }: EditorPageProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const own = useLanguage();
  const { actor, editing } = usePageEditor(schoolId, pageId);
  const page = useSelector(actor, ({ context }) => context.draft as EditedPage | null);
  const version = useSelector(actor, ({ context }) => context.version);
  const tags = useSelector(actor, (snapshot) => snapshot.tags);
  const code = useSelector(actor, ({ context }) => context.problem?.code);
  const [selectedId, setSelectedId] = useState<string>();
  const [focused, setFocused] = useState<{ id: string }>();
  const [news, setNews] = useState('');
  const [width, setWidth] = useState(widthHere);
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : mainLanguage);
  const [panel, setPanel] = useState<Panel>('outline');
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  const [areTemplatesOpen, setTemplatesOpen] = useState(false);
  const { copied, copy } = useCopiedBlock(schoolId);
  const [isOwnEdited, setOwnEdited] = useState(false);
  const { data: site } = useQuery(sitePagesQuery(api, { schoolId, lang: own }));
  const address = site?.items.find((one) => one.pageId === pageId)?.address ?? pageId;
  const taken = site?.parent && site.parentPages.find((one) => one.address === address);
  const { data: seen } = useQuery({
    ...portalHomeQuery(api, { schoolId, pageId: address, lang: language }),
    enabled: taken !== undefined && !isOwnEdited,
  });
  const preview = previewQuery(api, { schoolId, pageId, lang: language });
  const { data: filled } = useQuery(preview);
  const [viewer, setViewer] = useState<Viewer>('editor');
  const { data: looked } = useQuery({
    ...previewQuery(api, {
      schoolId,
      pageId,
      lang: language,
      audience: viewer === 'member' ? MEMBERS : VISITORS,
    }),
    enabled: viewer !== 'editor',
  });
  const { data: saved } = useQuery({
    ...draftQuery(api, { schoolId, pageId, lang: own }),
    // What was scheduled is out at some moment.
    refetchInterval: ({ state }) => (state.data?.data.schedule ? SCHEDULE_LOOK_MS : false),
  });
  const select = useCallback((id: string) => {
    setSelectedId(id);
    setPanel('properties');
  }, []);
  if (!page) {
    return tags.has('failed') ? (
      <EmptyState title={i18n._(messageOf(EDITOR_PROBLEM_MESSAGES, code ?? 'UNKNOWN'))} headingLevel={1} />
    ) : (
      <SkeletonRegion>
        <SkeletonRows count={SKELETON_ROWS} />
      </SkeletonRegion>
    );
  }

  const draft = page as unknown as DraftPage;
  const isHome = pageId === HOME;
  const viewHref = isHome
    ? schoolHref(schoolId)
    : hrefTo({ to: '/portal/$schoolId', params: { schoolId }, search: { pageId: address } });
  const title = isHome
    ? t({ message: 'Home page', comment: 'Title of the editor of a school’s home page' })
    : draft.title[language] || draft.title[mainLanguage] || address;
  const looks = { viewHref, languages, language, onLanguage: setLanguage, width, onWidth: setWidth };
  if (taken && site.parent && !isOwnEdited)
    return (
      <div className={styles.editor}>
        <div className={styles.top}>
          <EditorToolbar
            actor={actor}
            editing={editing}
            schoolId={schoolId}
            title={title}
            isReadOnly
            {...looks}
            onVersions={() => setVersionsOpen(true)}
          />
          <TakenNote parent={site.parent} pageId={taken.pageId} isHome={isHome}>
            <LinkButton
              size="sm"
              variant="primary"
              href={hrefTo({
                to: '/design/$schoolId',
                params: { schoolId },
                search: { pageId: 'site', part: 'pages' },
              })}
            >
              {isHome
                ? t({ message: 'Use your own home page instead', comment: 'Button: of a sub-school' })
                : t({ message: 'Use your own page instead', comment: 'Button: of a sub-school' })}
            </LinkButton>
            <Button size="sm" onPress={() => setOwnEdited(true)}>
              {t({
                message: 'Edit your own page',
                comment: 'Button: of a sub-school; nobody sees that page yet',
              })}
            </Button>
          </TakenNote>
        </div>
        <TakenCanvas blocks={seen?.page.blocks ?? []} width={width} language={language} />
        <LeaveDialog isUnsaved={tags.has('unsaved')} />
      </div>
    );
  const blocks = page.blocks as unknown as readonly DraftBlock[];
  const selected = blocks.find(({ id }) => id === selectedId);
  const titleOf = (block: DraftBlock): string => {
    const { title } = block as { title?: Partial<Record<Language, string>> };
    return title?.[language] || title?.[mainLanguage] || '';
  };
  const nameOfBlock = (block: DraftBlock): string => titleOf(block) || i18n._(nameOfType(block.type));
  const nameOf = (id: string): string => {
    const block = blocks.find((one) => one.id === id);
    return block ? nameOfBlock(block) : id;
  };
  const change = (next: EditedPage, mark: string | null = null) => {
    if (next !== page) actor.send({ type: 'draft.changed', draft: next, mark });
  };
  const tellPlace = (name: string, index: number, count: number) =>
    setNews(
      t({
        message: `${name}: ${index} of ${count}`,
        comment: 'Place of a block on a page after it was moved',
      }),
    );
  const belowSelected = (): number => {
    const index = blocks.findIndex(({ id }) => id === selectedId);
    return index < 0 ? blocks.length : index + 1;
  };
  const put = (block: StoredBlock, index: number) => {
    change(addBlock(page, block as unknown as EditedBlock, index));
    setSelectedId(block.id);
    tellPlace(nameOfBlock(block), index + 1, blocks.length + 1);
  };
  const insert = (type: StoredBlock['type'], index: number): string => {
    const block = newBlock(type, i18n._(nameOfType(type)), mainLanguage);
    put(block, index);
    return block.id;
  };
  const move = (id: string, by: number) => {
    change(moveBlock(page, id, by));
    tellPlace(nameOf(id), blocks.findIndex((block) => block.id === id) + by + 1, blocks.length);
  };
  const duplicate = (id: string): string => {
    const copy = newBlockId();
    change(duplicateBlock(page, id, copy));
    setSelectedId(copy);
    tellPlace(nameOf(id), blocks.findIndex((block) => block.id === id) + 2, blocks.length + 1);
    return copy;
  };
  const actions: OutlineActions = {
    onSelect: select,
    onAdd: (type) => setFocused({ id: insert(type, belowSelected()) }),
    onMove: (id, by) => {
      move(id, by);
      setFocused({ id });
    },
    onDuplicate: (id) => setFocused({ id: duplicate(id) }),
    onCopy: (id) => {
      const block = blocks.find((one) => one.id === id);
      if (!block || block.type === 'kept') return;
      copy(block);
      const name = nameOfBlock(block);
      setNews(
        t({ message: `${name}: copied. You can paste it into any page of this school.`, comment: 'A block' }),
      );
    },
    onPaste: () => {
      if (!copied || !hasRoom(page)) return;
      const id = newBlockId();
      // Links into a page lead to one of its blocks.
      const { anchor: _anchor, ...block } = copied;
      put({ ...block, id } as StoredBlock, belowSelected());
      setFocused({ id });
    },
    onHide: (id, isHidden) => {
      change(changeBlock(page, id, { hidden: isHidden || undefined }));
      const name = nameOf(id);
      setNews(
        isHidden
          ? t({ message: `${name}: hidden`, comment: 'A block of a page that is kept and not shown' })
          : t({ message: `${name}: shown`, comment: 'A block of a page that was hidden' }),
      );
    },
    onRemove: (id) => {
      const index = blocks.findIndex((block) => block.id === id);
      const next = blocks[index + 1] ?? blocks[index - 1];
      const name = nameOf(id);
      change(removeBlock(page, id));
      setSelectedId(next?.id);
      if (next) setFocused({ id: next.id });
      setNews(t({ message: `${name}: deleted. Undo brings it back.`, comment: 'A block of a page' }));
    },
  };
  // Over the page the focus stays with the tools of the block.
  const canvasActions: CanvasActions = {
    onSelect: setSelectedId,
    onProperties: select,
    onInsert: insert,
    onMove: (id, by) => {
      move(id, by);
      setSelectedId(id);
    },
    onDuplicate: duplicate,
    onHide: actions.onHide,
    onRemove: actions.onRemove,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'z') actor.send({ type: event.shiftKey ? 'redo' : 'undo' });
    // In a field, and of words that are marked, they mean the words.
    else if (isTyping(event.target)) return;
    else if (key === 'c' && selected && getSelection()?.isCollapsed !== false) actions.onCopy(selected.id);
    else if (key === 'v' && copied) actions.onPaste();
    else return;
    event.preventDefault();
  };
  const shownWhen = (one: Panel) => cx(styles.panel, panel === one ? undefined : styles.notNow);
  return (
    // Undo by keyboard works wherever the focus is.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <EditorToolbar
          actor={actor}
          editing={editing}
          schoolId={schoolId}
          title={title}
          {...looks}
          viewer={viewer}
          onViewer={setViewer}
          onVersions={() => setVersionsOpen(true)}
        />
        {saved?.schedule ? (
          <ScheduleBanner schoolId={schoolId} pageId={pageId} schedule={saved.schedule} version={version} />
        ) : null}
        {taken ? (
          <Banner
            tone="warning"
            action={
              <Button size="sm" onPress={() => setOwnEdited(false)}>
                {t({ message: 'Show what visitors see', comment: 'Button: the page of the parent school' })}
              </Button>
            }
          >
            {t`Visitors see a page of the parent school here. What you edit and publish is kept until you use your own page.`}
          </Banner>
        ) : isHome ? (
          <DecoratedSwitch schoolId={schoolId} />
        ) : null}
      </div>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
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
        <section className={shownWhen('outline')} aria-label={t`Blocks`}>
          <EditorOutline
            blocks={blocks}
            selectedId={selectedId}
            focused={focused}
            titleOf={titleOf}
            copiedName={copied ? nameOfBlock(copied) : undefined}
            {...actions}
          />
          <div className={styles.actions}>
            <Button variant="quiet" size="sm" onPress={() => setTemplatesOpen(true)}>
              {t({
                message: 'Start from a template…',
                comment: 'Button: opens the choice of designed pages',
              })}
            </Button>
            {selected ? (
              <Button variant="quiet" size="sm" onPress={() => select('')}>
                {t({
                  message: 'Page settings',
                  comment: 'Button: title, description and audience of a page',
                })}
              </Button>
            ) : null}
          </div>
        </section>
        <div className={cx(panel === 'page' ? undefined : styles.notNow)}>
          {viewer === 'editor' ? (
            <Canvas
              blocks={blocks}
              filled={filled?.blocks ?? []}
              width={width}
              selectedId={selectedId}
              nameOf={nameOf}
              language={language}
              mainLanguage={mainLanguage}
              {...canvasActions}
            />
          ) : (
            // The draft as it was saved last: what somebody sees is decided by the server.
            <TakenCanvas blocks={looked?.blocks ?? []} width={width} language={language} />
          )}
        </div>
        <section className={shownWhen('properties')} aria-label={t`Properties`}>
          <Heading level={2} size="md">
            {selected
              ? i18n._(nameOfType(selected.type))
              : t({ message: 'Page settings', comment: 'Button: title, description and audience of a page' })}
          </Heading>
          {selected && selected.type !== 'kept' ? (
            <Suspense fallback={null}>
              <BlockForm
                key={selected.id}
                schoolId={schoolId}
                language={language}
                mainLanguage={mainLanguage}
                fields={[...editorOf(selected.type).fields, ...COMMON_FIELDS]}
                value={selected}
                onChange={(next, name) =>
                  change(
                    {
                      ...page,
                      blocks: page.blocks.map((block) =>
                        block.id === selected.id ? (next as EditedBlock) : block,
                      ),
                    },
                    `${selected.id}.${name}`,
                  )
                }
              />
              {'source' in selected ? (
                <RefreshList
                  key={`refresh ${selected.id}`}
                  schoolId={schoolId}
                  pageId={pageId}
                  blockId={selected.id}
                />
              ) : null}
            </Suspense>
          ) : selected ? (
            <Text tone="muted">
              {t`This version of the portal does not know this block. It is kept as it is.`}
            </Text>
          ) : (
            <PageSettings
              schoolId={schoolId}
              page={draft}
              language={language}
              mainLanguage={mainLanguage}
              onChange={(next, name) => change(next as unknown as EditedPage, `page.${name}`)}
            />
          )}
        </section>
      </div>
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
        isOpen={areTemplatesOpen}
        hasBlocks={blocks.length > 0}
        onChoose={(template) => {
          setTemplatesOpen(false);
          // Lists are found by the id of their block, among all pages of the school.
          change({
            ...page,
            blocks: template.map((block) => ({ ...block, id: newBlockId() })) as EditedBlock[],
          });
          setSelectedId(undefined);
        }}
        onClose={() => setTemplatesOpen(false)}
      />
      <VersionsDialog
        schoolId={schoolId}
        pageId={pageId}
        isOpen={areVersionsOpen}
        current={version}
        onRestore={(older) => {
          setVersionsOpen(false);
          actor.send({ type: 'restoring.requested', version: older });
        }}
        onClose={() => setVersionsOpen(false)}
      />
      <PageConflictDialog
        isOpen={tags.has('conflict')}
        onTheirs={() => actor.send({ type: 'conflict.theirsTaken' })}
        onMine={() => actor.send({ type: 'conflict.mineKept' })}
      />
      <LeaveDialog isUnsaved={tags.has('unsaved')} />
    </div>
  );
}
