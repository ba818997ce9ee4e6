import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { prepareLessonStream } from '@stoa/api/authoring.calls';
import { lessonStreamQuery } from '@stoa/api/authoring.queries';
import { isApiProblem } from '@stoa/api/error';
import type { LessonStream } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../app/services.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../../shared/call-problem-messages.ts';
import { formatShare } from '../../../../shared/format.ts';
import * as styles from '../content.css.ts';

const LOOK_MS = 4000;
const UPLOADS = '/files/';

const FAILURES = {
  UNREADABLE: msg`This video could not be prepared in several qualities: its picture or sound cannot be read. Learners watch it as you uploaded it.`,
  TOO_LONG: msg`This video could not be prepared in several qualities: it takes too long. Learners watch it as you uploaded it.`,
  NO_ROOM: msg`This video could not be prepared in several qualities: your school has no room left for files. Learners watch it as you uploaded it.`,
  INTERRUPTED: msg`This video could not be prepared in several qualities: the server was interrupted too often. Learners watch it as you uploaded it.`,
} satisfies Record<NonNullable<LessonStream['reason']>, MessageDescriptor>;

interface FilmStreamProps {
  schoolId: string;
  contentId: string;
  lessonId: string;
  /** The film that is edited. */
  url: string;
}

/** How far the film of a lesson is as a stream of several qualities, and a way to try again. */
export function FilmStream({ url, ...place }: FilmStreamProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const options = lessonStreamQuery(api, { ...place, lang: useLanguage() });
  const { data } = useQuery({
    ...options,
    enabled: url.startsWith(UPLOADS),
    retry: false,
    // One that was chosen just now is not saved yet.
    refetchInterval: ({ state }) => (isSettled(state.data?.data, url) ? false : LOOK_MS),
  });
  const prepare = useMutation({
    mutationFn: () => prepareLessonStream(api, place),
    onSuccess: (stream) =>
      queryClient.setQueryData(options.queryKey, { code: 200, message: 'ok', data: stream }),
  });
  if (data?.url !== url) return null;
  const problem = prepare.error && (isApiProblem(prepare.error) ? prepare.error.code : 'UNKNOWN');
  return (
    <div className={styles.stream}>
      <div role="status">
        <Text tone="muted" size="sm">
          <StreamState stream={data} />
        </Text>
      </div>
      {data.state === 'failed' || data.state === 'open' ? (
        <Button size="sm" isPending={prepare.isPending} onPress={() => prepare.mutate()}>
          {data.state === 'failed'
            ? t`Try again`
            : t({ message: 'Prepare', comment: 'Button: several qualities of a video' })}
        </Button>
      ) : null}
      {problem ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(messageOf(CALL_PROBLEM_MESSAGES, problem))}
        </Text>
      ) : null}
    </div>
  );
}

const isSettled = (stream: LessonStream | undefined, url: string): boolean =>
  stream?.url === url && stream.state !== 'waiting' && stream.state !== 'running';

function StreamState({ stream: { state, percent, qualities, reason } }: { stream: LessonStream }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  switch (state) {
    case 'waiting':
      return t`This video will be prepared in several qualities, for fast and slow connections.`;
    case 'running': {
      const done = formatShare(percent / 100, language);
      return t`Preparing this video in several qualities: ${done}`;
    }
    case 'ready': {
      const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
        qualities.map((quality) => `${quality}p`),
      );
      return t`Learners watch this video in the quality that suits their connection: ${names}`;
    }
    case 'failed':
      return reason ? i18n._(FAILURES[reason]) : null;
    case 'unavailable':
      return t`This server does not prepare videos in several qualities. Learners watch this one as you uploaded it.`;
    case 'open':
      return t`This video has not been prepared in several qualities yet.`;
    case 'none':
      return null;
  }
}
