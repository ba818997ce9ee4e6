import { useLingui } from '@lingui/react/macro';
import { DiceFiveIcon } from '@phosphor-icons/react/dist/csr/DiceFive';
import { questionsQuery } from '@stoa/api/exam-bank.queries';
import {
  MAX_QUESTIONS,
  type DrawDraft,
  type ExamDraft,
  type SectionDraft,
} from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { NumberField } from '@stoa/ui/number-field';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { EntryButtons } from './entry-buttons.tsx';
import { newDraw } from './exam-form.ts';
import { SectionSelect } from './section-select.tsx';
import { LEVEL_MESSAGES, LEVELS } from './teaching-messages.ts';
import * as teachingStyles from './teaching.css.ts';

const MAX_DRAWS = 20;
const MAX_POINTS = 1000;
/** In place of a folder or tag: all of them. */
const ALL = '';

interface DrawnQuestionsProps {
  schoolId: string;
  draft: ExamDraft;
  onChange: (part: Partial<ExamDraft>) => void;
}

/** Random questions that each attempt gets besides those that the exam names. */
export function DrawnQuestions({ schoolId, draft: { draws, sections }, onChange }: DrawnQuestionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const title = t({ message: 'Random questions', comment: 'Heading: drawn for each attempt at an exam' });
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
      <Text tone="muted">
        {t`Each attempt gets its own questions, drawn from the question bank when it starts.`}
      </Text>
      {draws.length > 0 ? (
        <RowList as="div" role="group" aria-label={title}>
          {draws.map((draw, index) => {
            const number = formatNumber(index + 1, language);
            return (
              <Draw
                key={draw.key}
                schoolId={schoolId}
                name={t({ message: `Draw ${number}`, comment: 'Random questions of an exam, counted' })}
                draw={draw}
                sections={sections}
                onChange={(part) =>
                  onChange({ draws: draws.map((one) => (one === draw ? { ...one, ...part } : one)) })
                }
                onRemove={() => onChange({ draws: draws.filter((one) => one !== draw) })}
              />
            );
          })}
        </RowList>
      ) : null}
      <div>
        <Button
          icon={DiceFiveIcon}
          isDisabled={draws.length >= MAX_DRAWS}
          onPress={() => onChange({ draws: [...draws, newDraw()] })}
        >
          {t({ message: 'Draw questions', comment: 'Button: random ones for an exam' })}
        </Button>
      </div>
    </section>
  );
}

interface DrawProps {
  schoolId: string;
  name: string;
  draw: DrawDraft;
  sections: readonly SectionDraft[];
  onChange: (part: Partial<DrawDraft>) => void;
  onRemove: () => void;
}

function Draw({ schoolId, name, draw, sections, onChange, onRemove }: DrawProps) {
  const { count, folder, tag, level, points } = draw;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  // How many there are, and which folders and tags.
  const { data } = useQuery({
    ...questionsQuery(useApi(), {
      schoolId,
      folder: folder || undefined,
      tag: tag || undefined,
      level: level ?? undefined,
      pageSize: 1,
      lang: language,
    }),
    staleTime: 0,
  });
  const isShort = data !== undefined && data.totalIsExact && data.total < count;
  const matching = formatNumber(data?.total ?? 0, language);
  return (
    <Row as="div" role="group" aria-label={name} className={teachingStyles.words}>
      <div className={styles.pair}>
        <NumberField
          label={t({ message: 'How many', comment: 'Random questions of an exam' })}
          description={
            data && !isShort
              ? t({ message: `Matching questions: ${matching}`, comment: 'In the question bank' })
              : undefined
          }
          errorMessage={
            isShort ? t`Matching questions: ${matching}. That is too few to publish the exam.` : undefined
          }
          minValue={1}
          maxValue={MAX_QUESTIONS}
          value={count}
          onChange={(value) => onChange({ count: value ?? 1 })}
        />
        <NumberField
          label={t({ message: 'Points each', comment: 'Random questions of an exam' })}
          minValue={1}
          maxValue={MAX_POINTS}
          value={points}
          onChange={(value) => onChange({ points: value ?? 1 })}
        />
        <Names
          label={t({ message: 'Folder', comment: 'Of questions' })}
          all={t({ message: 'All folders', comment: 'Filter of a list of questions' })}
          names={data?.folders ?? []}
          value={folder}
          onChange={(value) => onChange({ folder: value })}
        />
        <Names
          label={t({ message: 'Tag', comment: 'Of questions' })}
          all={t({ message: 'All tags', comment: 'Filter of a list of questions' })}
          names={data?.tags ?? []}
          value={tag}
          onChange={(value) => onChange({ tag: value })}
        />
        <Select
          label={t({ message: 'Level', context: 'question', comment: 'How hard a question is' })}
          value={level ?? ALL}
          onChange={(key) => onChange({ level: LEVELS.find((known) => known === key) ?? null })}
        >
          {[
            <SelectItem key={ALL} id={ALL}>
              {t({ message: 'All levels', comment: 'Filter of a list of questions: how hard they are' })}
            </SelectItem>,
            ...LEVELS.map((known) => (
              <SelectItem key={known} id={known}>
                {i18n._(LEVEL_MESSAGES[known])}
              </SelectItem>
            )),
          ]}
        </Select>
        <SectionSelect
          sections={sections}
          value={draw.section}
          onChange={(section) => onChange({ section })}
        />
      </div>
      <div className={teachingStyles.beside}>
        <EntryButtons name={name} onRemove={onRemove} />
      </div>
    </Row>
  );
}

interface NamesProps {
  label: string;
  all: string;
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
}

function Names({ label, all, names, value, onChange }: NamesProps) {
  // What is chosen stays, also where nothing has it any more.
  const offered = value === ALL || names.includes(value) ? names : [value, ...names];
  return (
    <Select label={label} value={value} onChange={(key) => onChange(String(key))}>
      {[ALL, ...offered].map((name) => (
        <SelectItem key={name} id={name} textValue={name || all}>
          {name === ALL ? all : <UserText>{name}</UserText>}
        </SelectItem>
      ))}
    </Select>
  );
}
