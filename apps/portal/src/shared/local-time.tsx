import { useLanguage } from '../i18n/language-context.tsx';
import { formatDate, formatDateTime } from './format.ts';
import { useTimeZone } from './time-zone.ts';

/**
 * A day, or a day and a time, in the viewer's own zone. For pages that are rendered on the server; others have nothing
 * to gain from it and format the text alone.
 */
export function LocalTime({ instant, style = 'dateTime' }: { instant: string; style?: 'date' | 'dateTime' }) {
  const language = useLanguage();
  const zone = useTimeZone();
  const format = style === 'date' ? formatDate : formatDateTime;
  return (
    <time dateTime={instant} data-local={style} suppressHydrationWarning>
      {format(instant, language, zone)}
    </time>
  );
}

/** The name of the zone that {@link LocalTime} shows times in. */
export function LocalZone() {
  const zone = useTimeZone();
  return (
    <bdi dir="ltr" data-local="zone" suppressHydrationWarning>
      {zone}
    </bdi>
  );
}
