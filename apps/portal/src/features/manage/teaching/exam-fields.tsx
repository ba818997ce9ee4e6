import { useLingui } from '@lingui/react/macro';
import {
  badNetworkLines,
  MAX_NETWORKS,
  namedLines,
  TEACHING_LENGTHS,
  typedLines,
  withNamed,
  type ExamDraft,
  type TeachingFieldProblems,
} from '@stoa/machines/teaching-editor';
import type { SchoolNetworks } from '@stoa/api/schema';
import { Checkbox } from '@stoa/ui/checkbox';
import { DatePicker } from '@stoa/ui/date-picker';
import { NumberField } from '@stoa/ui/number-field';
import { SectionHeader } from '@stoa/ui/section-header';
import { Select, SelectItem } from '@stoa/ui/select';
import { Stack } from '@stoa/ui/stack';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { TimeField } from '@stoa/ui/time-field';
import { UserText } from '@stoa/ui/user-text';
import { useId, useState, type ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag, type Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { LanguageSelect } from './language-select.tsx';
import { PageFields } from './page-fields.tsx';
import * as teachingStyles from './teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from './teaching-messages.ts';

interface ExamFieldsProps {
  draft: ExamDraft;
  problems: TeachingFieldProblems;
  onChange: (part: Partial<ExamDraft>) => void;
}
type Named = Pick<SchoolNetworks['items'][number], 'id' | 'name'>;

const MAX_MINUTES = 1440;
const MAX_ATTEMPTS = 1000;
const MAX_PERCENT = 100;
const MAX_APPEAL_DAYS = 365;
/** Where appeals are switched on. */
const USUAL_APPEAL_DAYS = 7;

/** What an exam is called and asks, and how it is taken. */
export function ExamFields({
  questions,
  networks,
  ...props
}: ExamFieldsProps & {
  questions: ReactNode;
  /** The networks of the school. */
  networks: readonly Named[];
}) {
  return (
    <>
      <Names {...props} />
      {questions}
      <Time {...props} />
      <Results {...props} />
      <Visibility {...props} networks={networks} />
    </>
  );
}

function Names({ draft, problems, onChange }: ExamFieldsProps) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <section className={styles.part}>
      <SectionHeader title={t`Title and summary`} />
      <LanguageSelect value={language} onChange={setLanguage} />
      <TextField
        name="title"
        label={t({ message: 'Title', comment: 'Of an exam' })}
        lang={toTag(language)}
        value={draft.title[language] ?? ''}
        placeholder={textIn(draft.title, language).text || ' '}
        onChange={(title) => onChange({ title: { ...draft.title, [language]: title } })}
        errorMessage={problems.title && i18n._(TEACHING_PROBLEM_MESSAGES[problems.title])}
        isRequired
      />
      <TextArea
        name="summary"
        label={t({ message: 'Summary', comment: 'Of an exam' })}
        rows={3}
        lang={toTag(language)}
        maxLength={TEACHING_LENGTHS.summary}
        value={draft.summary[language] ?? ''}
        placeholder={textIn(draft.summary, language).text || ' '}
        onChange={(summary) => onChange({ summary: { ...draft.summary, [language]: summary } })}
        errorMessage={problems.summary && i18n._(TEACHING_PROBLEM_MESSAGES[problems.summary])}
        isOptional
      />
    </section>
  );
}

