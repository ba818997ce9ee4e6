import { useLingui } from '@lingui/react/macro';
import type { Survey, SurveyItem } from '@stoa/api/schema';
import { inGap } from '@stoa/api/survey-gaps';
import { hasAreas } from '@stoa/api/survey-kinds';
import { askedOf, shownPages, type GivenAnswer } from '@stoa/machines/survey';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Enlargeable } from '@stoa/ui/enlargeable';
import { FormulaText } from '@stoa/ui/formula-text';
import { Heading } from '@stoa/ui/heading';
import { Image } from '@stoa/ui/image';
import { ProgressBar } from '@stoa/ui/progress';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { schoolHref, signInHref } from '../../app/links.ts';
import { randomId } from '../../app/random-id.ts';
import { useSession } from '../../app/session.tsx';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { useHeldPage } from '../../shared/auth/use-answering.ts';
import { AnswerUploadsContext } from '../../shared/exam/answer-uploads.ts';
import { useEnlargeLabels } from '../../shared/enlarging/use-enlarge-labels.ts';
import { formatNumber } from '../../shared/format.ts';
import { textWithGaps } from '../../shared/survey-gaps.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { QuestionField } from './question-field.tsx';
import { SurveyHeader } from './survey-header.tsx';
import { DENIAL_MESSAGES, missingMessage, SURVEY_PROBLEM_MESSAGES } from './survey-messages.ts';
import { askedPages, provideSurvey } from './survey.actors.ts';
import * as styles from './survey.css.ts';
import { useSurveyUploads } from './use-survey-uploads.ts';

