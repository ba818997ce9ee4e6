import { useLanguage } from '../i18n/language-context.tsx';
import { formatDateTime } from './format.ts';
import { LocalTime } from './local-time.tsx';
import { formatRelative } from './time-format.ts';
import { useTimeZone } from './time-zone.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** How long ago something happened (B066). The server does not know the viewer's today: it shows the date. */
export function RelativeTime({ instant }: { instant: string }) {
  const language = useLanguage();
  const zone = useTimeZone();
  if (!useIsHydrated()) return <LocalTime instant={instant} />;
  const moment = new Date(instant);
  // What happened a moment ago lies ahead of a clock that is slow.
  const now = new Date(Math.max(Date.now(), moment.getTime() + 1));
  return (
    <time dateTime={instant} title={formatDateTime(instant, language, zone)}>
      {formatRelative(moment, language, now)}
    </time>
  );
}
