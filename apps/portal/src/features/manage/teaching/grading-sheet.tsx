import { useLingui } from '@lingui/react/macro';
import { gradingQuery } from '@stoa/api/exam-bank.queries';
import { sumOf } from '@stoa/api/rubric';
import type { GradingSheet } from '@stoa/api/schema';
import {
  isReplyMissing,
  TEACHING_LENGTHS,
  type AppealDraft,
  type GradeDraft,
} from '@stoa/machines/teaching-editor';
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
import { RubricFields } from '../../../shared/rubric/rubric-fields.tsx';
import { EditorFrame } from '../editor-frame.tsx';
import * as styles from '../manage.css.ts';
import { appealOf, chosen, gradingDraft } from './grading-form.ts';
import type { GradingQuery } from './questions-search.ts';
import { TEACHING_PROBLEM_MESSAGES } from './teaching-messages.ts';
import { useTeachingEditor } from './use-teaching-editor.ts';

interface Steps {
  /** The attempts before and after this one; undefined at the ends. */
  previousHref: string | undefined;
  nextHref: string | undefined;
}

interface Place {
  schoolId: string;
  examId: string;
  attemptId: string;
  /** The question that is graded alone, in one attempt after the other; undefined for all of them. */
  questionId: string | undefined;
  /** Whether the questions with appeals are shown alone. */
  view: GradingQuery['view'];
}

/** An attempt with its answers, to be given points and remarks. */
export function GradingSheetView({ previousHref, nextHref, ...place }: Steps & Place) {
  const { schoolId, attemptId } = place;
  const query = useQuery({
    ...gradingQuery(useApi(), { schoolId, attemptId, lang: useLanguage() }),
    // What is being graded does not change under one's hands.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Loaded query={query} rows={8}>
      {(sheet) => <Sheet sheet={sheet} previousHref={previousHref} nextHref={nextHref} {...place} />}
    </Loaded>
  );
}

function Sheet({ sheet, previousHref, nextHref, ...place }: Steps & Place & { sheet: GradingSheet }) {
  const { schoolId, questionId, view } = place;
  const { t, i18n } = useLingui();
  const isShown = ({ question, appeal }: GradingSheet['questions'][number]) =>
    view === 'appeals' ? appeal !== undefined : questionId === undefined || question.id === questionId;
  const { actor, draft, change, problems, saveNow } = useTeachingEditor(schoolId, gradingDraft(sheet));
  const name = sheet.learner?.name ?? sheet.anonymousName ?? '';
  const points = usePoints();
  const gradeOf = ({ question }: GradingSheet['questions'][number]) =>
    draft.scores.find(({ questionId }) => questionId === question.id);
  const set = (questionId: string, part: Partial<GradeDraft>) =>
    change({
      scores: draft.scores.map((one) => (one.questionId === questionId ? { ...one, ...part } : one)),
    });
  return (
    <EditorFrame
      actor={actor}
      className={cx(styles.part, styles.narrow)}
      parameter="attempt"
      saveNow={saveNow}
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
                <Graded
                  key={entry.question.id}
                  entry={entry}
                  position={index + 1}
                  level={section ? 4 : 3}
                  grade={gradeOf(entry)}
                  isMissing={problems.scores === 'MISSING'}
                  isReplyMissing={problems.appeals === 'MISSING'}
                  onChange={(part) => set(entry.question.id, part)}
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
        maxLength={TEACHING_LENGTHS.feedback}
        value={draft.feedback}
        onChange={(feedback) => change({ feedback })}
        errorMessage={problems.feedback && i18n._(TEACHING_PROBLEM_MESSAGES[problems.feedback])}
        isOptional
      />
      <Switch
        isSelected={draft.finished}
        // Points that are missing would be missing out of sight.
        isDisabled={
          sheet.attempt.status === 'graded' ||
          draft.scores.some(
            (one) => one.score === null && questionId !== undefined && one.questionId !== questionId,
          )
        }
        onChange={(finished) => change({ finished })}
      >
        {t`Grading is finished`}
      </Switch>
      <div className={styles.actions}>
        {previousHref ? <LinkButton href={previousHref}>{t`Previous attempt`}</LinkButton> : null}
        {nextHref ? <LinkButton href={nextHref}>{t`Next attempt`}</LinkButton> : null}
      </div>
    </EditorFrame>
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
}: Place & { sheet: GradingSheet }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  if (sheet.questions.length < 2 && questionId === undefined && view === undefined) return null;
  const hasAppeals = view === 'appeals' || sheet.questions.some(({ appeal }) => appeal !== undefined);
  const searchOf = (key: string): Partial<GradingQuery> => {
    if (key === ALL) return {};
    return key === APPEALS ? { view: APPEALS } : { question: key };
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

function Graded({
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
  onChange: (part: Partial<GradeDraft>) => void;
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
                onChoose={(choice) => onChange(chosen(grade, choice, rubric))}
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
              onChange={(score) => onChange({ score })}
              errorMessage={isMissing && grade.score === null ? missing : undefined}
            />
          )}
          <TextArea
            label={t({ message: 'Remark for the learner', comment: 'On an answer' })}
            rows={2}
            maxLength={TEACHING_LENGTHS.comment}
            value={grade.comment}
            onChange={(comment) => onChange({ comment })}
            isOptional
          />
          <FormulaPreview text={grade.comment} />
          {grade.appeal && grade.appeal.scoreAfter === null ? (
            <AppealAnswer
              grade={grade}
              appeal={grade.appeal}
              missing={mustReply && isReplyMissing(grade) ? missing : undefined}
              onChange={(part) => grade.appeal && onChange({ appeal: { ...grade.appeal, ...part } })}
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
  onChange: (part: Partial<AppealDraft>) => void;
}) {
  const { t } = useLingui();
  const isKept = grade.score === appeal.scoreBefore;
  return (
    <>
      <Switch isSelected={appeal.isAnswered} onChange={(isAnswered) => onChange({ isAnswered })}>
        {t`Answer the appeal when I save`}
      </Switch>
      {appeal.isAnswered ? (
        <TextArea
          label={t`Reply to the learner`}
          description={
            isKept
              ? t`The points stay as they are. Say why. An answer is final.`
              : t`The learner sees the new points and your reply. An answer is final.`
          }
          rows={3}
          maxLength={TEACHING_LENGTHS.reply}
          value={appeal.reply}
          onChange={(reply) => onChange({ reply })}
          errorMessage={missing}
          isOptional={!isKept}
          isRequired={isKept}
        />
      ) : null}
    </>
  );
}
