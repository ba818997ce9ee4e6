import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import {
  MAX_QUESTIONS,
  type AskedDraft,
  type ExamDraft,
  type SectionDraft,
  type TeachingFieldProblems,
} from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { NumberField } from '@stoa/ui/number-field';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { cutText, FormulaText, nameWithFormulas } from '@stoa/ui/formula-text';
import { UserText } from '@stoa/ui/user-text';
import { useState, type DragEvent } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { EntryButtons } from './entry-buttons.tsx';
import { inOrder, moved } from './exam-form.ts';
import { NewQuestionDialog } from './new-question-dialog.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { SectionSelect, useSectionName } from './section-select.tsx';
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
  const { draws, sections } = draft;
  const questions = inOrder(draft);
  const groups = useGroups(questions, sections);
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
      <SectionHeader title={t({ message: 'Questions', comment: 'Heading: of an exam' })} />
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
        groups.map(({ key, title, entries }) => (
          <div key={key} className={styles.lines}>
            {title === undefined ? null : (
              <Heading level={3} size="md">
                <UserText>{title}</UserText>
              </Heading>
            )}
            <RowList aria-label={title ?? t({ message: 'Questions', comment: 'Heading: of an exam' })}>
              {entries.map(({ question, index }) => (
                <Asked
                  key={question.questionId}
                  schoolId={schoolId}
                  question={question}
                  index={index}
                  sections={sections}
                  isFirst={entries[0]?.index === index}
                  isLast={entries.at(-1)?.index === index}
                  isDragged={dragged !== undefined}
                  onDrag={setDragged}
                  onDrop={() => {
                    const from = dragged === undefined ? undefined : questions[dragged];
                    if (dragged === undefined || !from) return;
                    const there = { ...from, section: question.section };
                    set(moved(questions.with(dragged, there), dragged, index));
                  }}
                  onMove={(step) => set(moved(questions, index, index + step))}
                  onChange={(part) => set(questions.with(index, { ...question, ...part }))}
                  onRemove={() => set(questions.toSpliced(index, 1))}
                />
              ))}
            </RowList>
          </div>
        ))
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

interface Group {
  key: string;
  /** Undefined where there are no sections. */
  title: string | undefined;
  entries: { question: AskedDraft; index: number }[];
}

/** The questions section by section, each with its place in the exam. */
function useGroups(questions: readonly AskedDraft[], sections: readonly SectionDraft[]): Group[] {
  const { t } = useLingui();
  const nameOf = useSectionName();
  const placed = questions.map((question, index) => ({ question, index }));
  if (sections.length === 0) return [{ key: 'all', title: undefined, entries: placed }];
  const isKnown = ({ section }: AskedDraft) => sections.some(({ key }) => key === section);
  return [
    {
      key: 'none',
      title: t({
        message: 'No section',
        context: 'exam',
        comment: 'A question that is in no part of an exam',
      }),
      entries: placed.filter(({ question }) => !isKnown(question)),
    },
    ...sections.map((section, index) => ({
      key: `in-${section.key}`,
      title: nameOf(section, index),
      entries: placed.filter(({ question }) => question.section === section.key),
    })),
  ].filter(({ entries }) => entries.length > 0);
}

interface AskedProps {
  schoolId: string;
  question: AskedDraft;
  /** Its place in the exam. */
  index: number;
  sections: readonly SectionDraft[];
  isFirst: boolean;
  isLast: boolean;
  /** Whether a question is dragged. */
  isDragged: boolean;
  onDrag: (index: number | undefined) => void;
  onDrop: () => void;
  onMove: (step: 1 | -1) => void;
  onChange: (part: Partial<AskedDraft>) => void;
  onRemove: () => void;
}

/** A question of an exam with its points, its section, and what can be done with it. */
function Asked(props: AskedProps) {
  const { schoolId, question, index, sections, isDragged, onDrag, onDrop, onChange } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const number = formatNumber(index + 1, language);
  const shown = textIn(question.text, language);
  const name = t({ message: `Question ${number}`, comment: 'Of an exam' });
  return (
    <Row
      className={sections.length > 0 ? teachingStyles.askedInSection : teachingStyles.asked}
      draggable
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(index);
      }}
      onDragOver={(event: DragEvent) => {
        if (isDragged) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        onDrop();
        onDrag(undefined);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <div className={teachingStyles.words}>
        <Text size="sm" tone="muted">
          {name} · {i18n._(TYPE_MESSAGES[question.type])}
          {question.isArchived
            ? ` · ${t({ message: 'Archived', comment: 'Filter of a list of questions' })}`
            : null}
        </Text>
        <Text as="span">
          <Link href={questionHref(schoolId, question.questionId)} aria-label={nameWithFormulas(shown.text)}>
            <FormulaText lang={shown.lang} isInLine>
              {cutText(shown.text, SHOWN_LENGTH)}
            </FormulaText>
          </Link>
        </Text>
      </div>
      <SectionSelect
        sections={sections}
        value={question.section}
        label={t({ message: `Section of question ${number}`, comment: 'Of an exam' })}
        onChange={(section) => onChange({ section })}
      />
      <NumberField
        label={t({ message: 'Points', context: 'exam', comment: 'For a right answer' })}
        aria-label={t({ message: `Points of question ${number}`, comment: 'Of an exam' })}
        minValue={1}
        maxValue={MAX_POINTS}
        value={question.points}
        hideSteppers
        onChange={(value) => onChange({ points: value ?? 1 })}
      />
      <div className={teachingStyles.beside}>
        <EntryButtons
          name={name}
          isFirst={props.isFirst}
          isLast={props.isLast}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      </div>
    </Row>
  );
}
