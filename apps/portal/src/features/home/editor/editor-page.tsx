import { useLingui } from '@lingui/react/macro';
import { draftQuery, sitePagesQuery } from '@stoa/api/decoration.queries';
import { portalHomeQuery } from '@stoa/api/portal.queries';
import type { DraftPage, Renovation } from '@stoa/api/schema';
import type { EditedPage } from '@stoa/machines/content-editor';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { hrefTo, schoolHref } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx';
import { EDITOR_PROBLEM_MESSAGES } from './editor-messages.ts';
import { EditorToolbar, type PageEditorActor, type PageLook } from './editor-toolbar.tsx';
import * as styles from './editor.css.ts';
import { OpenedEditor } from './opened-editor.tsx';
import { FRAME_WIDTHS, type FrameWidth } from './page-frame.tsx';
import { OwnPageActions, TakenCanvas, TakenNote } from './taken-page.tsx';
import { usePageEditor } from './use-page-editor.ts';

const SKELETON_ROWS = 8;
const SCHEDULE_LOOK_MS = 60_000;
/** The page that a portal opens with. */
const HOME = 'home';

/** On a phone a page for desktops would be too small to be read. */
const widthHere = (): FrameWidth => (window.innerWidth < FRAME_WIDTHS.tablet ? 'phone' : 'desktop');

interface EditorPageProps {
  schoolId: string;
  pageId: string;
  /** The draft as it was loaded for this page. */
  draft: Pick<Renovation, 'languages' | 'mainLanguage'>;
}

/** Edits a page of a school: its blocks beside the page as it will look, and their properties. */
export function EditorPage({ schoolId, pageId, draft: { languages, mainLanguage } }: EditorPageProps) {
  const { t } = useLingui();
  const api = useApi();
  const own = useLanguage();
  const { actor, editing } = usePageEditor(schoolId, pageId);
  const page = useSelector(actor, ({ context }) => context.draft as EditedPage | null);
  const [width, setWidth] = useState(widthHere);
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : mainLanguage);
  const [isOwnEdited, setOwnEdited] = useState(false);
  const { data: site } = useQuery(sitePagesQuery(api, { schoolId, lang: own }));
  const address = site?.items.find((one) => one.pageId === pageId)?.address ?? pageId;
  const taken = site?.parent && site.parentPages.find((one) => one.address === address);
  const { data: saved } = useQuery({
    ...draftQuery(api, { schoolId, pageId, lang: own }),
    // What was scheduled is out at some moment.
    refetchInterval: ({ state }) => (state.data?.data.schedule ? SCHEDULE_LOOK_MS : false),
  });
  if (!page) return <NotOpened actor={actor} />;

  const isHome = pageId === HOME;
  const titles = (page as unknown as DraftPage).title;
  const look: PageLook = {
    title: isHome
      ? t({ message: 'Home page', comment: 'Title of the editor of a school’s home page' })
      : titles[language] || titles[mainLanguage] || address,
    viewHref: isHome
      ? schoolHref(schoolId)
      : hrefTo({ to: '/portal/$schoolId', params: { schoolId }, search: { pageId: address } }),
    languages,
    language,
    onLanguage: setLanguage,
    width,
    onWidth: setWidth,
  };
  if (taken && site.parent && !isOwnEdited)
    return (
      <TakenEditor
        {...look}
        actor={actor}
        schoolId={schoolId}
        address={address}
        note={
          <TakenNote parent={site.parent} pageId={taken.pageId} isHome={isHome}>
            <OwnPageActions schoolId={schoolId} isHome={isHome} onEdit={() => setOwnEdited(true)} />
          </TakenNote>
        }
      />
    );
  return (
    <OpenedEditor
      {...look}
      actor={actor}
      editing={editing}
      schoolId={schoolId}
      pageId={pageId}
      isHome={isHome}
      page={page}
      saved={saved}
      mainLanguage={mainLanguage}
      onTaken={taken ? () => setOwnEdited(false) : undefined}
    />
  );
}

interface TakenEditorProps extends PageLook {
  actor: PageEditorActor;
  schoolId: string;
  /** Of the page. */
  address: string;
  /** Says where the page comes from. */
  note: ReactNode;
}

/** A page that the parent school provides: it is looked at here, and edited there. */
function TakenEditor({ actor, schoolId, address, note, ...look }: TakenEditorProps) {
  const { language, width } = look;
  const shown = portalHomeQuery(useApi(), { schoolId, pageId: address, lang: language });
  const { data } = useQuery(shown);
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  return (
    <div className={styles.editor}>
      <div className={styles.top}>
        <EditorToolbar actor={actor} schoolId={schoolId} {...look} />
        {note}
      </div>
      <TakenCanvas blocks={data?.page.blocks ?? []} width={width} language={language} />
      <LeaveDialog isUnsaved={isUnsaved} />
    </div>
  );
}

/** While the draft is read, and where it cannot be. */
function NotOpened({ actor }: { actor: PageEditorActor }) {
  const { t, i18n } = useLingui();
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const code = useSelector(actor, ({ context }) => context.problem?.code);
  return isFailed ? (
    <EmptyState
      title={i18n._(messageOf(EDITOR_PROBLEM_MESSAGES, code ?? 'UNKNOWN'))}
      headingLevel={1}
      action={<Button onPress={() => actor.send({ type: 'loading.retried' })}>{t`Try again`}</Button>}
    />
  ) : (
    <SkeletonRegion>
      <SkeletonRows count={SKELETON_ROWS} />
    </SkeletonRegion>
  );
}