/** Answers a survey a page at a time. */
export function SurveyForm({ survey, viewerId = '' }: { survey: Survey; viewerId?: string | undefined }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const [machine] = useState(() =>
    provideSurvey({ api, schoolId: survey.schoolId, surveyId: survey.id, viewerId }),
  );
  const [input] = useState(() => ({
    version: survey.version,
    pages: askedPages(survey),
    submissionId: randomId(),
  }));
  const actor = useActorRef(machine, { input });
  const tags = useSelector(actor, (snapshot) => snapshot.tags);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { answers, index, missing, problem } = context;
  const uploads = useSurveyUploads(survey, viewerId, (questionId, file) => {
    // What was changed while it was sent stays.
    const files = actor.getSnapshot().context.answers[questionId]?.files ?? [];
    actor.send({ type: 'answer.changed', questionId, answer: { files: [...files, file] } });
  });
  // Whoever is signed out while they answer signs in beside it.
  useHeldPage(viewerId !== '' && !tags.has('submitted') && !tags.has('answered') && !tags.has('closed'));
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'signIn.completed' });
  }, [actor, status]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
  }, [index]);
  const form = useRef<HTMLFormElement>(null);
  const firstMissing = missing[0];
  useEffect(() => {
    if (firstMissing === undefined) return;
    form.current?.querySelector<HTMLElement>(`[data-question="${firstMissing}"]`)?.focus();
  }, [firstMissing]);

  if (tags.has('submitted')) return <Thanks survey={survey} thanks={context.thanks} />;
  if (tags.has('answered') || tags.has('closed'))
    return (
      <>
        <SurveyHeader survey={survey} />
        <EmptyState
          kind="locked"
          headingLevel={2}
          title={i18n._(tags.has('answered') ? DENIAL_MESSAGES.ANSWERED : DENIAL_MESSAGES.CLOSED)}
          action={<ToSchool schoolId={survey.schoolId} />}
        />
      </>
    );
  const page = survey.pages[index];
  const asked = askedOf(context);
  const shownIndexes = shownPages(context);
  const place = shownIndexes.indexOf(index) + 1;
  const count = shownIndexes.length;
  const hasPages = survey.pages.length > 1;
  const number = formatNumber(place, language);
  const all = formatNumber(count, language);
  const isLast = place === count;
  const isBusy = tags.has('submitting') && !tags.has('offline');
  // What is on its way is no part of an answer yet.
  const isSending = isLast && tags.has('answering') && uploads.isSending;
  const isOtherLanguage = survey.lang !== language;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    actor.send({ type: tags.has('answering') ? 'page.done' : 'submit.retried' });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {index === 0 ? (
        <SurveyHeader survey={survey}>
          <Text size="sm" tone="muted">
            {survey.anonymous
              ? t`Your answers are anonymous: nobody can see who gave them.`
              : viewerId
                ? t`The school sees your name with your answers.`
                : t`You are not signed in: the school does not see who you are.`}
          </Text>
        </SurveyHeader>
      ) : (
        <Heading level={1} size="xl">
          <UserText>{survey.title}</UserText>
        </Heading>
      )}
      {page ? (
        <section
          className={styles.questions}
          aria-labelledby={hasPages ? 'survey-page' : undefined}
          lang={isOtherLanguage ? toTag(survey.lang) : undefined}
        >
          {hasPages ? (
            <div className={styles.part} lang={toTag(language)}>
              <ProgressBar
                label={t({ message: 'Progress', comment: 'Of answering a survey' })}
                value={place / Math.max(1, count)}
                text={t({ message: `Page ${number} of ${all}`, comment: 'Of a survey' })}
                // Where the page has no name, its heading says the same.
                isTextHidden={!page.title}
              />
              <Heading
                level={2}
                size="lg"
                id="survey-page"
                ref={heading}
                tabIndex={-1}
                className={styles.heading}
              >
                {page.title ? (
                  <UserText>{page.title}</UserText>
                ) : (
                  t({ message: `Page ${number} of ${all}`, comment: 'Of a survey' })
                )}
              </Heading>
            </div>
          ) : null}
          <AnswerUploadsContext value={uploads}>
            {page.items.map((item) =>
              asked.has(item.id) ? (
                <Question
                  key={item.id}
                  item={item}
                  answer={answers[item.id]}
                  isMissing={missing.includes(item.id)}
                  onChange={(answer) => actor.send({ type: 'answer.changed', questionId: item.id, answer })}
                />
              ) : null,
            )}
          </AnswerUploadsContext>
        </section>
      ) : null}
      <div className={styles.part}>
        {tags.has('offline') ? (
          <Banner tone="warning" announce="polite">
            {t`No connection. Your answers are kept on this device and sent once you are back online.`}
          </Banner>
        ) : null}
        {tags.has('signInNeeded') ? (
          <Banner
            tone="danger"
            announce="assertive"
            action={
              // In another tab, so that nobody has to leave the survey.
              <LinkButton size="sm" href={signInHref(undefined)} target="_blank">
                {t`Sign in`}
              </LinkButton>
            }
          >
            {t`You have been signed out. Your answers are kept on this device. Sign in in a new tab, then try again.`}
          </Banner>
        ) : null}
        {tags.has('failed') && problem ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(messageOf(SURVEY_PROBLEM_MESSAGES, problem.code))}
          </Banner>
        ) : null}
        {isSending ? (
          <Text tone="muted" role="status">
            {t`Files are still uploading. You can submit once they have arrived.`}
          </Text>
        ) : null}
        <div className={styles.steps}>
          {index > 0 ? (
            <Button onPress={() => actor.send({ type: 'page.left' })} isDisabled={isBusy}>
              {t({ message: 'Previous page', comment: 'Button: of a survey' })}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" variant="primary" isPending={isBusy} isDisabled={isSending}>
            {!tags.has('answering') && !tags.has('loading')
              ? t`Try again`
              : isLast
                ? t`Send answers`
                : t({ message: 'Next page', comment: 'Button: of a survey' })}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Question({
  item,
  answer,
  isMissing,
  onChange,
}: {
  item: SurveyItem;
  answer: GivenAnswer | undefined;
  isMissing: boolean;
  onChange: (answer: GivenAnswer) => void;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <div className={styles.question} data-question={item.id} tabIndex={-1} aria-labelledby={id} role="group">
      <div>
        <Text as="div" size="lg" weight="semibold" id={id}>
          <FormulaText>{textWithGaps(item, (key) => inGap(answer, key))}</FormulaText>
        </Text>
        {item.required ? null : (
          <Text size="sm" tone="muted">
            {t({ message: 'Optional', comment: 'A question need not be answered' })}
          </Text>
        )}
      </div>
      {/* A picture with areas is part of the field. */}
      {item.picture && !hasAreas(item.kind) ? <Picture {...item.picture} /> : null}
      {isMissing ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(missingMessage(item.kind))}
        </Text>
      ) : null}
      <QuestionField item={item} labelledBy={id} answer={answer} onChange={onChange} />
    </div>
  );
}

/** The picture of a question, which opens larger. */
function Picture({ url, alt }: NonNullable<SurveyItem['picture']>) {
  const { enlargeOne, window } = useEnlargeLabels();
  return (
    <Enlargeable src={url} alt={alt} labels={{ ...enlargeOne(alt), ...window }}>
      <Image src={url} alt={alt} fit="contain" />
    </Enlargeable>
  );
}

function ToSchool({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  return (
    <LinkButton variant="primary" href={schoolHref(schoolId)}>
      {t({ message: 'Go to the school', comment: 'Button: to its first page' })}
    </LinkButton>
  );
}

function Thanks({ survey, thanks }: { survey: Survey; thanks: string }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.part}>
      <Heading level={1} size="3xl" ref={heading} tabIndex={-1}>
        {t({ message: 'Thank you', comment: 'Heading: a survey was answered' })}
      </Heading>
      <Text size="lg">
        <UserText>{thanks || t`Your answers have been sent.`}</UserText>
      </Text>
      {survey.anonymous ? <Text tone="muted">{t`Nobody can see that they are yours.`}</Text> : null}
      <div>
        <ToSchool schoolId={survey.schoolId} />
      </div>
    </div>
  );
}
