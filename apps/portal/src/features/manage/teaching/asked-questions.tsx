import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import {
  MAX_QUESTIONS,
  type AskedDraft,
  type ExamDraft,
  type TeachingFieldProblems,
} from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { NumberField } from '@stoa/ui/number-field';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHead } from '@stoa/ui/section-head';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useState, type DragEvent } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { EntryButtons } from './entry-buttons.tsx';
import { moved } from './exam-form.ts';
import { NewQuestionDialog } from './new-question-dialog.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { questionHref } from './teaching-address.ts';
import * as teachingStyles from './teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES, TYPE_MESSAGES } from './teaching-messages.ts';

const SHOWN_LENGTH = 160;
const MAX_POINTS = 1000;

interface AskedQuestionsProps {
  schoolId: string;
  draft: ExamDraft;
  problems: TeachingFieldProblems;
  onChange: (part: Partial<ExamDraft>) => void;
}

/** The questions of an exam in their order, for the keyboard as for the mouse. */
export function AskedQuestions({ schoolId, draft, problems, onChange }: AskedQuestionsProps) {
  const { t, i18n } = useLingui();
  const { questions, draws } = draft;
  const language = useLanguage();
  const [open, setOpen] = useState<'pick' | 'write'>();
  const [dragged, setDragged] = useState<number>();
  const set = (next: readonly AskedDraft[]) => onChange({ questions: next });
  const add = (added: readonly AskedDraft[]) =>
    set([
      ...questions,
      ...added.filter(({ questionId }) => questions.every((one) => one.questionId !== questionId)),
    ]);
  const points =
    questions.reduce((sum, question) => sum + question.points, 0) +
    draws.reduce((sum, draw) => sum + draw.count * draw.points, 0);
  const pointsText = formatNumber(points, language);
  const isFull = questions.length >= MAX_QUESTIONS;
  return (
    <section className={styles.part}>
      <SectionHead title={t({ message: 'Questions', comment: 'Heading: of an exam' })} />
      {questions.length + draws.length > 0 ? (
        <Text tone="muted" isNumeric>
          {t`${plural(points, { one: `${pointsText} point in all`, other: `${pointsText} points in all` })}`}
        </Text>
      ) : null}
      {questions.length === 0 && draws.length > 0 ? null : questions.length === 0 ? (
        <EmptyState headingLevel={3} title={t`This exam has no questions yet`}>
          {problems.questions ? (
            <Text tone="danger" role="alert">
              {t`An exam needs a question before it can be published.`}
            </Text>
          ) : (
            t`Take them from the question bank, or write new ones.`
          )}
        </EmptyState>
      ) : (
        <RowList aria-label={t({ message: 'Questions', comment: 'Heading: of an exam' })}>
          {questions.map((question, index) => {
            const number = formatNumber(index + 1, language);
            const shown = textIn(question.text, language);
            const name = t({ message: `Question ${number}`, comment: 'Of an exam' });
            return (
              <Row
                key={question.questionId}
                className={teachingStyles.asked}
                draggable
                onDragStart={(event: DragEvent) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', name);
                  setDragged(index);
                }}
                onDragOver={(event: DragEvent) => {
                  if (dragged !== undefined) event.preventDefault();
                }}
                onDrop={(event: DragEvent) => {
                  event.preventDefault();
                  if (dragged !== undefined) set(moved(questions, dragged, index));
                  setDragged(undefined);
                }}
                onDragEnd={() => setDragged(undefined)}
              >
                <div className={teachingStyles.words}>
                  <Text size="sm" tone="muted">
                    {name} · {i18n._(TYPE_MESSAGES[question.type])}
                    {question.isArchived
                      ? ` · ${t({ message: 'Archived', comment: 'Filter of a list of questions' })}`
                      : null}
                  </Text>
                  <Text as="span">
                    <Link href={questionHref(schoolId, question.questionId)}>
                      <UserText lang={shown.lang}>{shown.text.slice(0, SHOWN_LENGTH)}</UserText>
                    </Link>
                  </Text>
                </div>
                <NumberField
                  label={t({ message: 'Points', context: 'exam', comment: 'For a right answer' })}
                  aria-label={t({ message: `Points of question ${number}`, comment: 'Of an exam' })}
                  minValue={1}
                  maxValue={MAX_POINTS}
                  value={question.points}
                  hideSteppers
                  onChange={(value) =>
                    set(questions.map((one, at) => (at === index ? { ...one, points: value ?? 1 } : one)))
                  }
                />
                <div className={teachingStyles.beside}>
                  <EntryButtons
                    name={name}
                    isFirst={index === 0}
                    isLast={index === questions.length - 1}
                    onMove={(step) => set(moved(questions, index, index + step))}
                    onRemove={() => set(questions.filter((_, at) => at !== index))}
                  />
                </div>
              </Row>
            );
          })}
        </RowList>
      )}
      <div className={styles.actions}>
        <Button icon={MagnifyingGlassIcon} isDisabled={isFull} onPress={() => setOpen('pick')}>
          {t`Add from the question bank`}
        </Button>
        <Button icon={PlusIcon} isDisabled={isFull} onPress={() => setOpen('write')}>
          {t`Write a question`}
        </Button>
      </div>
      {problems.questions && questions.length > 0 ? (
        <Text tone="danger" size="sm">
          {i18n._(TEACHING_PROBLEM_MESSAGES[problems.questions])}
        </Text>
      ) : null}
      <PickDialog
        schoolId={schoolId}
        isOpen={open === 'pick'}
        taken={questions.map(({ questionId }) => questionId)}
        onClose={() => setOpen(undefined)}
        onPick={(picked) => {
          add(picked);
          setOpen(undefined);
        }}
      />
      {open === 'write' ? (
        <NewQuestionDialog
          schoolId={schoolId}
          onClose={() => setOpen(undefined)}
          onSaved={(saved) => {
            add([saved]);
            setOpen(undefined);
          }}
        />
      ) : null}
    </section>
  );
}
