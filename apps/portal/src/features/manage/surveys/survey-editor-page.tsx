import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { managedSurveyQuery } from '@stoa/api/survey.queries';
import type { ManagedSurvey, SurveyDraft } from '@stoa/api/schema';
import type { EditedContent } from '@stoa/machines/content-editor';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Status } from '@stoa/ui/status';
import { Tabs } from '@stoa/ui/tabs';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, LANGUAGE_NAMES, toTag, type Language } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx';
import { NoDraft } from '../content/content-editor-page.tsx';
import { CONTENT_PROBLEM_MESSAGES } from '../content/content-messages.ts';
import { BothTextsDialog } from '../content/editor-dialogs.tsx';
import { SaveState, type ContentEditorActor } from '../content/editor-shell.tsx';
import { useAfterSave } from '../content/use-after-save.ts';
import { textIn } from '../texts.ts';
import { DraftOutline } from './draft-outline.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { LENGTHS, takesFiles } from './survey-draft.ts';
import { SurveyPages } from './survey-pages.tsx';
import { SurveySettings } from './survey-settings.tsx';
import { provideSurveyEditor } from './surveys.actors.ts';
import * as styles from './surveys.css.ts';
import { surveyResultsHref, surveysHref } from './surveys-search.ts';
import { SURVEY_STATUS_TONES, SURVEY_STATUS_MESSAGES } from './surveys-messages.ts';

/** Edits a survey: its questions, and who answers them. */
export function SurveyEditorPage({ schoolId, surveyId }: { schoolId: string; surveyId: string }) {
  useMessages('surveys');
  useMessages('authoring');
  useMessages('teaching');
  const api = useApi();
  const { data: survey } = useSuspenseQuery(
    managedSurveyQuery(api, { schoolId, surveyId, lang: useLanguage() }),
  );
  const [machine] = useState(() => provideSurveyEditor({ api, schoolId, surveyId }));
  return <Editor actor={useActorRef(machine)} schoolId={schoolId} survey={survey} />;
}

