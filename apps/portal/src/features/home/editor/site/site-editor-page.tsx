import { useLingui } from '@lingui/react/macro';
import { draftQuery, previewQuery, sitePagesQuery } from '@stoa/api/decoration.queries';
import { portalHomeQuery } from '@stoa/api/portal.queries';
import { footerSettingsQuery } from '@stoa/api/footer.queries';
import type { Renovation, SitePart, SiteSettings } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState, type KeyboardEvent } from 'react';
import { schoolHref } from '../../../../app/links.ts';
import { useApi } from '../../../../app/services.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import type { Language } from '../../../../i18n/languages.ts';
import { messageOf } from '../../../../shared/call-problem-messages.ts';
import { LeaveDialog } from '../../../../shared/leaving/leave-dialog.tsx';
import { PageConflictDialog, PublishDialog } from '../editor-dialogs.tsx';
import { EditorToolbar } from '../editor-toolbar.tsx';
import { EDITOR_PROBLEM_MESSAGES } from '../editor-messages.ts';
import * as styles from '../editor.css.ts';
import type { FrameWidth } from '../page-frame.tsx';
import { ScheduleBanner } from '../schedule-banner.tsx';
import { TakenNote } from '../taken-page.tsx';
import { usePageEditor } from '../use-page-editor.ts';
import { VersionsDialog } from '../versions-dialog.tsx';
import { NavigationEditor } from './navigation-editor.tsx';
import { entryOf, type AnyEntry, type LinkablePage } from './navigation-tree.ts';
import { SiteCanvas } from './site-canvas.tsx';
import { PLACE_MESSAGES, SITE_TITLE } from './site-messages.ts';
import { shownFooter } from './shown-footer.ts';
import * as siteStyles from './site.css.ts';
import { TakenFooter } from './taken-footer.tsx';
import { TakenNavigation } from './taken-navigation.tsx';
import { TakenPages } from './taken-pages.tsx';
import {
  isTaken as isTakenFrom,
  leavePage,
  shownSite,
  takenPages,
  takePages,
  takeParts,
} from './taken-parts.ts';
import { ThemeForm } from './theme-form.tsx';

const HOME = 'home';
const SITE = 'site';
const SKELETON_ROWS = 8;
const SCHEDULE_LOOK_MS = 60_000;
type Part = 'navigation' | 'look' | 'pages';

interface SiteEditorPageProps {
  schoolId: string;
  schoolName: string;
  /** The draft as it was loaded for this page. */
  draft: Pick<Renovation, 'languages' | 'mainLanguage'>;
  /** Which pages a sub-school takes is edited first. @default false */
  isPagesFirst?: boolean;
}

