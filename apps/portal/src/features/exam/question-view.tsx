import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AttemptSection, ExamQuestion } from '@stoa/api/schema';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { ToggleButton } from '@stoa/ui/toggle-button';
import { useId, type RefObject } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { AnswerField } from '../../shared/exam/answer-field.tsx';
import { QuestionText } from '../../shared/exam/question-text.tsx';
import { SectionIntro } from '../../shared/exam/section-intro.tsx';
import { formatNumber } from '../../shared/format.ts';
import * as styles from './exam.css.ts';
import type { Attempt } from './use-attempt.ts';

export interface QuestionViewProps {
  question: ExamQuestion;
  /** The section that it belongs to. */
  section: AttemptSection | undefined;
  position: number;
  count: number;
  flow: Attempt;
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
}

/** One question with its answer. */
export function QuestionView(props: QuestionViewProps) {
  const { question, section, position, count, flow, headingRef } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const textId = useId();
  const number = formatNumber(position, language);
  const all = formatNumber(count, language);
  const points = question.score;
  return (
    <section aria-labelledby={`${textId}-head`} className={styles.main} data-question={question.id}>
      {section ? <SectionIntro section={section} id={`${textId}-section`} /> : null}
      <div className={styles.questionHead}>
        <div className={styles.words}>
          <Heading
            level={2}
            size="lg"
            id={`${textId}-head`}
            ref={headingRef}
            tabIndex={-1}
            // Whoever hears the page comes to the question, not to what stands above it.
            aria-describedby={section ? `${textId}-section` : undefined}
            className={styles.heading}
          >
            {t`Question ${number} of ${all}`}
          </Heading>
          <Text size="sm" tone="muted">
            {t`${plural(points, { one: '# point', other: '# points' })}`}
          </Text>
        </div>
        <ToggleButton
          size="sm"
          icon={FlagIcon}
          isSelected={flow.answers[question.id]?.flagged ?? false}
          onChange={() => flow.flag(question.id)}
        >
          {t({ message: 'Flag', comment: 'Button: mark a question to look at it again' })}
        </ToggleButton>
      </div>
      <div id={textId}>
        <QuestionText question={question} answer={flow.answers[question.id]} />
      </div>
      <AnswerField
        question={question}
        labelledBy={textId}
        answer={flow.answers[question.id]}
        onChange={(given) => flow.answer(question.id, given)}
      />
    </section>
  );
}
