import { useLingui } from '@lingui/react/macro';
import { liveHostsQuery } from '@stoa/api/live.queries';
import {
  LIVE_LENGTHS,
  LIVE_MINUTES,
  LIVE_SEATS_MAX,
  startOf,
  type LiveDraft,
  type LiveFieldProblems,
} from '@stoa/machines/live-schedule';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { ComboBox } from '@stoa/ui/combo-box';
import { DatePicker } from '@stoa/ui/date-picker';
import { Image } from '@stoa/ui/image';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { TimeField } from '@stoa/ui/time-field';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, LANGUAGES, toTag, type Language } from '../../../i18n/languages.ts';
import { countTrimmed } from '../../../shared/count-characters.ts';
import { formatDateTime } from '../../../shared/format.ts';
import { viewerZone } from '../../../shared/time-zone.ts';
import { DEVICE_ZONE, zoneOptions } from '../../../shared/time-zones.ts';
import { OnePictureField } from '../../../shared/upload/one-picture-field.tsx';
import { LIVE_FIELD_MESSAGES } from './live-messages.ts';
import * as styles from './live.css.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { LanguageField } from '../../../shared/language-field.tsx';

interface FieldsProps {
  schoolId: string;
  draft: LiveDraft;
  problems: LiveFieldProblems;
  change: (part: Partial<LiveDraft>) => void;
}

/** What is said of a session: what it is about, when it is, who comes and where. */
export function ScheduleFields(props: FieldsProps) {
  return (
    <>
      <About {...props} />
      <When {...props} />
      <Who {...props} />
      <Where {...props} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
      {children}
    </section>
  );
}

const useProblem = (problems: LiveFieldProblems) => {
  const { i18n } = useLingui();
  return (field: keyof LiveFieldProblems) => {
    const code = problems[field];
    return code && i18n._(LIVE_FIELD_MESSAGES[code]);
  };
};

function About({ schoolId, draft, problems, change }: FieldsProps) {
  const { t } = useLingui();
  const problem = useProblem(problems);
  const others = LANGUAGES.filter((code) => code !== draft.lang);
  const withLanguage = (code: Language, isChosen: boolean) =>
    others.filter((other) => (other === code ? isChosen : draft.languages.includes(other)));
  return (
    <Part title={t({ message: 'Topic', comment: 'Heading: what a live session is about' })}>
      <TextField
        name="title"
        label={t({ message: 'Title', context: 'live session' })}
        lang={toTag(draft.lang as Language)}
        value={draft.title}
        onChange={(title) => change({ title })}
        errorMessage={problem('title')}
        isRequired
      />
      <TextArea
        name="summary"
        label={t({ message: 'Summary', context: 'live session' })}
        description={t`One or two sentences about what people learn.`}
        rows={3}
        lang={toTag(draft.lang as Language)}
        value={draft.summary}
        onChange={(summary) => change({ summary })}
        maxLength={LIVE_LENGTHS.summary}
        countOf={countTrimmed}
        errorMessage={problem('summary')}
        isOptional
      />
      <LanguageField
        label={t({ message: 'Language', context: 'live session', comment: 'In which it is held' })}
        value={draft.lang}
        onChange={(lang) => change({ lang, languages: draft.languages.filter((code) => code !== lang) })}
      />
      <Text as="span" weight="medium" id="live-languages">
        {t`Also interpreted into`}
      </Text>
      <div role="group" aria-labelledby="live-languages" className={styles.choices}>
        {others.map((code) => (
          <Checkbox
            key={code}
            isSelected={draft.languages.includes(code)}
            onChange={(isChosen) => change({ languages: withLanguage(code, isChosen) })}
          >
            <span lang={toTag(code)}>{LANGUAGE_NAMES[code]}</span>
          </Checkbox>
        ))}
      </div>
      {draft.coverUrl ? (
        <div className={styles.cover}>
          <Image src={draft.coverUrl} alt={t`Cover`} ratio={16 / 9} isPriority />
          <Button
            variant="quiet"
            size="sm"
            onPress={() => change({ coverUrl: null, coverUploadId: null })}
          >{t`Remove cover`}</Button>
        </div>
      ) : null}
      <OnePictureField
        schoolId={schoolId}
        label={draft.coverUrl ? t`Another cover` : t`Cover`}
        description={t`16:9 looks best. GIF, JPEG or PNG, at most 5 MB.`}
        onUploaded={({ id, url }) => change({ coverUploadId: id, coverUrl: url })}
      />
    </Part>
  );
}

