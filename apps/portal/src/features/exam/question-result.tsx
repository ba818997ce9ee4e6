import { useLingui } from '@lingui/react/macro';
import type { AttemptResult } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { FormulaText } from '@stoa/ui/formula-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { AnswerResult } from '../../shared/exam/answer-result.tsx';
import { QuestionText } from '../../shared/exam/question-text.tsx';
import { cx } from '../../shared/cx.ts';
import { formatNumber } from '../../shared/format.ts';
import { RubricResult } from '../../shared/rubric/rubric-result.tsx';
import * as styles from './exam.css.ts';
import { QuestionAppeal } from './question-appeal.tsx';
import { usePoints } from '../../shared/exam/use-points.ts';

type Entry = AttemptResult['questions'][number];

/** A question with the answer that was submitted, and what is right where that is shown. */
export function QuestionResult({
  schoolId,
  attemptId,
  entry,
  position,
  level,
  appealsUntil,
}: {
  schoolId: string;
  attemptId: string;
  entry: Entry;
  position: number;
  level: 3 | 4;
  /** Null where points cannot be appealed. */
  appealsUntil: string | null;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const points = usePoints();
  const { question, score, explanation } = entry;
  const number = formatNumber(position, language);
  const lang = question.lang === language ? undefined : toTag(question.lang);
  return (
    <Surface as="section" isBordered radius="md" padding="5" className={cx(styles.part, styles.whole)}>
      <div className={styles.questionHead}>
        <Heading level={level} size="md">{t`Question ${number}`}</Heading>
        {score === null ? null : (
          <Text size="sm" isNumeric tone={score > 0 ? 'success' : 'danger'}>
            {points(score, question.score)}
          </Text>
        )}
      </div>
      <QuestionText question={question} answer={entry.answer} />
      <AnswerResult
        question={question}
        answer={entry.answer}
        rightChoice={entry.rightChoice}
        rightText={entry.rightText}
        rightParts={entry.rightParts ?? null}
        optionFeedback={entry.optionFeedback}
        isOwn
        lang={lang}
      />
      {question.rubric && entry.choices ? (
        <div className={styles.words}>
          <Text size="sm" weight="semibold">
            {t({ message: 'Rubric', comment: 'Criteria by which work is graded' })}
          </Text>
          <RubricResult rubric={question.rubric} choices={entry.choices} />
        </div>
      ) : null}
      {entry.comment ? (
        <div className={styles.words}>
          <Text size="sm" weight="semibold">
            {t`Remark of the teacher`}
          </Text>
          <Text preserveLines>
            <FormulaText>{entry.comment}</FormulaText>
          </Text>
        </div>
      ) : null}
      <QuestionAppeal
        schoolId={schoolId}
        attemptId={attemptId}
        questionId={question.id}
        entry={entry}
        until={appealsUntil}
      />
      {explanation ? (
        <div className={styles.words}>
          <Text size="sm" weight="semibold">
            {t({ message: 'Explanation', comment: 'Why an answer is right' })}
          </Text>
          <Text lang={lang}>
            <FormulaText>{explanation}</FormulaText>
          </Text>
        </div>
      ) : null}
    </Surface>
  );
}
