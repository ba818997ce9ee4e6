import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { liveSeriesDatesQuery } from '@stoa/api/live.queries';
import {
  LIVE_INTERVAL,
  LIVE_SERIES,
  liveProblems,
  ruleOf,
  startOf,
  WEEKDAYS,
  weekdayOf,
  type LiveDraft,
  type LiveFieldProblems,
  type LiveRepeat,
  type Weekday,
} from '@stoa/machines/live-schedule';
import { Checkbox } from '@stoa/ui/checkbox';
import { DatePicker } from '@stoa/ui/date-picker';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Select, SelectItem } from '@stoa/ui/select';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag, type Language } from '../../../i18n/languages.ts';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { LIVE_FIELD_MESSAGES } from './live-messages.ts';
import * as styles from './live.css.ts';

const SECONDS_A_MINUTE = 60;
const USUAL: LiveRepeat = {
  frequency: 'weekly',
  interval: 1,
  days: [],
  monthly: 'day',
  ends: 'count',
  count: 4,
  until: '',
  except: [],
};
const UNITS = { daily: 'day', weekly: 'week', monthly: 'month' } as const;
/** A Monday: the first of `WEEKDAYS`. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const weekdayName = (day: Weekday, language: Language): string =>
  new Intl.DateTimeFormat(toIntlTag(language), { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + WEEKDAYS.indexOf(day) * DAY_MS,
  );

interface RepeatProps {
  schoolId: string;
  draft: LiveDraft;
  problems: LiveFieldProblems;
  change: (part: Partial<LiveDraft>) => void;
}

/** How a new session repeats, with the dates of its series. */
export function RepeatFields({ schoolId, draft, problems, change }: RepeatProps) {
  const { t } = useLingui();
  const { repeat } = draft;
  return (
    <>
      <Select
        label={t({ message: 'Repeats', comment: 'How often a live session takes place' })}
        value={repeat?.frequency ?? 'never'}
        onChange={(frequency) =>
          change({
            repeat:
              frequency === 'never'
                ? null
                : { ...(repeat ?? USUAL), frequency: frequency as LiveRepeat['frequency'], except: [] },
          })
        }
      >
        <SelectItem id="never">{t`Does not repeat`}</SelectItem>
        <SelectItem id="daily">
          {t({ message: 'Daily', comment: 'How often a live session repeats' })}
        </SelectItem>
        <SelectItem id="weekly">
          {t({ message: 'Weekly', comment: 'How often a live session repeats' })}
        </SelectItem>
        <SelectItem id="monthly">
          {t({ message: 'Monthly', comment: 'How often a live session repeats' })}
        </SelectItem>
      </Select>
      {repeat ? (
        <>
          <Rule
            repeat={repeat}
            day={draft.day}
            problems={problems}
            // Other dates: none of them was left out.
            change={(part) => change({ repeat: { ...repeat, except: [], ...part } })}
          />
          <Dates
            schoolId={schoolId}
            draft={draft}
            repeat={repeat}
            onExcept={(except) => change({ repeat: { ...repeat, except } })}
          />
        </>
      ) : null}
    </>
  );
}

interface RuleProps {
  repeat: LiveRepeat;
  day: string;
  problems: LiveFieldProblems;
  change: (part: Partial<LiveRepeat>) => void;
}

function Rule({ repeat, day, problems, change }: RuleProps) {
  const { t, i18n } = useLingui();
  const problem = (field: 'interval' | 'count' | 'until') => {
    const code = problems[field];
    return code && i18n._(LIVE_FIELD_MESSAGES[code]);
  };
  return (
    <>
      <NumberField
        label={t({ message: 'Repeat every', comment: 'Before a number of days, weeks or months' })}
        value={repeat.interval}
        minValue={LIVE_INTERVAL.min}
        maxValue={LIVE_INTERVAL.max}
        formatOptions={{ style: 'unit', unit: UNITS[repeat.frequency], unitDisplay: 'long' }}
        onChange={(interval) => change({ interval })}
        errorMessage={problem('interval')}
        isRequired
      />
      {repeat.frequency === 'weekly' ? <Weekdays repeat={repeat} day={day} change={change} /> : null}
      {repeat.frequency === 'monthly' ? (
        <RadioGroup
          label={t({ message: 'Day', comment: 'Of a live session' })}
          value={repeat.monthly}
          onChange={(monthly) => change({ monthly: monthly as LiveRepeat['monthly'] })}
        >
          <Radio value="day">{t`Same date each month`}</Radio>
          <Radio value="weekday">{t`Same weekday each month`}</Radio>
        </RadioGroup>
      ) : null}
      <RadioGroup
        label={t({ message: 'Ends', comment: 'When a series of live sessions ends' })}
        value={repeat.ends}
        onChange={(ends) => change({ ends: ends as LiveRepeat['ends'] })}
      >
        <Radio value="count">{t`After a number of sessions`}</Radio>
        <Radio value="until">{t`On a date`}</Radio>
      </RadioGroup>
      {repeat.ends === 'count' ? (
        <NumberField
          label={t({ message: 'Number of sessions', comment: 'Of a series' })}
          value={repeat.count}
          minValue={LIVE_SERIES.min}
          maxValue={LIVE_SERIES.max}
          onChange={(count) => change({ count })}
          errorMessage={problem('count')}
          isRequired
        />
      ) : (
        <DatePicker
          label={t({ message: 'Last day', comment: 'Of a series of live sessions' })}
          value={repeat.until || null}
          onChange={(until) => change({ until: until ?? '' })}
          errorMessage={problem('until')}
          isRequired
        />
      )}
    </>
  );
}

