import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExamPreview, ExamQuestion } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { AnswerField } from '../../../shared/exam/answer-field.tsx';
import type { Given } from '../../../shared/exam/kinds/kind.ts';
import { pagesOf } from '../../../shared/exam/pages.ts';
import { QuestionText } from '../../../shared/exam/question-text.tsx';
import { SectionIntro } from '../../../shared/exam/section-intro.tsx';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';

const NOTHING: Given = { choice: [], text: '' };

/** An exam page by page, as learners go through it. What is tried stays while the page is open. */
export function PreviewPages({ exam: { questions, sections, questionsPerPage = 1 } }: { exam: ExamPreview }) {
  const { t } = useLingui();
  const language = useLanguage();
  const pages = useMemo(() => pagesOf(questions, questionsPerPage), [questions, questionsPerPage]);
  const [given, setGiven] = useState<Readonly<Record<string, Given>>>({});
  const [asked, setAsked] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  // Another language may have fewer pages.
  const at = Math.min(asked, pages.length - 1);
  useEffect(() => {
    if (hasMoved.current) headingRef.current?.focus();
  }, [at]);
  const goTo = (page: number) => {
    hasMoved.current = true;
    setAsked(page);
  };
  const places = pages[at] ?? [];
  const section = sections?.[questions[places[0] ?? -1]?.section ?? -1];
  const number = formatNumber(at + 1, language);
  const all = formatNumber(pages.length, language);
  return (
    <div className={styles.part}>
      {section ? <SectionIntro section={section} level={3} /> : null}
      {places.map((place, position) => {
        const question = questions[place];
        return question ? (
          <Question
            key={question.id}
            question={question}
            position={place + 1}
            level={section ? 4 : 3}
            headingRef={position === 0 ? headingRef : undefined}
            given={given[question.id] ?? NOTHING}
            onChange={(answer) => setGiven((before) => ({ ...before, [question.id]: answer }))}
          />
        ) : null;
      })}
      {pages.length > 1 ? (
        <div className={styles.actions}>
          <Button isDisabled={at === 0} onPress={() => goTo(at - 1)}>
            {t({ message: 'Previous', comment: 'Button: the question before' })}
          </Button>
          <Button isDisabled={at === pages.length - 1} onPress={() => goTo(at + 1)}>
            {t({ message: 'Next', comment: 'Button: the question after' })}
          </Button>
          <Text tone="muted" as="span" role="status">
            {t({ message: `Page ${number} of ${all}`, context: 'exam preview', comment: 'Of an exam' })}
          </Text>
        </div>
      ) : null}
    </div>
  );
}

function Question({
  question,
  position,
  level,
  headingRef,
  given,
  onChange,
}: {
  question: ExamQuestion;
  position: number;
  level: 3 | 4;
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
  given: Given;
  onChange: (given: Given) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const textId = useId();
  const number = formatNumber(position, language);
  const points = question.score;
  return (
    <Surface as="section" isBordered radius="md" padding="5" className={styles.part}>
      <div className={styles.lines}>
        <Heading level={level} size="md" ref={headingRef} tabIndex={-1}>
          {t({ message: `Question ${number}`, comment: 'Of an exam' })}
        </Heading>
        <Text size="sm" tone="muted">
          {t`${plural(points, { one: '# point', other: '# points' })}`}
        </Text>
      </div>
      <div id={textId}>
        <QuestionText question={question} answer={given} />
      </div>
      <AnswerField question={question} labelledBy={textId} answer={given} onChange={onChange} />
    </Surface>
  );
}
