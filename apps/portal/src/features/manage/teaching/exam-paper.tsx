import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExamQuestion } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { OptionPicture } from '@stoa/ui/option-picture';
import { Text } from '@stoa/ui/text';
import { FormulaText } from '@stoa/ui/formula-text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../../i18n/languages.ts';
import { QuestionAreas } from '../../../shared/exam/kinds/areas.tsx';
import { PassageText } from '../../../shared/exam/kinds/highlight.tsx';
import { fromPassages } from '../../../shared/exam/passage-text.ts';
import { QuestionText } from '../../../shared/exam/question-text.tsx';
import { formatMinutes, formatNumber } from '../../../shared/format.ts';
import { RubricCriteria } from '../../../shared/rubric/rubric-view.tsx';
import * as styles from './exam-paper.css.ts';

/** Lines to write an essay on. */
const ESSAY_LINES = 12;

/** Where learners write who they are, and what the exam asks of them. */
export function PaperHeader({ minutes, maxScore }: { minutes: number; maxScore: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.head}>
      <Blank label={t({ message: 'Name', context: 'exam paper', comment: 'Before a line to write on' })} />
      <Blank label={t({ message: 'Date', context: 'exam paper', comment: 'Before a line to write on' })} />
      <Text tone="muted">
        {formatMinutes(minutes, language)}
        {' · '}
        {t`${plural(maxScore, { one: '# point', other: '# points' })}`}
      </Text>
    </div>
  );
}

function Blank({ label }: { label: string }) {
  return (
    <div className={styles.blank}>
      <Text as="span" weight="medium">
        {label}
      </Text>
      <span className={styles.line} />
    </div>
  );
}

interface PaperQuestionProps {
  question: ExamQuestion;
  position: number;
  level: 3 | 4;
}

/** A question as it is printed, with room for the answer. */
export function PaperQuestion({ question, position, level }: PaperQuestionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const number = formatNumber(position, language);
  const points = question.score;
  const isOther = question.lang !== language;
  return (
    <section className={styles.question}>
      <div className={styles.title}>
        <Heading level={level} size="md">
          {t({ message: `Question ${number}`, comment: 'Of an exam' })}
        </Heading>
        <Text as="span" size="sm" tone="muted">
          {t`${plural(points, { one: '# point', other: '# points' })}`}
        </Text>
      </div>
      <QuestionText question={question} />
      {question.rubric ? (
        <>
          <Hint>{t({ message: 'Rubric', comment: 'Criteria by which work is graded' })}</Hint>
          <RubricCriteria rubric={question.rubric} />
        </>
      ) : null}
      <div
        className={styles.answer}
        lang={isOther ? toTag(question.lang) : undefined}
        dir={isOther ? directionOf(question.lang) : undefined}
      >
        <Room question={question} />
      </div>
    </section>
  );
}

/** Room for the answer. What a question has says how it is answered: parts, options, or a text. */
function Room({ question }: { question: ExamQuestion }) {
  const { parts = [], options, kind } = question;
  if (parts.length > 0)
    return (
      <>
        {kind === 'labels' ? (
          <QuestionAreas question={question} stateOf={() => ({ isChosen: false })} />
        ) : null}
        {options.length > 0 ? <Letters question={question} /> : null}
        <Parts question={question} />
      </>
    );
  if (kind === 'hotspot') return <Areas question={question} />;
  if (kind === 'highlight') return <Passages question={question} />;
  if (kind === 'file') return <Apart />;
  if (options.length > 0) return <Boxes question={question} />;
  return <Lines question={question} count={kind === 'essay' ? ESSAY_LINES : 1} />;
}

/** What has no room on the paper. */
function Apart() {
  const { t } = useLingui();
  return <Hint>{t`Hand in your answer separately.`}</Hint>;
}

/** What is answered by letters. */
function Letters({ question: { options } }: { question: ExamQuestion }) {
  const { t } = useLingui();
  return (
    <>
      <Hint>{t`Write the letter of the right option for each.`}</Hint>
      <ul className={options.some(({ picture }) => picture) ? styles.pictures : styles.letters}>
        {options.map(({ key, text, picture }) => (
          <li key={key}>
            <Shown picture={picture} />
            <b>{key.toUpperCase()}</b> <FormulaText>{text}</FormulaText>
          </li>
        ))}
      </ul>
    </>
  );
}

function Parts({ question: { parts = [], kind } }: { question: ExamQuestion }) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {parts.map(({ key, text, picture }, index) => (
        <li key={key} className={styles.part}>
          <Shown picture={picture} />
          {/* Areas have their numbers: their names could tell the answer. */}
          {text && kind !== 'labels' ? (
            <FormulaText>{text}</FormulaText>
          ) : picture ? null : (
            <span>({formatNumber(index + 1, language)})</span>
          )}
          <span className={styles.line} />
        </li>
      ))}
    </ul>
  );
}

/** What is circled on the paper. */
function Passages({ question }: { question: ExamQuestion }) {
  const { t } = useLingui();
  return (
    <>
      <Hint>{t`Circle the passages that apply.`}</Hint>
      <PassageText
        paragraphs={fromPassages(question)}
        options={question.options}
        lang={question.lang}
        stateOf={() => ({ isChosen: false })}
      />
    </>
  );
}

/** What is checked are the numbers of areas: their names could tell the answer. */
function Areas({ question }: { question: ExamQuestion }) {
  const language = useLanguage();
  const options = question.options.map((option, index) => ({
    ...option,
    text: formatNumber(index + 1, language),
  }));
  return (
    <>
      <QuestionAreas question={question} stateOf={() => ({ isChosen: false })} />
      <Boxes
        question={{ ...question, kind: question.picture?.most === 1 ? 'single' : 'multiple', options }}
      />
    </>
  );
}

function Boxes({ question: { kind, options } }: { question: ExamQuestion }) {
  const { t } = useLingui();
  const hint = () => {
    if (kind === 'ordering') return t`Number these in the right order.`;
    return kind === 'multiple' ? t`Check all that apply.` : t`Check one answer.`;
  };
  return (
    <>
      <Hint>{hint()}</Hint>
      <ul className={options.some(({ picture }) => picture) ? styles.pictures : styles.list}>
        {options.map(({ key, text, picture }) => (
          <li key={key} className={styles.option}>
            <span className={kind === 'single' || kind === 'truefalse' ? styles.circle : styles.box} />
            <span className={styles.shown}>
              <Shown picture={picture} />
              <FormulaText>{text}</FormulaText>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The picture of an option or a part. */
function Shown({ picture }: { picture: ExamQuestion['options'][number]['picture'] }) {
  return picture ? <OptionPicture src={picture.url} alt={picture.alt} size="md" /> : null;
}

function Lines({ question: { range, unit }, count }: { question: ExamQuestion; count: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const lowest = range ? formatNumber(range.min, language) : '';
  const highest = range ? formatNumber(range.max, language) : '';
  return (
    <>
      {range ? <Hint>{t`A number from ${lowest} to ${highest}.`}</Hint> : null}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.part}>
          <span className={styles.line} />
          {unit ? <UserText>{unit}</UserText> : null}
        </div>
      ))}
    </>
  );
}

function Hint({ children }: { children: string }) {
  const language = useLanguage();
  return (
    <Text size="sm" tone="muted" lang={toTag(language)} dir={directionOf(language)}>
      {children}
    </Text>
  );
}
