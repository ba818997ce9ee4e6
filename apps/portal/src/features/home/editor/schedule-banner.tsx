import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cancelPageSchedule } from '@stoa/api/decoration.calls';
import { isApiProblem } from '@stoa/api/error';
import type { PageSchedule } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { formatZonedDateTime } from '../../../shared/format.ts';
import { EDITOR_PROBLEM_MESSAGES } from './editor-messages.ts';
import { useOwnTime, useSchoolZone } from './school-zone.tsx';

const CHANGED_PATHS = /\/portal\/(select-user-renovation|site-pages)/;
/** Nothing is scheduled any more: it was cancelled elsewhere, or is out. */
const isOver = (error: unknown): boolean => isApiProblem(error) && error.code === 'NOT_FOUND';

interface ScheduleBannerProps {
  schoolId: string;
  pageId: string;
  schedule: PageSchedule;
  /** The version that is edited. */
  version: string | null;
}

/** Says what is published by itself and when, and lets it be cancelled. */
export function ScheduleBanner({ schoolId, pageId, schedule, version }: ScheduleBannerProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const zone = useSchoolZone(schoolId);
  const time = formatZonedDateTime(schedule.publishAt, useLanguage(), zone.id);
  const here = useOwnTime(schedule.publishAt, zone);
  const others = schedule.pageIds.length - 1;
  const cancel = useMutation({
    mutationFn: () => cancelPageSchedule(api, { schoolId, pageId }),
    onSettled: (_data, error) => {
      if (error && !isOver(error)) return undefined;
      return queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && CHANGED_PATHS.test(path),
      });
    },
  });
  const note =
    cancel.error && !isOver(cancel.error)
      ? i18n._(messageOf(EDITOR_PROBLEM_MESSAGES, isApiProblem(cancel.error) ? cancel.error.code : 'UNKNOWN'))
      : schedule.version !== version
        ? t`Your later changes are not included. Schedule again to include them.`
        : others > 0
          ? t`${plural(others, { one: 'Published together with # other page. Canceling applies to both.', other: 'Published together with # other pages. Canceling applies to all of them.' })}`
          : null;
  return (
    <Banner
      tone={cancel.error && !isOver(cancel.error) ? 'danger' : 'info'}
      announce="polite"
      title={t({ message: `Scheduled for ${time}`, comment: 'When a page is published' })}
      action={
        <Button size="sm" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
          {t({ message: 'Cancel schedule', comment: 'Button: the page is not published by itself' })}
        </Button>
      }
    >
      {note}
      {here ? (
        <Text size="sm">
          {t({ message: `That is ${here} where you are.`, comment: 'A date with a time' })}
        </Text>
      ) : null}
    </Banner>
  );
}