function Time({ draft, problems, onChange }: ExamFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <section className={styles.part}>
      <SectionHeader title={t`Time and attempts`} />
      <div className={styles.pair}>
        <DatePicker
          label={t({ message: 'Opens on', comment: 'Day from which an exam can be taken' })}
          value={draft.opensDay || null}
          onChange={(day) => onChange({ opensDay: day ?? '' })}
          isOptional
        />
        <TimeField
          label={t({ message: 'Opens at', comment: 'Time from which an exam can be taken' })}
          value={draft.opensTime || null}
          onChange={(time) => onChange({ opensTime: time ?? '' })}
          isOptional
        />
        <DatePicker
          label={t({ message: 'Closes on', comment: 'Day until which an exam can be taken' })}
          value={draft.closesDay || null}
          onChange={(day) => onChange({ closesDay: day ?? '' })}
          errorMessage={problems.closes && i18n._(TEACHING_PROBLEM_MESSAGES[problems.closes])}
          isOptional
        />
        <TimeField
          label={t({ message: 'Closes at', comment: 'Time until which an exam can be taken' })}
          value={draft.closesTime || null}
          onChange={(time) => onChange({ closesTime: time ?? '' })}
          isInvalid={problems.closes !== undefined}
          isOptional
        />
      </div>
      <Text size="sm" tone="muted">
        {t`Days and times are those of your device.`}
      </Text>
      <div className={teachingStyles.fields}>
        <NumberField
          label={t({ message: 'Minutes', comment: 'For an attempt at an exam' })}
          minValue={1}
          maxValue={MAX_MINUTES}
          value={draft.minutes}
          onChange={(minutes) => onChange({ minutes: minutes ?? 1 })}
        />
        <NumberField
          label={t`Attempts per person`}
          minValue={1}
          maxValue={MAX_ATTEMPTS}
          value={draft.attempts}
          onChange={(attempts) => onChange({ attempts: attempts ?? 1 })}
        />
        <Select
          label={t({ message: 'Which attempt counts', comment: 'Of several at an exam' })}
          value={draft.counted}
          onChange={(counted) => onChange({ counted: counted as ExamDraft['counted'] })}
        >
          <SelectItem id="best">{t({ message: 'The best', comment: 'Of several attempts' })}</SelectItem>
          <SelectItem id="first">{t({ message: 'The first', comment: 'Of several attempts' })}</SelectItem>
          <SelectItem id="last">{t({ message: 'The last', comment: 'Of several attempts' })}</SelectItem>
        </Select>
      </div>
      <PageFields draft={draft} onChange={onChange} />
      <Switch
        isSelected={draft.shuffleQuestions}
        onChange={(shuffleQuestions) => onChange({ shuffleQuestions })}
      >
        {t`Show questions in a different order each time`}
      </Switch>
      <Switch isSelected={draft.shuffleOptions} onChange={(shuffleOptions) => onChange({ shuffleOptions })}>
        {t`Show options in a different order each time`}
      </Switch>
    </section>
  );
}

function Results({ draft, problems, onChange }: ExamFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Results', context: 'exam', comment: 'Heading: of an exam' })} />
      <NumberField
        label={t`Points needed to pass (%)`}
        minValue={0}
        maxValue={MAX_PERCENT}
        value={draft.passMark}
        onChange={(passMark) => onChange({ passMark: passMark ?? 0 })}
        errorMessage={problems.passMark && i18n._(TEACHING_PROBLEM_MESSAGES[problems.passMark])}
      />
      <Switch
        isSelected={draft.givesCertificate}
        onChange={(givesCertificate) => onChange({ givesCertificate })}
      >
        {t`Certificate for those who pass`}
      </Switch>
      {draft.givesCertificate ? (
        <Text size="sm" tone="muted">
          {t`Learners get it as soon as they see that they have passed. Those who have passed already get theirs when you save.`}
        </Text>
      ) : null}
      <Select
        label={t`Right answers are shown`}
        value={draft.showsAnswers}
        onChange={(shows) => onChange({ showsAnswers: shows as ExamDraft['showsAnswers'] })}
      >
        <SelectItem id="afterSubmit">
          {t({ message: 'After submitting', comment: 'When right answers are shown' })}
        </SelectItem>
        <SelectItem id="afterClose">
          {t({ message: 'After the exam has closed', comment: 'When right answers are shown' })}
        </SelectItem>
        <SelectItem id="never">{t({ message: 'Never', comment: 'When right answers are shown' })}</SelectItem>
      </Select>
      <Select
        label={t`Results are shown`}
        value={draft.releases}
        onChange={(releases) => onChange({ releases: releases as ExamDraft['releases'] })}
      >
        <SelectItem id="auto">
          {t({ message: 'As soon as they are graded', comment: 'When results are shown' })}
        </SelectItem>
        <SelectItem id="manual">
          {t({ message: 'When a teacher releases them', comment: 'When results are shown' })}
        </SelectItem>
      </Select>
      <Switch isSelected={draft.isBlind} onChange={(isBlind) => onChange({ isBlind })}>
        {t`Grade without names`}
      </Switch>
      <Appeals draft={draft} onChange={onChange} />
    </section>
  );
}

function Appeals({ draft, onChange }: Pick<ExamFieldsProps, 'draft' | 'onChange'>) {
  const { t } = useLingui();
  const { appealDays } = draft;
  return (
    <>
      <Switch
        isSelected={appealDays !== null}
        onChange={(isOn) => onChange({ appealDays: isOn ? USUAL_APPEAL_DAYS : null })}
      >
        {t`Learners can appeal their points`}
      </Switch>
      {appealDays === null ? null : (
        <NumberField
          label={t({
            message: 'Days to appeal',
            comment: 'Number: learners can ask for another look at their points',
          })}
          description={
            draft.showsAnswers === 'never'
              ? t`Points of questions are not shown in this exam, so nobody can appeal them. Change when right answers are shown.`
              : t`Counted from when learners first see the points of their answers.`
          }
          minValue={1}
          maxValue={MAX_APPEAL_DAYS}
          value={appealDays}
          onChange={(days) => onChange({ appealDays: days ?? USUAL_APPEAL_DAYS })}
        />
      )}
    </>
  );
}