function Editor({
  actor,
  schoolId,
  survey,
}: {
  actor: ContentEditorActor;
  schoolId: string;
  survey: ManagedSurvey;
}) {
  const { t, i18n } = useLingui();
  const own = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { languages, mainLanguage } = survey;
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : mainLanguage);
  const tags = useSelector(actor, (snapshot) => snapshot.tags);
  const edited = useSelector(actor, ({ context }) => context.draft);
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  const code = useSelector(actor, ({ context }) => context.problem?.code);
  const canPublish = useSelector(actor, (snapshot) => snapshot.can({ type: 'publishing.requested' }));
  const afterSave = useAfterSave(actor);
  const fresh = useQuery(managedSurveyQuery(useApi(), { schoolId, surveyId: survey.id, lang: own }));
  const { status, url, answerCount, isChanged } = fresh.data ?? survey;
  useEffect(() => {
    const invalidate = () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/survey/v1/'),
      });
    const subscriptions = [actor.on('draft.saved', invalidate), actor.on('draft.published', invalidate)];
    return () => subscriptions.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor, queryClient]);
  if (!edited) return <NoDraft actor={actor} />;
  const draft = edited as unknown as SurveyDraft;
  const change = (part: Partial<SurveyDraft>, mark: string | null) =>
    actor.send({
      type: 'draft.changed',
      draft: { ...draft, ...part } as unknown as EditedContent,
      mark,
    });
  const offerUndo = (message: string) =>
    toasts.show({
      message,
      action: {
        label: t({ message: 'Undo', context: 'authoring', comment: 'Takes the last change back' }),
        onPress: () => actor.send({ type: 'undo' }),
      },
    });
  const shown = textIn(draft.title, language);
  const problem = tags.has('failed')
    ? i18n._(messageOf(CONTENT_PROBLEM_MESSAGES, code ?? 'UNKNOWN'))
    : undefined;
  const isConfirming = tags.has('confirmingPublication');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Button
          variant="quiet"
          size="sm"
          icon={ArrowLeftIcon}
          mirrorIcon
          onPress={() => afterSave(() => void navigate({ href: surveysHref(schoolId) }))}
        >
          {t({ message: 'Surveys', comment: 'Button: back to the list of surveys' })}
        </Button>
        <div className={styles.bar}>
          <div className={styles.actions}>
            <Heading level={1} size="xl">
              {shown.text ? <UserText lang={shown.lang}>{shown.text}</UserText> : t`Untitled`}
            </Heading>
            <Status tone={SURVEY_STATUS_TONES[status]}>{i18n._(SURVEY_STATUS_MESSAGES[status])}</Status>
          </div>
          <div className={styles.actions}>
            <ChoiceMenu
              text={LANGUAGE_NAMES[language]}
              choices={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              value={language}
              onChange={setLanguage}
            />
            {status === 'draft' ? null : (
              <LinkButton href={surveyResultsHref(schoolId, survey.id)} size="sm" variant="quiet">
                {t({ message: 'Results', context: 'survey', comment: 'Opens the page with all answers' })}
              </LinkButton>
            )}
            {status === 'draft' ? null : (
              <LinkButton href={url} size="sm" variant="quiet">
                {t({ message: 'View page', context: 'authoring', comment: 'As learners see it' })}
              </LinkButton>
            )}
            <Button
              variant="primary"
              size="sm"
              isDisabled={!canPublish}
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
        <SaveState actor={actor} />
      </div>
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
      {status !== 'draft' && isChanged ? (
        <Banner tone="info">
          {answerCount > 0
            ? t`People have answered this survey. They see your changes when you publish them; earlier answers stay as they are.`
            : t`There are changes that are not published yet.`}
        </Banner>
      ) : null}
      <div className={styles.narrow}>
        <TextField
          label={t({ message: 'Title', comment: 'Of a survey' })}
          lang={toTag(language)}
          dir={directionOf(language)}
          maxLength={LENGTHS.title}
          value={draft.title[language] ?? ''}
          placeholder={shown.text || ' '}
          onChange={(text) => change({ title: { ...draft.title, [language]: text } }, `title.${language}`)}
        />
        <Tabs
          label={t({ message: 'Parts of the editor', context: 'authoring', comment: 'Name of tabs' })}
          items={[
            {
              id: 'questions',
              label: t({ message: 'Questions', comment: 'Heading: of an exam' }),
              content: (
                <SurveyPages
                  schoolId={schoolId}
                  pages={draft.pages}
                  takesFiles={takesFiles(draft)}
                  language={language}
                  onChange={(pages, mark) => change({ pages }, mark)}
                  onRemoved={() =>
                    offerUndo(t({ message: 'Removed.', comment: 'A question or page of a survey' }))
                  }
                  onBroken={() => offerUndo(t`After this change, a question needs another condition.`)}
                />
              ),
            },
            {
              id: 'settings',
              label: t({
                message: 'Settings',
                context: 'survey',
                comment: 'Tab: who answers a survey, and when',
              }),
              content: <SurveySettings draft={draft} language={language} onChange={change} />,
            },
          ]}
        />
        <Text size="sm" tone="muted">
          {t`Texts without a translation are shown in the school’s main language.`}
        </Text>
      </div>
      {isConfirming ? (
        <PublishDialog
          draft={draft}
          isBusy={tags.has('publishing')}
          problem={problem}
          onPublish={() => actor.send({ type: 'publishing.confirmed', publishAt: null })}
          onCancel={() => actor.send({ type: 'publishing.cancelled' })}
        />
      ) : null}
      {tags.has('conflict') && theirs ? (
        <BothTextsDialog
          mine={<DraftOutline draft={draft} language={language} />}
          theirs={<DraftOutline draft={theirs.draft as unknown as SurveyDraft} language={language} />}
          onTheirs={() => actor.send({ type: 'conflict.theirsTaken' })}
          onMine={() => actor.send({ type: 'conflict.mineKept' })}
        />
      ) : null}
      <LeaveDialog isUnsaved={tags.has('unsaved')} />
    </div>
  );
}
