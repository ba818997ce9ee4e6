import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { Text } from '@stoa/ui/text';
import { schoolHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { formatDateTime } from '../../shared/format.ts';
import { padded, prose } from '../../shared/page.css.ts';
import { useTitle } from '../../shared/use-title.ts';
import type { Notice } from './load-notice.ts';
import { NOTICES } from './notice-messages.ts';
import { useTimeZone } from '../../shared/time-zone.ts';

/** A door that is closed: why, since when, and what one can do (R63 to R66). */
export function NoticePage({ notice: { name, schoolId, schoolName, since } }: { notice: Notice }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const words = NOTICES[name];
  const title = i18n._(words.title);
  useTitle(title, schoolName);
  const when = since ? formatDateTime(since, language, zone) : '';
  const isHomeOpen = schoolId !== undefined && (name === 'disableLogin' || name === 'disableOrder');
  return (
    <div className={cx(prose, padded)}>
      <ErrorState
        title={title}
        work={i18n._(words.why)}
        next={i18n._(words.next)}
        actions={
          <>
            {isHomeOpen ? (
              <LinkButton href={schoolHref(schoolId)}>{t`Go to the school’s home page`}</LinkButton>
            ) : null}
            <LinkButton href="/" variant={isHomeOpen ? 'secondary' : undefined}>
              {t`Go to the start page`}
            </LinkButton>
          </>
        }
      />
      {when ? (
        <Text tone="muted" size="sm">
          {t({ message: `Since ${when}.`, comment: 'Day and time since when a door is closed' })}
        </Text>
      ) : null}
    </div>
  );
}
