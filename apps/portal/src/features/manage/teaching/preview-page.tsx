import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { examPreviewQuery } from '@stoa/api/exam-bank.queries';
import type { ExamQuestion } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { AnswerField } from '../../../shared/exam/answer-field.tsx';
import { bySection } from '../../../shared/exam/by-section.ts';
import type { Given } from '../../../shared/exam/kinds/kind.ts';
import { QuestionText } from '../../../shared/exam/question-text.tsx';
import { SectionIntro } from '../../../shared/exam/section-intro.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PREVIEW_TITLE } from '../titles.ts';
import { examHref } from './teaching-address.ts';

/** An exam as learners see it. Nothing is stored. */
export function PreviewPage({ schoolId, examId }: { schoolId: string; examId: string }) {
  useMessages('teaching');
  // Texts of the fields for answers.
  useMessages('exam');
  const { t, i18n } = useLingui();
  const query = useQuery(examPreviewQuery(useApi(), { schoolId, examId, lang: useLanguage() }));
  return (
    <ManagePage
      title={i18n._(PREVIEW_TITLE)}
      text={t`This is what learners see. Try it out: answers are not stored.`}
      actions={<LinkButton href={examHref(schoolId, examId)}>{t`Back to the exam`}</LinkButton>}
    >
      <Loaded query={query} rows={6}>
        {({ title, questions, sections }) => (
          <div className={cx(styles.part, styles.narrow)}>
            <Heading level={2} size="xl">
              {title}
            </Heading>
            {questions.length === 0 ? (
              <EmptyState headingLevel={3} title={t`This exam has no questions yet`} />
            ) : (
              bySection(questions, sections, (question) => question).map(({ id, section, entries }) => (
                <div key={id} className={styles.part}>
                  {section ? <SectionIntro section={section} level={3} /> : null}
                  {entries.map(({ entry, index }) => (
                    <Question key={entry.id} question={entry} position={index + 1} level={section ? 4 : 3} />
                  ))}
                </div>
              ))
            )}
          </div>
        )}
      </Loaded>
    </ManagePage>
  );
}

function Question({ question, position, level }: { question: ExamQuestion; position: number; level: 3 | 4 }) {
  const { t } = useLingui();
  const language = useLanguage();
  const textId = useId();
  const [given, setGiven] = useState<Given>({ choice: [], text: '' });
  const number = formatNumber(position, language);
  const points = question.score;
  return (
    <Surface as="section" isBordered radius="md" padding="5" className={styles.part}>
      <div className={styles.lines}>
        <Heading level={level} size="md">
          {t({ message: `Question ${number}`, comment: 'Of an exam' })}
        </Heading>
        <Text size="sm" tone="muted">
          {t`${plural(points, { one: '# point', other: '# points' })}`}
        </Text>
      </div>
      <div id={textId}>
        <QuestionText question={question} answer={given} />
      </div>
      <AnswerField question={question} labelledBy={textId} answer={given} onChange={setGiven} />
    </Surface>
  );
}
