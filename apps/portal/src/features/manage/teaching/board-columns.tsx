import { useLingui } from '@lingui/react/macro';
import type { ExamBoardEntry } from '@stoa/api/schema';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { Status } from '@stoa/ui/status';
import type { TableColumn } from '@stoa/ui/table';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag, type Language } from '../../../i18n/languages.ts';
import { formatDateTime, formatMinutes, formatNumber } from '../../../shared/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A device tells more often that somebody is there. */
const AWAY_MS = 1.5 * MINUTE_MS;

type Row = ExamBoardEntry & { id: string };

function formatAgo(milliseconds: number, language: Language): string {
  const relative = new Intl.RelativeTimeFormat(toIntlTag(language), { numeric: 'auto', style: 'short' });
  if (milliseconds < AWAY_MS) return relative.format(0, 'second');
  return milliseconds < HOUR_MS
    ? relative.format(-Math.floor(milliseconds / MINUTE_MS), 'minute')
    : relative.format(-Math.floor(milliseconds / HOUR_MS), 'hour');
}

/** What is told of each attempt. @param serverTime when it was so */
export function useBoardColumns(serverTime: string | undefined): TableColumn<Row>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(() => {
    const now = serverTime === undefined ? 0 : Date.parse(serverTime);
    const isAway = ({ seenAt }: Row) => now - Date.parse(seenAt) >= AWAY_MS;
    const state = (row: Row) => {
      if (row.pausedAt !== null)
        return (
          <Stack gap="1">
            <Status tone="warning">
              {t({ message: 'Paused', context: 'exam', comment: 'An attempt whose time stands still' })}
            </Status>
            {row.pauseEndsAt ? <PauseEnd endsAt={row.pauseEndsAt} /> : null}
          </Stack>
        );
      if (row.isRunning)
        return isAway(row) ? (
          <Status tone="warning">
            {t({ message: 'Not connected', comment: 'Somebody who takes an exam' })}
          </Status>
        ) : (
          <Status tone="upcoming">
            {t({ message: 'In progress', context: 'exam', comment: 'An attempt at an exam' })}
          </Status>
        );
      if (row.submittedBy === 'server')
        return (
          <Status tone="neutral">{t({ message: 'Time was up', comment: 'An attempt at an exam' })}</Status>
        );
      return (
        <Status tone="success">
          {row.submittedBy === 'teacher'
            ? t({ message: 'Submitted by a teacher', comment: 'An attempt at an exam' })
            : t({ message: 'Submitted', comment: 'Label before the time of submitting' })}
        </Status>
      );
    };
    return [
      {
        id: 'learner',
        label: t({ message: 'Learner', comment: 'Column of a list of attempts' }),
        width: '2fr' as const,
        minWidth: 180,
        isRowHeader: true,
        cell: ({ learner }) => (
          <strong>
            <UserText>{learner.name}</UserText>
          </strong>
        ),
      },
      {
        id: 'state',
        label: t({ message: 'State', comment: 'Column of a list of notices' }),
        minWidth: 160,
        cell: state,
      },
      {
        id: 'answered',
        label: t({ message: 'Answered', context: 'exam', comment: 'Column: how many questions' }),
        isNumeric: true,
        minWidth: 110,
        width: 130,
        cell: ({ answered, questionCount, isRunning, place }) => {
          const number = formatNumber(place ?? 0, language);
          return (
            <Stack gap="1">
              <span>
                {formatNumber(answered, language)} / {formatNumber(questionCount, language)}
              </span>
              {isRunning && place !== null ? (
                <Text size="sm" tone="muted">
                  {t({ message: `Question ${number}`, comment: 'Of an exam' })}
                </Text>
              ) : null}
            </Stack>
          );
        },
      },
      {
        id: 'left',
        label: t({ message: 'Time left', comment: 'Column: of an attempt at an exam' }),
        minWidth: 130,
        cell: ({ isRunning, deadline, extraMinutes, pausedAt }) => {
          if (!isRunning) return null;
          const since = pausedAt === null ? now : Date.parse(pausedAt);
          const left = Math.max(0, Math.ceil((Date.parse(deadline) - since) / MINUTE_MS));
          const time = formatMinutes(left, language);
          const extra = formatMinutes(extraMinutes, language);
          return (
            <span>
              {extraMinutes > 0
                ? t({ message: `${time} (${extra} extra)`, comment: 'Time left, and what of it was added' })
                : time}
            </span>
          );
        },
      },
      {
        id: 'seen',
        label: t({ message: 'Last activity', comment: 'Column: when somebody was there last' }),
        minWidth: 170,
        cell: ({ seenAt, savedAt, submittedAt }) =>
          submittedAt === null ? (
            <Stack gap="1">
              <time dateTime={seenAt}>{formatAgo(now - Date.parse(seenAt), language)}</time>
              {savedAt === null ? null : <SavedAgo savedAt={savedAt} now={now} />}
            </Stack>
          ) : (
            <time dateTime={submittedAt}>{formatDateTime(submittedAt, language)}</time>
          ),
      },
    ];
  }, [t, language, serverTime]);
}

/** When a pause that nobody ends is over. */
function PauseEnd({ endsAt }: { endsAt: string }) {
  const { t } = useLingui();
  const when = formatDateTime(endsAt, useLanguage());
  return (
    <Text size="sm" tone="muted">
      <time dateTime={endsAt}>
        {t({
          message: `Until ${when} at the latest`,
          context: 'exam',
          comment: 'When a pause ends by itself',
        })}
      </time>
    </Text>
  );
}

/** When answers of somebody were stored last. */
function SavedAgo({ savedAt, now }: { savedAt: string; now: number }) {
  const { t } = useLingui();
  const ago = formatAgo(now - Date.parse(savedAt), useLanguage());
  return (
    <Text size="sm" tone="muted">
      <time dateTime={savedAt}>
        {t({ message: `Saved ${ago}`, context: 'exam', comment: 'Answers, as “2 min ago” or “now”' })}
      </time>
    </Text>
  );
}
