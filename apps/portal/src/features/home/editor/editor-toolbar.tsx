import { useLingui } from '@lingui/react/macro';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { ArrowUUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpRight';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { DeviceTabletIcon } from '@phosphor-icons/react/dist/csr/DeviceTablet';
import type { DraftEditing } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { IconButton } from '@stoa/ui/icon-button';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { contentEditorMachine } from '@stoa/machines/content-editor';
import { hrefTo } from '../../../app/links.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, type Language } from '../../../i18n/languages.ts';
import { formatDateTime } from '../../../shared/format.ts';
import { EditingNotice } from '../../../shared/editing/editing-notice.tsx';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { EDITOR_PROBLEM_MESSAGES } from './editor-messages.ts';
import * as styles from './editor.css.ts';
import type { FrameWidth } from './page-frame.tsx';
import { useTimeZone } from '../../../shared/time-zone.ts';

export type PageEditorActor = ActorRefFrom<typeof contentEditorMachine>;

/** Nobody in particular, so that every block is there to be edited, or the page as some people see it. */
export type Viewer = 'editor' | 'member' | 'visitor';

/** How a page is looked at, and what it is called. */
export interface PageLook {
  title: string;
  /** Where what was published is seen. */
  viewHref: string;
  languages: readonly Language[];
  language: Language;
  onLanguage: (language: Language) => void;
  width: FrameWidth;
  onWidth: (width: FrameWidth) => void;
}

interface ToolbarProps extends PageLook {
  actor: PageEditorActor;
  /** Who else edits the page. */
  editing?: DraftEditing;
  schoolId: string;
  /** Who the page is shown to; left out where it is shown to visitors anyway. */
  viewer?: Viewer;
  onViewer?: (viewer: Viewer) => void;
  /** Opens older versions. Left out where what is shown comes from elsewhere: nothing of it is saved here. */
  onVersions?: () => void;
}

/** What concerns the whole page: undo, how it is shown, whether it is saved, publishing. */
export function EditorToolbar({
  actor,
  editing,
  schoolId,
  title,
  viewHref,
  languages,
  language,
  onLanguage,
  width,
  onWidth,
  viewer,
  onViewer,
  onVersions,
}: ToolbarProps) {
  const { t } = useLingui();
  const isReadOnly = onVersions === undefined;
  const viewers: Record<Viewer, string> = {
    editor: t({ message: 'All blocks', comment: 'A page is shown with everything that is on it' }),
    member: t({ message: 'As a member', comment: 'How a page is shown: as members of the school see it' }),
    visitor: t({
      message: 'As a visitor',
      comment: 'How a page is shown: as people who are no members see it',
    }),
  };
  const canUndo = useSelector(actor, (snapshot) => snapshot.can({ type: 'undo' }));
  const canRedo = useSelector(actor, (snapshot) => snapshot.can({ type: 'redo' }));
  const canPublish = useSelector(actor, (snapshot) => snapshot.can({ type: 'publishing.requested' }));
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'));
  return (
    <div
      role="toolbar"
      aria-label={t({ message: 'Page editor', comment: 'Name of a toolbar' })}
      className={styles.toolbar}
    >
      <LinkButton
        href={hrefTo({ to: '/manage/$schoolId/site', params: { schoolId } })}
        variant="quiet"
        size="sm"
      >
        {t({ message: 'All pages', comment: 'Link: the pages of a school' })}
      </LinkButton>
      <Heading level={1} size="lg">
        <UserText>{title}</UserText>
      </Heading>
      {isReadOnly ? null : (
        <>
          <div className={styles.actions}>
            <IconButton
              icon={ArrowUUpLeftIcon}
              mirror
              label={t({ message: 'Undo', comment: 'Takes the last change back' })}
              isDisabled={!canUndo}
              onPress={() => actor.send({ type: 'undo' })}
            />
            <IconButton
              icon={ArrowUUpRightIcon}
              mirror
              label={t({ message: 'Redo', comment: 'Makes a change again that was undone' })}
              isDisabled={!canRedo}
              onPress={() => actor.send({ type: 'redo' })}
            />
          </div>
          <SaveState actor={actor} />
          <SaveAgain actor={actor} />
          <EditingNotice actor={actor} editing={editing} />
        </>
      )}
      <div className={styles.toolbarEnd}>
        <SegmentedControl<FrameWidth>
          label={t({ message: 'Screen', comment: 'Phone, tablet or desktop' })}
          value={width}
          onChange={onWidth}
          segments={[
            { value: 'phone', icon: DeviceMobileIcon, label: <VisuallyHidden>{t`Phone`}</VisuallyHidden> },
            { value: 'tablet', icon: DeviceTabletIcon, label: <VisuallyHidden>{t`Tablet`}</VisuallyHidden> },
            { value: 'desktop', icon: DesktopIcon, label: <VisuallyHidden>{t`Desktop`}</VisuallyHidden> },
          ]}
        />
        <ChoiceMenu
          text={LANGUAGE_NAMES[language]}
          choices={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={onLanguage}
        />
        {viewer && onViewer ? (
          <ChoiceMenu<Viewer>
            text={viewers[viewer]}
            choices={(Object.keys(viewers) as Viewer[]).map((value) => ({ value, label: viewers[value] }))}
            value={viewer}
            onChange={onViewer}
          />
        ) : null}
        {isReadOnly ? null : (
          <IconButton
            icon={ClockCounterClockwiseIcon}
            label={t({ message: 'Versions', comment: 'What a page was before' })}
            isDisabled={!isSaved}
            onPress={onVersions}
          />
        )}
        <LinkButton href={viewHref} variant="quiet" size="sm">{t`View page`}</LinkButton>
        {isReadOnly ? null : (
          <Button
            variant="primary"
            size="sm"
            isDisabled={!canPublish}
            onPress={() => actor.send({ type: 'publishing.requested' })}
          >
            {t({ message: 'Publish', comment: 'Button: visitors see it from now on' })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What was not saved can be saved at once: it is tried again by itself only where the connection is lost. */
function SaveAgain({ actor }: { actor: PageEditorActor }) {
  const { t } = useLingui();
  const canRetry = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('offline') || (snapshot.hasTag('failed') && snapshot.hasTag('unsaved')),
  );
  return canRetry ? (
    <Button size="sm" onPress={() => actor.send({ type: 'saving.retried' })}>
      {t({ message: 'Save again', context: 'authoring', comment: 'Button: tries once more to save' })}
    </Button>
  ) : null;
}

/** Whether everything is saved, and since when; announced to screen readers. */
function SaveState({ actor }: { actor: PageEditorActor }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const state = useSelector(actor, (snapshot) =>
    snapshot.hasTag('offline')
      ? 'offline'
      : snapshot.hasTag('failed')
        ? 'failed'
        : snapshot.hasTag('published')
          ? snapshot.context.publishAt === null
            ? 'published'
            : 'scheduled'
          : snapshot.hasTag('unsaved')
            ? 'unsaved'
            : 'saved',
  );
  const code = useSelector(actor, ({ context }) => context.problem?.code);
  const savedAt = useSelector(actor, ({ context }) => context.savedAt);
  const time = savedAt ? formatDateTime(savedAt, language, zone) : undefined;
  const words = {
    offline: t`Not saved: no connection. Trying again…`,
    failed: i18n._(messageOf(EDITOR_PROBLEM_MESSAGES, code ?? 'UNKNOWN')),
    published: t({ message: 'Published', context: 'page' }),
    scheduled: t({
      message: 'Scheduled',
      context: 'page',
      comment: 'A page is published at a time that was set',
    }),
    unsaved: t`Saving…`,
    saved: time ? t({ message: `Saved ${time}`, comment: 'Day and time of the last save' }) : '',
  }[state];
  return (
    <span role="status">
      <Text as="span" size="sm" tone={state === 'failed' || state === 'offline' ? 'danger' : 'muted'}>
        {words}
      </Text>
    </span>
  );
}