/** Networks that the school has named, beside which ranges can be typed. */
function ChosenNetworks({
  draft,
  networks,
  onChange,
}: Pick<ExamFieldsProps, 'draft' | 'onChange'> & { networks: readonly Named[] }) {
  const { t } = useLingui();
  const labelId = useId();
  const chosen = namedLines(draft.networks);
  if (networks.length === 0) return null;
  const choose = (id: string, isOn: boolean) => {
    const others = chosen.filter((other) => other !== id);
    onChange({ networks: withNamed(typedLines(draft.networks), isOn ? [...others, id] : others) });
  };
  return (
    <Stack gap="2" role="group" aria-labelledby={labelId}>
      <Text as="div" weight="medium" size="sm" id={labelId}>
        {t({ message: 'Allowed networks', comment: 'Label of check boxes: from where an exam is taken' })}
      </Text>
      {networks.map(({ id, name }) => (
        <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(isOn) => choose(id, isOn)}>
          <UserText>{name}</UserText>
        </Checkbox>
      ))}
    </Stack>
  );
}

const NETWORK_ROWS = 4;

function Networks({ draft, problems, onChange }: ExamFieldsProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const most = formatNumber(MAX_NETWORKS, language);
  const lines = badNetworkLines(typedLines(draft.networks))
    .map((line) => formatNumber(line, language))
    .join(', ');
  const words = () => {
    if (lines === '') return t`At most ${most} ranges are possible.`;
    const example = '10.20.0.0/16';
    return t({
      message: `Not an IP address or range (for example ${example}). Lines: ${lines}`,
      comment: 'Numbers of lines of a text field',
    });
  };
  return (
    <TextArea
      name="networks"
      label={t`Allowed IP addresses and ranges`}
      description={t`One per line, for example 10.20.0.0/16 or 2001:db8::/32. Attempts can be started and continued only from there. Leave empty to allow every network.`}
      rows={NETWORK_ROWS}
      direction="ltr"
      spellCheck="false"
      value={typedLines(draft.networks)}
      onChange={(typed) => onChange({ networks: withNamed(typed, namedLines(draft.networks)) })}
      errorMessage={
        problems.networks &&
        (problems.networks === 'BAD_NETWORK' ? words() : i18n._(TEACHING_PROBLEM_MESSAGES[problems.networks]))
      }
      isOptional
    />
  );
}

function Visibility({
  draft,
  problems,
  networks,
  onChange,
}: ExamFieldsProps & { networks: readonly Named[] }) {
  const { t, i18n } = useLingui();
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Visibility', comment: 'Heading: who sees an exam' })} />
      <Select
        label={t({ message: 'For whom', comment: 'Who may take an exam' })}
        value={String(draft.audience)}
        onChange={(audience) => onChange({ audience: Number(audience) as ExamDraft['audience'] })}
      >
        <SelectItem id="1">{t({ message: 'Everyone', comment: 'Who may take an exam' })}</SelectItem>
        <SelectItem id="2">
          {t({ message: 'Members of the school', comment: 'Who may take an exam' })}
        </SelectItem>
        <SelectItem id="3">
          {t({ message: 'People who are not members', comment: 'Who may take an exam' })}
        </SelectItem>
      </Select>
      <Switch
        isSelected={draft.status === 'published'}
        onChange={(isOn) => onChange({ status: isOn ? 'published' : 'withdrawn' })}
      >
        {t`Published: learners can find and take it`}
      </Switch>
      <Switch isSelected={draft.ticketRequired} onChange={(ticketRequired) => onChange({ ticketRequired })}>
        {t`Ticket needed to start`}
      </Switch>
      <TextField
        name="password"
        label={t({
          message: 'Password',
          context: 'exam',
          comment: 'Field: what learners type to start an exam',
        })}
        description={t`You tell it to learners when they may start. Attempts that are running go on without it. Leave empty to ask for none.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        value={draft.password}
        onChange={(password) => onChange({ password })}
        errorMessage={problems.password && i18n._(TEACHING_PROBLEM_MESSAGES[problems.password])}
        isOptional
      />
      <ChosenNetworks draft={draft} networks={networks} onChange={onChange} />
      <Networks draft={draft} problems={problems} onChange={onChange} />
    </section>
  );
}
