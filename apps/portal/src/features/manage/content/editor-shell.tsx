import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { reportContentEditing } from '@stoa/api/authoring.calls';
import { contentQuery } from '@stoa/api/authoring.queries';
import type { Content } from '@stoa/api/schema';
import type { contentEditorMachine } from '@stoa/machines/content-editor';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, type Language } from '../../../i18n/languages.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { EditingNotice } from '../../../shared/editing/editing-notice.tsx';
import { useEditing } from '../../../shared/editing/use-editing.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { formatDateTime } from '../../../shared/format.ts';
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx';
import { ATTENDANCE_TITLE, GRADEBOOK_TITLE, PROGRESS_TITLE } from '../titles.ts';
import { attendanceHref, gradebookHref, progressHref } from './content-address.ts';
import { hasLessons } from './content-kinds.ts';
import * as styles from './content.css.ts';
import { CONTENT_PROBLEM_MESSAGES, STATE_TONES, STATE_MESSAGES } from './content-messages.ts';
import { ContentVersionsDialog } from './versions/content-versions-dialog.tsx';
import type { Compared } from './versions/text-lines.ts';
import { BothTextsDialog, PreviewDialog, PublishDialog } from './editor-dialogs.tsx';
import { useTimeZone } from '../../../shared/time-zone.ts';

export type ContentEditorActor = ActorRefFrom<typeof contentEditorMachine>;

interface EditorShellProps {
  actor: ContentEditorActor;
  schoolId: string;
  content: Content;
  title: string;
  back: { label: string; onPress: () => void };
  language: Language;
  onLanguage: (language: Language) => void;
  /** The lesson that is edited; left out: the whole. */
  lessonId?: string;
  /** A draft as learners will see it. */
  show: (draft: unknown) => ReactNode;
  /** What is to be mended may be about a stop: how that is called. */
  nameOf?: (id: string) => string | undefined;
  children: ReactNode;
}