/** Edits what stands around all pages of a school, its navigation and its look, beside its home page as it will look. */
export function SiteEditorPage({
  schoolId,
  schoolName,
  draft: { languages, mainLanguage },
  isPagesFirst = false,
}: SiteEditorPageProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const own = useLanguage();
  const { actor, editing } = usePageEditor(schoolId, SITE);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const version = useSelector(actor, ({ context }) => context.version);
  const revision = useSelector(actor, ({ context }) => context.revision);
  const tags = useSelector(actor, (snapshot) => snapshot.tags);
  const code = useSelector(actor, ({ context }) => context.problem?.code);
  const [part, setPart] = useState<Part>(isPagesFirst ? 'pages' : 'navigation');
  const [width, setWidth] = useState<FrameWidth>('desktop');
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : mainLanguage);
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  const { data: home } = useQuery(previewQuery(api, { schoolId, pageId: HOME, lang: language }));
  const { data: footer } = useQuery(footerSettingsQuery(api, { schoolId, lang: own }));
  const { data: saved } = useQuery({
    ...draftQuery(api, { schoolId, pageId: SITE, lang: own }),
    // What was scheduled is out at some moment.
    refetchInterval: ({ state }) => (state.data?.data.schedule ? SCHEDULE_LOOK_MS : false),
  });
  // The navigation of the school above is told in the language that it is looked at in.
  const { data: reported } = useQuery({
    ...draftQuery(api, { schoolId, pageId: SITE, lang: language }),
    enabled: saved?.parent !== undefined && language !== own,
  });
  const parent = (reported ?? saved)?.parent;
  const { data: pages } = useQuery(sitePagesQuery(api, { schoolId, lang: language }));
  const site = draft?.['site'] as SiteSettings | undefined;
  const isHomeTaken = site !== undefined && isTakenFrom(site, parent, HOME);
  // What is out already is asked for as visitors of this school see it.
  const isOut = pages?.parentPages.some(({ address }) => address === HOME) ?? false;
  const { data: above } = useQuery({
    ...portalHomeQuery(api, {
      schoolId: isOut ? schoolId : (parent?.schoolId ?? schoolId),
      pageId: HOME,
      lang: language,
    }),
    enabled: isHomeTaken && pages !== undefined,
  });
  if (!draft || !site) {
    return tags.has('failed') ? (
      <EmptyState title={i18n._(messageOf(EDITOR_PROBLEM_MESSAGES, code ?? 'UNKNOWN'))} headingLevel={1} />
    ) : (
      <SkeletonRegion>
        <SkeletonRows count={SKELETON_ROWS} />
      </SkeletonRegion>
    );
  }
  const change = (next: Partial<SiteSettings>, mark: string | null) =>
    actor.send({ type: 'draft.changed', draft: { ...draft, site: { ...site, ...next } }, mark });
  const { inherited = [] } = site;
  const replace = (next: SiteSettings) =>
    actor.send({ type: 'draft.changed', draft: { ...draft, site: next }, mark: null });
  const take = (parts: readonly SitePart[], isTaken: boolean) => replace(takeParts(site, parts, isTaken));
  // Only a sub-school can take pages.
  const shown = part === 'pages' && !parent ? 'navigation' : part;
  const ownPages = pages?.items ?? [];
  const taken = takenPages(site);
  const items: readonly LinkablePage[] = [
    ...ownPages,
    ...(parent?.pages ?? [])
      .filter(({ pageId }) => taken === 'all' || taken.includes(pageId))
      .map(({ pageId, title }) => ({ pageId, title, state: 'published' as const })),
  ];
  const nameOf = ({ name, kind, pageId, place, url }: AnyEntry): string => {
    const page = items.find((one) => one.pageId === pageId && one.state !== 'deleted');
    if (kind === 'page' && !page) return '';
    if (kind === 'address' && !url) return '';
    const said = name[language] || name[mainLanguage] || Object.values(name).find(Boolean);
    return (
      said ||
      (kind === 'page' ? page?.title : kind === 'place' && place ? i18n._(PLACE_MESSAGES[place]) : '') ||
      ''
    );
  };
  const nameOfId = (id: string): string => {
    const entry = entryOf(site.navigation, id);
    return (
      (entry && nameOf(entry)) || t({ message: 'Navigation', comment: 'Entries of a school’s navigation' })
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    actor.send({ type: event.shiftKey ? 'redo' : 'undo' });
  };
  return (
    // Undo by keyboard works wherever the focus is.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <EditorToolbar
          actor={actor}
          editing={editing}
          schoolId={schoolId}
          title={i18n._(SITE_TITLE)}
          viewHref={schoolHref(schoolId)}
          languages={languages}
          language={language}
          onLanguage={setLanguage}
          width={width}
          onWidth={setWidth}
          onVersions={() => setVersionsOpen(true)}
        />
        {saved?.schedule ? (
          <ScheduleBanner schoolId={schoolId} pageId={SITE} schedule={saved.schedule} version={version} />
        ) : null}
      </div>
      <div className={siteStyles.columns}>
        <div className={styles.panel}>
          <SegmentedControl<Part>
            label={t({ message: 'What to edit', comment: 'Navigation or look of a school’s pages' })}
            isFullWidth
            value={shown}
            onChange={setPart}
            segments={[
              {
                value: 'navigation',
                label: t({ message: 'Navigation', comment: 'Entries of a school’s navigation' }),
              },
              {
                value: 'look',
                label: t({ message: 'Look', context: 'look' }),
              },
              ...(parent
                ? [
                    {
                      value: 'pages' as const,
                      label: t({ message: 'Pages', comment: 'The pages of a school’s site' }),
                    },
                  ]
                : []),
            ]}
          />
          {shown === 'navigation' ? (
            <>
              <TakenNavigation
                parent={parent}
                isTaken={inherited.includes('navigation')}
                onTake={(isTaken) => take(['navigation'], isTaken)}
              >
                <NavigationEditor
                  navigation={site.navigation}
                  pages={items}
                  language={language}
                  mainLanguage={mainLanguage}
                  onChange={(navigation, mark) => change({ navigation }, mark)}
                />
              </TakenNavigation>
              {parent ? (
                <TakenFooter
                  schoolId={schoolId}
                  parent={parent}
                  isTaken={inherited.includes('footerLinks')}
                  onTake={(isTaken) => take(['footerLinks'], isTaken)}
                />
              ) : null}
            </>
          ) : shown === 'pages' && parent ? (
            <TakenPages
              parent={parent}
              own={ownPages}
              taken={taken}
              onTake={(chosen) => replace(takePages(site, chosen))}
            />
          ) : (
            <ThemeForm
              key={revision}
              schoolId={schoolId}
              theme={site.theme}
              onChange={(theme, field) => change({ theme }, `theme.${field}`)}
              parent={parent}
              inherited={inherited}
              onTake={take}
            />
          )}
        </div>
        <div className={styles.fields}>
          {isHomeTaken && parent ? (
            <TakenNote parent={parent} pageId={HOME} isHome>
              <Button size="sm" variant="primary" onPress={() => replace(leavePage(site, parent, HOME))}>
                {t({ message: 'Use your own home page instead', comment: 'Button: of a sub-school' })}
              </Button>
            </TakenNote>
          ) : null}
          <SiteCanvas
            site={shownSite(site, parent, language)}
            schoolName={schoolName}
            blocks={(isHomeTaken ? above?.page.blocks : home?.blocks) ?? []}
            footer={shownFooter({ site, parent, own: footer, language, mainLanguage })}
            width={width}
            language={language}
            nameOf={nameOf}
          />
        </div>
      </div>
      <PublishDialog
        schoolId={schoolId}
        isOpen={tags.has('confirmingPublication')}
        isBusy={tags.has('publishing')}
        problem={
          tags.has('failed') ? i18n._(messageOf(EDITOR_PROBLEM_MESSAGES, code ?? 'UNKNOWN')) : undefined
        }
        checks={saved?.checks ?? []}
        nameOf={nameOfId}
        schedule={saved?.schedule ?? null}
        onPublish={(publishAt) => actor.send({ type: 'publishing.confirmed', publishAt })}
        onCancel={() => actor.send({ type: 'publishing.cancelled' })}
      />
      <VersionsDialog
        schoolId={schoolId}
        pageId={SITE}
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