function Weekdays({ repeat, day, change }: Omit<RuleProps, 'problems'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const own = day === '' ? undefined : weekdayOf(day);
  return (
    <>
      <Text as="span" weight="medium" id="live-weekdays">
        {t({ message: 'On these days', comment: 'Over days of the week on which a live session repeats' })}
      </Text>
      <div role="group" aria-labelledby="live-weekdays" className={styles.choices}>
        {WEEKDAYS.map((each) => (
          <Checkbox
            key={each}
            isSelected={each === own || repeat.days.includes(each)}
            // The first session is always on its own day.
            isDisabled={each === own}
            onChange={(isChosen) =>
              change({
                days: WEEKDAYS.filter((one) => (one === each ? isChosen : repeat.days.includes(one))),
              })
            }
          >
            {weekdayName(each, language)}
          </Checkbox>
        ))}
      </div>
    </>
  );
}

/** The dates of the series, each of which can be left out. */
function Dates({
  schoolId,
  draft,
  repeat,
  onExcept,
}: {
  schoolId: string;
  draft: LiveDraft;
  repeat: LiveRepeat;
  onExcept: (except: string[]) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const start = startOf(draft);
  const { interval, count, until, minutes } = liveProblems(draft, draft);
  const isWhole = start !== null && !interval && !count && !until && !minutes;
  const query = useQuery({
    ...liveSeriesDatesQuery(useApi(), {
      schoolId,
      startsAt: new Date(start ?? 0).toISOString(),
      durationSeconds: (draft.minutes ?? 0) * SECONDS_A_MINUTE,
      timeZone: draft.timeZone,
      rule: ruleOf(repeat, draft.day),
      lang: language,
    }),
    enabled: isWhole,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!isWhole) return null;
  if (query.error) return <Refusal error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <SkeletonRegion>
        <SkeletonRows count={3} />
      </SkeletonRegion>
    );
  const { items } = query.data;
  const isOut = (startsAt: string) => repeat.except.includes(startsAt);
  const left = items.filter(({ startsAt }) => !isOut(startsAt)).length;
  const format = new Intl.DateTimeFormat(toIntlTag(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: draft.timeZone,
  });
  return (
    <>
      <Text as="span" weight="medium" id="live-dates" role="status">
        {t`${plural(left, { one: '# session', other: '# sessions' })}`}
      </Text>
      <Text size="sm" tone="muted">{t`Clear the dates on which there is no session.`}</Text>
      <div role="group" aria-labelledby="live-dates" className={styles.choices}>
        {items.map(({ startsAt, isBusy }) => (
          <Checkbox
            key={startsAt}
            isSelected={!isOut(startsAt)}
            isDisabled={left === 1 && !isOut(startsAt)}
            errorMessage={isBusy && !isOut(startsAt) ? t`You have another session then.` : undefined}
            onChange={(isIn) =>
              onExcept(isIn ? repeat.except.filter((one) => one !== startsAt) : [...repeat.except, startsAt])
            }
          >
            {format.format(new Date(startsAt))}
          </Checkbox>
        ))}
      </div>
    </>
  );
}

/** Why there are no dates. */
function Refusal({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  const { t } = useLingui();
  const fields =
    isApiProblem(error) && error.code === 'VALIDATION_FAILED' ? error.details?.fields : undefined;
  const rule = Array.isArray(fields) ? (fields[0] as { rule?: string } | undefined)?.rule : undefined;
  if (rule === 'maxItems' || rule === 'range')
    return (
      <Text tone="danger" role="alert">
        {rule === 'maxItems' ? t`A series has at most 52 sessions.` : t`A series ends within a year.`}
      </Text>
    );
  return <ProblemInPlace error={error} onRetry={onRetry} />;
}