/** What stands around an editor: whether it is saved, languages, preview, publishing, and what two editors are asked. */
export function EditorShell({
  actor,
  schoolId,
  content,
  title,
  back,
  language,
  onLanguage,
  lessonId,
  show,
  nameOf,
  children,
}: EditorShellProps) {
  const { t, i18n } = useLingui();
  const own = useLanguage();
  const queryClient = useQueryClient();
  const [isPreviewing, setPreviewing] = useState(false);
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  const canRestore = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'restoring.requested', version: '' }),
  );
  const tags = useSelector(actor, (snapshot) => snapshot.tags);
  const code = useSelector(actor, ({ context }) => context.problem?.code);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  const canPublish = useSelector(actor, (snapshot) => snapshot.can({ type: 'publishing.requested' }));
  const api = useApi();
  const editing = useEditing(`content ${content.id} ${lessonId ?? ''}`, () =>
    reportContentEditing(api, { schoolId, contentId: content.id, lessonId: lessonId ?? null }),
  );
  const fresh = useQuery(contentQuery(api, { schoolId, contentId: content.id, lang: own }));
  const { state, checks, url } = fresh.data ?? content;
  const problem = tags.has('failed')
    ? i18n._(messageOf(CONTENT_PROBLEM_MESSAGES, code ?? 'UNKNOWN'))
    : undefined;
  const isConfirming = tags.has('confirmingPublication');
  useEffect(() => {
    const invalidate = (paths: RegExp) =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && paths.test(path),
      });
    const subscriptions = [
      actor.on('draft.saved', () => invalidate(/\/authoring\//)),
      // Whatever shows what was published.
      actor.on('draft.published', () => invalidate(/\/authoring\/|\/open\/|\/search\//)),
    ];
    return () => subscriptions.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor, queryClient]);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Button variant="quiet" size="sm" icon={ArrowLeftIcon} mirrorIcon onPress={back.onPress}>
          {back.label}
        </Button>
        <div className={styles.bar}>
          <div className={styles.actions}>
            <Heading level={1} size="xl">
              <UserText>{title}</UserText>
            </Heading>
            <Status tone={STATE_TONES[state]}>{i18n._(STATE_MESSAGES[state])}</Status>
          </div>
          <div className={styles.actions}>
            <ChoiceMenu
              text={LANGUAGE_NAMES[language]}
              choices={content.languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              value={language}
              onChange={onLanguage}
            />
            <Button size="sm" onPress={() => setPreviewing(true)}>
              {t({
                message: 'Preview',
                context: 'authoring',
                comment: 'Button: shows it as learners will see it',
              })}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-haspopup="dialog"
              isDisabled={!canRestore}
              onPress={() => setVersionsOpen(true)}
            >
              {t({ message: 'Versions', comment: 'What a page was before' })}
            </Button>
            {hasLessons(content.kind) && content.publishedAt !== null ? (
              <LinkButton href={progressHref(schoolId, content.id)} size="sm" variant="quiet">
                {i18n._(PROGRESS_TITLE)}
              </LinkButton>
            ) : null}
            {hasLessons(content.kind) && content.publishedAt !== null ? (
              <LinkButton href={attendanceHref(schoolId, content.id)} size="sm" variant="quiet">
                {i18n._(ATTENDANCE_TITLE)}
              </LinkButton>
            ) : null}
            {hasLessons(content.kind) && content.publishedAt !== null ? (
              <LinkButton href={gradebookHref(schoolId, content.id)} size="sm" variant="quiet">
                {i18n._(GRADEBOOK_TITLE)}
              </LinkButton>
            ) : null}
            {state === 'public' ? (
              <LinkButton href={url} size="sm" variant="quiet">
                {t({ message: 'View page', context: 'authoring', comment: 'As learners see it' })}
              </LinkButton>
            ) : null}
            <Button
              variant="primary"
              size="sm"
              isDisabled={!canPublish || state === 'bin'}
              onPress={() => actor.send({ type: 'publishing.requested' })}
            >
              {t({
                message: 'Publish',
                context: 'authoring',
                comment: 'Button: learners see it from now on',
              })}
            </Button>
          </div>
        </div>
        <div className={styles.standing}>
          <SaveState actor={actor} />
          <EditingNotice actor={actor} editing={editing} />
        </div>
      </div>
      {problem && !isConfirming && !tags.has('unsaved') && tags.has('editing') ? (
        <Banner tone="danger" announce="assertive">
          {problem}
        </Banner>
      ) : null}
      {problem && !isConfirming && tags.has('unsaved') ? (
        <Banner
          tone="danger"
          announce="assertive"
          action={
            <Button size="sm" onPress={() => actor.send({ type: 'saving.retried' })}>
              {t({ message: 'Save again', context: 'authoring', comment: 'Button: tries once more to save' })}
            </Button>
          }
        >
          {problem}
        </Banner>
      ) : null}
      {children}
      {isPreviewing && draft ? (
        <PreviewDialog onClose={() => setPreviewing(false)}>{show(draft)}</PreviewDialog>
      ) : null}
      {areVersionsOpen && draft ? (
        <ContentVersionsDialog
          schoolId={schoolId}
          contentId={content.id}
          lessonId={lessonId}
          draft={draft as unknown as Compared}
          language={language}
          show={show}
          onRestore={(version) => {
            setVersionsOpen(false);
            actor.send({ type: 'restoring.requested', version });
          }}
          onClose={() => setVersionsOpen(false)}
        />
      ) : null}
      {isConfirming ? (
        <PublishDialog
          state={state}
          sections={fresh.data?.draft.sections ?? content.draft.sections}
          nameOf={nameOf}
          checks={checks}
          isChecking={fresh.isFetching}
          isBusy={tags.has('publishing')}
          problem={problem}
          onPublish={(publishAt) => actor.send({ type: 'publishing.confirmed', publishAt })}
          onCancel={() => actor.send({ type: 'publishing.cancelled' })}
        />
      ) : null}
      {tags.has('conflict') && theirs && draft ? (
        <BothTextsDialog
          mine={show(draft)}
          theirs={show(theirs.draft)}
          onTheirs={() => {
            actor.send({ type: 'conflict.theirsTaken' });
            toasts.show({
              message: t`Their version is shown now.`,
              action: {
                label: t({ message: 'Undo', context: 'authoring', comment: 'Takes the last change back' }),
                onPress: () => actor.send({ type: 'undo' }),
              },
            });
          }}
          onMine={() => actor.send({ type: 'conflict.mineKept' })}
        />
      ) : null}
      <LeaveDialog isUnsaved={tags.has('unsaved')} />
    </div>
  );
}

/** Whether everything is saved, and since when; announced to screen readers. */
export function SaveState({ actor }: { actor: ContentEditorActor }) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const state = useSelector(actor, (snapshot) =>
    snapshot.hasTag('offline')
      ? 'offline'
      : snapshot.hasTag('published')
        ? 'published'
        : snapshot.hasTag('unsaved')
          ? 'unsaved'
          : 'saved',
  );
  const savedAt = useSelector(actor, ({ context }) => context.savedAt);
  const time = savedAt ? formatDateTime(savedAt, language, zone) : undefined;
  const words = {
    offline: t`Not saved: no connection. Trying again…`,
    published: t({ message: 'Published.', context: 'authoring', comment: 'Said after publishing' }),
    unsaved: t({ message: 'Saving…', context: 'authoring', comment: 'Said while a draft is saved' }),
    saved: time ? t({ message: `Saved ${time}`, comment: 'Day and time of the last save' }) : '',
  }[state];
  return (
    // Keeps its line: nothing below moves under a hand that presses a button.
    <span role="status" className={styles.saveState}>
      <Text as="span" size="sm" tone={state === 'offline' ? 'danger' : 'muted'}>
        {words}
      </Text>
    </span>
  );
}