function When({ schoolId, draft, problems, change }: FieldsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const problem = useProblem(problems);
  const zones = useMemo(
    () => zoneOptions('', draft.timeZone).filter(({ id }) => id !== DEVICE_ZONE),
    [draft.timeZone],
  );
  const start = startOf(draft);
  const own = viewerZone();
  const here =
    start !== null && draft.timeZone !== own
      ? formatDateTime(new Date(start).toISOString(), language, own)
      : undefined;
  return (
    <Part title={t({ message: 'Time', comment: 'Heading: when a live session is' })}>
      <div className={styles.pair}>
        <DatePicker
          label={t({ message: 'Day', comment: 'Of a live session' })}
          value={draft.day || null}
          onChange={(day) => change({ day: day ?? '' })}
          errorMessage={problem('start')}
          isRequired
        />
        <TimeField
          label={t({ message: 'Start time', comment: 'Of a live session' })}
          value={draft.time || null}
          onChange={(time) => change({ time: time ?? '' })}
          isInvalid={problems.start !== undefined}
          isRequired
        />
        <NumberField
          label={t`Length in minutes`}
          value={draft.minutes}
          minValue={LIVE_MINUTES.min}
          maxValue={LIVE_MINUTES.max}
          step={5}
          onChange={(minutes) => change({ minutes })}
          errorMessage={problem('minutes')}
          isRequired
        />
        <ComboBox
          label={t`Time zone`}
          options={zones}
          value={draft.timeZone}
          onChange={(timeZone) => {
            if (timeZone !== null) change({ timeZone });
          }}
          labels={{ empty: t`No matching time zone` }}
        />
      </div>
      {here ? (
        <Text size="sm" tone="muted">
          {t({ message: `That is ${here} where you are.`, comment: 'A date with a time' })}
        </Text>
      ) : null}
      {draft.id === null ? (
        <RepeatFields schoolId={schoolId} draft={draft} problems={problems} change={change} />
      ) : null}
    </Part>
  );
}

function Who({ schoolId, draft, problems, change }: FieldsProps) {
  const { t } = useLingui();
  const problem = useProblem(problems);
  const { viewer } = useSession();
  const { data } = useQuery(liveHostsQuery(useApi(), { schoolId, lang: useLanguage() }));
  const others = data?.items.filter(({ id }) => id !== viewer?.user_id) ?? [];
  const withSpeaker = (id: string, isChosen: boolean) =>
    isChosen ? [...draft.speakerIds, id] : draft.speakerIds.filter((other) => other !== id);
  return (
    <Part title={t({ message: 'People', context: 'live session' })}>
      <RadioGroup
        label={t`Who can come`}
        value={String(draft.audience)}
        onChange={(audience) => change({ audience: Number(audience) as LiveDraft['audience'] })}
      >
        <Radio value="1">{t({ message: 'Everyone', context: 'audience' })}</Radio>
        <Radio value="2">{t({ message: 'Members of the school', context: 'audience' })}</Radio>
        <Radio value="3">{t({ message: 'Visitors who are not members', context: 'audience' })}</Radio>
      </RadioGroup>
      <NumberField
        label={t({ message: 'Seats', comment: 'How many people can reserve a live session' })}
        description={t`How many people can reserve. Leave it empty for any number.`}
        value={draft.capacity}
        minValue={1}
        maxValue={LIVE_SEATS_MAX}
        onChange={(capacity) => change({ capacity })}
        errorMessage={problem('capacity')}
        isOptional
      />
      {others.length > 0 ? (
        <>
          <Text as="span" weight="medium" id="live-speakers">
            {t({ message: 'Co-hosts', comment: 'People who hold a live session together' })}
          </Text>
          <div role="group" aria-labelledby="live-speakers" className={styles.choices}>
            {others.map(({ id, name }) => (
              <Checkbox
                key={id}
                isSelected={draft.speakerIds.includes(id)}
                onChange={(isChosen) => change({ speakerIds: withSpeaker(id, isChosen) })}
              >
                <UserText>{name}</UserText>
              </Checkbox>
            ))}
          </div>
        </>
      ) : null}
    </Part>
  );
}

function Where({ draft, problems, change }: FieldsProps) {
  const { t } = useLingui();
  const problem = useProblem(problems);
  return (
    <Part title={t({ message: 'Room', comment: 'Heading: where a live session is held' })}>
      <TextField
        name="roomUrl"
        type="url"
        direction="ltr"
        label={t`Link to the room`}
        description={t`The link to your video meeting. Signed-in people get it 15 minutes before the start.`}
        placeholder="https://"
        value={draft.roomUrl}
        onChange={(roomUrl) => change({ roomUrl })}
        errorMessage={problem('roomUrl')}
        isRequired
      />
    </Part>
  );
}
