import { useLingui } from '@lingui/react/macro';
import type { SurveyDraft } from '@stoa/api/schema';
import { DatePicker } from '@stoa/ui/date-picker';
import { Select, SelectItem } from '@stoa/ui/select';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TimeField } from '@stoa/ui/time-field';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { instantOf, localOf } from '../../../shared/local-instant.ts';
import { textIn } from '../texts.ts';
import { LENGTHS } from './survey-draft.ts';
import * as styles from './surveys.css.ts';

interface SurveySettingsProps {
  draft: SurveyDraft;
  language: Language;
  onChange: (part: Partial<SurveyDraft>, mark: string | null) => void;
}

const START_OF_DAY = '00:00';

/** What is said before and after, who answers, and when. */
export function SurveySettings({ draft, language, onChange }: SurveySettingsProps) {
  const { t } = useLingui();
  const inLanguage = { lang: toTag(language), dir: directionOf(language) };
  return (
    <div className={styles.part}>
      <TextArea
        {...inLanguage}
        label={t({ message: 'Introduction', context: 'survey', comment: 'Stands before the questions' })}
        rows={3}
        maxLength={LENGTHS.text}
        value={draft.introduction[language] ?? ''}
        placeholder={textIn(draft.introduction, language).text || ' '}
        onChange={(text) =>
          onChange({ introduction: { ...draft.introduction, [language]: text } }, `introduction.${language}`)
        }
        isOptional
      />
      <TextArea
        {...inLanguage}
        label={t({ message: 'Thank-you message', comment: 'Said to who has answered a survey' })}
        rows={2}
        maxLength={LENGTHS.text}
        value={draft.thanks[language] ?? ''}
        placeholder={textIn(draft.thanks, language).text || ' '}
        onChange={(text) => onChange({ thanks: { ...draft.thanks, [language]: text } }, `thanks.${language}`)}
        isOptional
      />
      <Switch isSelected={draft.anonymous} onChange={(anonymous) => onChange({ anonymous }, null)}>
        {t({ message: 'Anonymous', context: 'survey', comment: 'Switch: answers have no names' })}
      </Switch>
      <Text size="sm" tone="muted">
        {draft.anonymous
          ? t`Answers are stored without names and times. This cannot be undone.`
          : t`Answers of people who are signed in are stored with their names.`}
      </Text>
      <Select
        label={t`Who can answer`}
        value={String(draft.audience)}
        onChange={(audience) => onChange({ audience: Number(audience) as SurveyDraft['audience'] }, null)}
      >
        <SelectItem id="1">{t({ message: 'Everyone', comment: 'Who may take an exam' })}</SelectItem>
        <SelectItem id="2">
          {t({ message: 'Members of the school', comment: 'Who may take an exam' })}
        </SelectItem>
        <SelectItem id="3">
          {t({ message: 'People who are not members', comment: 'Who may take an exam' })}
        </SelectItem>
      </Select>
      <Select
        label={t`How often`}
        value={draft.answeredBy}
        onChange={(answeredBy) =>
          onChange({ answeredBy: answeredBy === 'person' ? 'person' : 'device' }, null)
        }
      >
        <SelectItem id="person">
          {t({ message: 'Once per person: sign-in is needed', comment: 'How often a survey is answered' })}
        </SelectItem>
        <SelectItem id="device">
          {t({ message: 'Once per device: no sign-in needed', comment: 'How often a survey is answered' })}
        </SelectItem>
      </Select>
      <Moment
        day={t({ message: 'Opens on', comment: 'Day from which an exam can be taken' })}
        time={t({ message: 'Opens at', comment: 'Time from which an exam can be taken' })}
        value={draft.opensAt}
        onChange={(opensAt) => onChange({ opensAt }, null)}
      />
      <Moment
        day={t({ message: 'Closes on', comment: 'Day until which an exam can be taken' })}
        time={t({ message: 'Closes at', comment: 'Time until which an exam can be taken' })}
        value={draft.closesAt}
        onChange={(closesAt) => onChange({ closesAt }, null)}
      />
      <Text size="sm" tone="muted">
        {t`Days and times are those of your device.`}
      </Text>
    </div>
  );
}

/** A day with a time, or none. */
function Moment({
  day,
  time,
  value,
  onChange,
}: {
  day: string;
  time: string;
  value: string | null;
  onChange: (instant: string | null) => void;
}) {
  const local = value === null ? null : localOf(new Date(value));
  return (
    <div className={styles.pair}>
      <DatePicker
        label={day}
        value={local?.day ?? null}
        onChange={(picked) =>
          onChange(picked === null ? null : instantOf(picked, local?.time ?? START_OF_DAY))
        }
        isOptional
      />
      <TimeField
        label={time}
        value={local?.time ?? null}
        isDisabled={local === null}
        onChange={(picked) => local && onChange(instantOf(local.day, picked ?? START_OF_DAY))}
      />
    </div>
  );
}
