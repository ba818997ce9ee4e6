import { useLingui } from '@lingui/react/macro';
import { gradingQuery } from '@stoa/api/exam-bank.queries';
import { sumOf } from '@stoa/api/rubric';
import type { GradingSheet } from '@stoa/api/schema';
import {
  GRADING_LENGTHS,
  isReplyMissing,
  neighboursOf,
  type AppealDraft,
  type GradeDraft,
  type GradingChange,
} from '@stoa/machines/grading';
import { LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { NumberField } from '@stoa/ui/number-field';
import { Select, SelectItem } from '@stoa/ui/select';
import { Surface } from '@stoa/ui/surface';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { FormulaText } from '@stoa/ui/formula-text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import { cx } from '../../../shared/cx.ts';
import { AppealView } from '../../../shared/exam/appeal-view.tsx';
import { AnswerResult } from '../../../shared/exam/answer-result.tsx';
import { bySection } from '../../../shared/exam/by-section.ts';
import { QuestionText } from '../../../shared/exam/question-text.tsx';
import { SectionIntro } from '../../../shared/exam/section-intro.tsx';
import { usePoints } from '../../../shared/exam/use-points.ts';
import { FormulaPreview } from '../../../shared/exam/formula-preview.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { useLetterKeys } from '../../../shared/use-letter-keys.ts';
import { RubricFields } from '../../../shared/rubric/rubric-fields.tsx';
import { EditorLayout } from '../editor-layout.tsx';
import * as styles from '../manage.css.ts';
import { appealOf } from './grading-form.ts';
import { GradingLeave } from './grading-leave.tsx';
import type { GradingQuery } from './questions-search.ts';
import { keys } from './teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from './teaching-messages.ts';
import type { GradingActor } from './use-grading.ts';

interface Graded {
  actor: GradingActor;
  /** The address of another attempt, shown as this one is. */
  hrefOf: (attemptId: string) => string;
}

interface Place {
  schoolId: string;
  examId: string;
  attemptId: string;
  /** The question that is graded alone, in one attempt after the other; undefined for all of them. */
  questionId: string | undefined;
  /** Whether the questions with appeals are shown alone. */
  view: GradingQuery['view'];
  /** From where the list was shown that it is opened from. */
  at: GradingQuery['at'];
}

/** An attempt with its answers, to be given points and remarks. */
export function GradingSheetView(props: Graded & Place) {
  const { actor, schoolId, attemptId } = props;
  const isOpened = useSelector(actor, (snapshot) => snapshot.hasTag('opened'));
  const isUnopened = useSelector(actor, (snapshot) => snapshot.hasTag('unopened'));
  // The machine opens it; in another language it is asked for again, beside what was typed.
  const { data, error, refetch } = useQuery({
    ...gradingQuery(useApi(), { schoolId, attemptId, lang: useLanguage() }),
    enabled: isOpened,
    // What is being graded does not change under one's hands.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Loaded
      query={{
        data: isOpened ? data : undefined,
        error: isUnopened || isOpened ? error : null,
        refetch: () => (isUnopened ? actor.send({ type: 'attempt.retried' }) : void refetch()),
      }}
      rows={8}
    >
      {(sheet) => <Sheet sheet={sheet} {...props} />}
    </Loaded>
  );
}

function Sheet({ sheet, actor, hrefOf, ...place }: Graded & Place & { sheet: GradingSheet }) {
  const { questionId, view } = place;
  const { t, i18n } = useLingui();
  const isShown = ({ question, appeal }: GradingSheet['questions'][number]) =>
    view === 'appeals' ? appeal !== undefined : questionId === undefined || question.id === questionId;
  const draft = useSelector(actor, ({ context }) => context.draft);
  const problems = useSelector(actor, ({ context }) => context.fieldProblems);
  const canFinish = useSelector(actor, (snapshot) => snapshot.can({ type: 'finish.chosen', finished: true }));
  const previous = useSelector(actor, ({ context }) => neighboursOf(context).previous);
  const next = useSelector(actor, ({ context }) => neighboursOf(context).next);
  useLetterKeys({
    KeyN: () => actor.send({ type: 'next.asked' }),
    KeyP: () => actor.send({ type: 'previous.asked' }),
    KeyS: () => actor.send({ type: 'settings.submitted' }),
  });
  const name = sheet.learner?.name ?? sheet.anonymousName ?? '';
  const points = usePoints();
  const gradeOf = ({ question }: GradingSheet['questions'][number]) =>
    draft.scores.find(({ questionId }) => questionId === question.id);
  return (
    <EditorLayout
      actor={actor}
      className={cx(styles.part, styles.narrow)}
      leaving={<GradingLeave actor={actor} />}
    >
      <Heading level={2} size="lg">
        <UserText>{name}</UserText>
      </Heading>
      {sheet.attempt.status === 'graded' ? null : (
        <Text tone="muted">{t`Points and remarks are saved as you go. Learners do not see them before grading is finished.`}</Text>
      )}
      <ShownQuestion sheet={sheet} {...place} />
      {sheet.questions.some(isShown) ? null : (
        <Text tone="muted">
          {view === 'appeals'
            ? t`No question of this attempt was appealed.`
            : t`This attempt does not ask this question.`}
        </Text>
      )}
      {bySection(sheet.questions, sheet.sections, ({ question }) => question).map(
        ({ id, section, entries }) => (
          <div
            key={id}
            className={styles.part}
            // Points of its section are those of the draft, also where one question is shown alone.
            hidden={!entries.some(({ entry }) => isShown(entry))}
          >
            {section ? (
              <SectionIntro
                section={section}
                level={3}
                points={points(
                  entries.reduce((sum, { entry }) => sum + (gradeOf(entry)?.score ?? 0), 0),
                  section.maxScore,
                )}
              />
            ) : null}
            {entries.map(({ entry, index }) =>
              isShown(entry) ? (
                <GradedAnswer
                  key={entry.question.id}
                  entry={entry}
                  position={index + 1}
                  level={section ? 4 : 3}
                  grade={gradeOf(entry)}
                  isMissing={problems.scores === 'MISSING'}
                  isReplyMissing={problems.appeals === 'MISSING'}
                  onChange={(change) => actor.send({ ...change, questionId: entry.question.id })}
                />
              ) : null,
            )}
          </div>
        ),
      )}
      <TextArea
        name="feedback"
        label={t`Feedback on the whole attempt`}
        rows={3}
        maxLength={GRADING_LENGTHS.feedback}
        value={draft.feedback}
        onChange={(feedback) => actor.send({ type: 'feedback.changed', feedback })}
        errorMessage={problems.feedback && i18n._(TEACHING_PROBLEM_MESSAGES[problems.feedback])}
        isOptional
      />
      <Switch
        isSelected={draft.finished}
        // Points that are missing would be missing out of sight.
        isDisabled={
          !canFinish ||
          draft.scores.some(
            (one) => one.score === null && questionId !== undefined && one.questionId !== questionId,
          )
        }
        onChange={(finished) => actor.send({ type: 'finish.chosen', finished })}
      >
        {t`Grading is finished`}
      </Switch>
      <div className={styles.actions}>
        {previous === undefined ? null : (
          <LinkButton href={hrefOf(previous)}>{t`Previous attempt`}</LinkButton>
        )}
        {next === undefined ? null : <LinkButton href={hrefOf(next)}>{t`Next attempt`}</LinkButton>}
      </div>
      <Text size="sm" tone="muted" className={keys}>
        {t`Keys: Alt+Shift+N next attempt, Alt+Shift+P previous attempt, Alt+Shift+S save`}
      </Text>
    </EditorLayout>
  );
}

/** In place of a question: all of them. */
const ALL = 'all';
/** In place of a question: those with appeals. */
const APPEALS = 'appeals';

/** Which question is shown; the next attempt shows the same one. */
function ShownQuestion({
  sheet,
  schoolId,
  examId,
  attemptId,
  questionId,
  view,
  at,
}: Place & { sheet: GradingSheet }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  if (sheet.questions.length < 2 && questionId === undefined && view === undefined) return null;
  const hasAppeals = view === 'appeals' || sheet.questions.some(({ appeal }) => appeal !== undefined);
  const searchOf = (key: string): Partial<GradingQuery> => {
    const chosen: Partial<GradingQuery> =
      key === APPEALS ? { view: APPEALS } : { question: key === ALL ? undefined : key };
    // Those with appeals are another list.
    return at === '' || chosen.view !== view ? chosen : { ...chosen, at };
  };
  return (
    <Select
      label={t({ message: 'Show', context: 'grading', comment: 'Label of a list: all questions, or one' })}
      value={view ?? questionId ?? ALL}
      onChange={(key) =>
        void navigate({
          to: '/manage/$schoolId/exams/$examId/grading',
          params: { schoolId, examId },
          search: { attempt: attemptId, ...searchOf(String(key)) },
          replace: true,
          resetScroll: false,
          // What was typed stays: it is the same sheet.
          ignoreBlocker: true,
        })
      }
    >
      {[
        <SelectItem key={ALL} id={ALL}>
          {t({ message: 'All questions', comment: 'Of an attempt that is graded' })}
        </SelectItem>,
        ...(hasAppeals
          ? [
              <SelectItem key={APPEALS} id={APPEALS}>
                {t({ message: 'Appealed questions', comment: 'Of an attempt that is graded' })}
              </SelectItem>,
            ]
          : []),
        ...sheet.questions.map(({ question: { id } }, index) => {
          const number = formatNumber(index + 1, language);
          return (
            <SelectItem key={id} id={id}>
              {t({ message: `Question ${number}`, comment: 'Of an exam' })}
            </SelectItem>
          );
        }),
      ]}
    </Select>
  );
}

const HALF_POINT = 0.5;

/** What is done to one answer. */
type AnswerChange = WithoutQuestion<Extract<GradingChange, { questionId: string }>>;
type WithoutQuestion<Change> = Change extends unknown ? Omit<Change, 'questionId'> : never;

function GradedAnswer({
  entry,
  position,
  level,
  grade,
  isMissing,
  isReplyMissing: mustReply,
  onChange,
}: {
  entry: GradingSheet['questions'][number];
  position: number;
  level: 3 | 4;
  /** Undefined where there is no answer. */
  grade: GradeDraft | undefined;
  isMissing: boolean;
  /** Whether saving failed because a reply is missing. */
  isReplyMissing: boolean;
  onChange: (change: AnswerChange) => void;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { question, answer, rightChoice, guidance } = entry;
  const { rubric } = question;
  const appeal = appealOf(entry.appeal, grade?.appeal);
  const points = usePoints();
  const missing = i18n._(TEACHING_PROBLEM_MESSAGES.MISSING);
  const number = formatNumber(position, language);
  const most = formatNumber(question.score, language);
  return (
    <Surface as="section" isBordered radius="md" padding="5" className={styles.part}>
      <Heading level={level} size="md">
        {t({ message: `Question ${number}`, comment: 'Of an exam' })}
      </Heading>
      <QuestionText question={question} answer={answer} />
      <AnswerResult
        question={question}
        answer={answer}
        rightChoice={rightChoice}
        rightText={null}
        rightParts={entry.rightParts ?? null}
        isOwn={false}
        lang={question.lang === language ? undefined : toTag(question.lang)}
      />
      {guidance ? (
        <div className={styles.lines}>
          <Text size="sm" weight="semibold">{t`What a good answer contains`}</Text>
          <Text preserveLines tone="muted">
            <FormulaText>{guidance}</FormulaText>
          </Text>
        </div>
      ) : null}
      {appeal ? <AppealView appeal={appeal} isOwn={false} /> : null}
      {grade ? (
        <>
          {rubric ? (
            <>
              <RubricFields
                rubric={rubric}
                choices={grade.choices}
                missing={isMissing && grade.score === null ? missing : undefined}
                onChoose={(choice) => onChange({ type: 'level.chosen', choice })}
              />
              <Text weight="semibold" role="status">
                {points(sumOf(rubric, grade.choices), question.score)}
              </Text>
            </>
          ) : (
            <NumberField
              label={t({ message: `Points (at most ${most})`, comment: 'For an answer' })}
              aria-label={t({ message: `Points of question ${number}`, comment: 'Of an exam' })}
              minValue={0}
              maxValue={question.score}
              step={HALF_POINT}
              value={grade.score}
              onChange={(score) => onChange({ type: 'score.changed', score })}
              errorMessage={isMissing && grade.score === null ? missing : undefined}
            />
          )}
          <TextArea
            label={t({ message: 'Remark for the learner', comment: 'On an answer' })}
            rows={2}
            maxLength={GRADING_LENGTHS.comment}
            value={grade.comment}
            onChange={(comment) => onChange({ type: 'remark.changed', comment })}
            isOptional
          />
          <FormulaPreview text={grade.comment} />
          {grade.appeal && grade.appeal.scoreAfter === null ? (
            <AppealAnswer
              grade={grade}
              appeal={grade.appeal}
              missing={mustReply && isReplyMissing(grade) ? missing : undefined}
              onChange={onChange}
            />
          ) : null}
        </>
      ) : (
        <Text tone="muted">{t`No answer, no points.`}</Text>
      )}
    </Surface>
  );
}

/** What is said to an appeal; the points are those of the question. */
function AppealAnswer({
  grade,
  appeal,
  missing,
  onChange,
}: {
  grade: GradeDraft;
  appeal: AppealDraft;
  missing: string | undefined;
  onChange: (change: AnswerChange) => void;
}) {
  const { t } = useLingui();
  const isStored = grade.score === appeal.scoreBefore;
  return (
    <>
      <Switch
        isSelected={appeal.isAnswered}
        onChange={(isAnswered) => onChange({ type: 'appeal.marked', isAnswered })}
      >
        {t`Answer the appeal when I save`}
      </Switch>
      {appeal.isAnswered ? (
        <TextArea
          label={t`Reply to the learner`}
          description={
            isStored
              ? t`The points stay as they are. Say why. An answer is final.`
              : t`The learner sees the new points and your reply. An answer is final.`
          }
          rows={3}
          maxLength={GRADING_LENGTHS.reply}
          value={appeal.reply}
          onChange={(reply) => onChange({ type: 'reply.changed', reply })}
          errorMessage={missing}
          isOptional={!isStored}
          isRequired={isStored}
        />
      ) : null}
    </>
  );
}
