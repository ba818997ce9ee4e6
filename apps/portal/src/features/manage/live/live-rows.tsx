import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LiveSession } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { Link } from '@stoa/ui/link';
import { MetaLine } from '@stoa/ui/meta-line';
import { Row, RowList } from '@stoa/ui/row-list';
import { Status } from '@stoa/ui/status';
import { UserText } from '@stoa/ui/user-text';
import { hrefTo } from '../../../app/links.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import { formatCount, formatMinutes, formatNumber } from '../../../shared/format.ts';
import { LocalTime } from '../../../shared/local-time.tsx';
import { STATUS_MESSAGES } from '../../../shared/resource-kinds.ts';
import { useActivityStatus } from '../../../shared/use-activity-status.ts';
import * as styles from './live.css.ts';

const TONES = { 1: 'upcoming', 2: 'live', 3: 'neutral' } as const;
const SECONDS_A_MINUTE = 60;

/** Sessions, one below the other, with what their hosts can do. */
export function LiveRows({ lives, label }: { lives: readonly LiveSession[]; label: string }) {
  return (
    <RowList aria-label={label}>
      {lives.map((live) => (
        <LiveRow key={live.id} live={live} />
      ))}
    </RowList>
  );
}

function LiveRow({ live }: { live: LiveSession }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const status = useActivityStatus(live) ?? live.activityStatus;
  const { id, schoolId, reservedCount, title } = live;
  const isMore = live.reservedIsExact === false;
  const reserved = isMore ? formatNumber(reservedCount, language) : formatCount(reservedCount, language);
  return (
    <Row className={styles.row}>
      <div className={styles.words}>
        <Status tone={TONES[status]} isPulsing={status === 2}>
          {i18n._(STATUS_MESSAGES[status])}
        </Status>
        <Link href={live.url} variant="standalone" lang={toTag(live.lang)}>
          <UserText>{title}</UserText>
        </Link>
        <MetaLine>
          <LocalTime instant={live.startsAt} />
          <span>{formatMinutes(live.durationSeconds / SECONDS_A_MINUTE, language)}</span>
          {live.series ? <SeriesPlace series={live.series} /> : null}
          <span>
            {isMore
              ? t({ message: `More than ${reserved} people reserved`, comment: 'The number is 1,000' })
              : t`${plural(reservedCount, { one: `${reserved} person reserved`, other: `${reserved} people reserved` })}`}
          </span>
        </MetaLine>
      </div>
      <LinkButton
        size="sm"
        variant="quiet"
        href={hrefTo({ to: '/live/$schoolId/$id/record', params: { schoolId, id } })}
        aria-label={t({
          message: `Hand-outs and attendance of ${title}`,
          comment: 'Link; title of a live session',
        })}
      >
        {t`Hand-outs and attendance`}
      </LinkButton>
      {live.abilities.edit && status !== 3 ? (
        <LinkButton
          size="sm"
          href={hrefTo({
            to: '/portal/$schoolId/lecturing-center/live-learn-edit/$id',
            params: { schoolId, id },
          })}
          aria-label={t({ message: `Edit ${title}`, comment: 'Button; title of a live session' })}
        >
          {t({ message: 'Edit', comment: 'Button: opens what is changed' })}
        </LinkButton>
      ) : null}
    </Row>
  );
}

function SeriesPlace({ series: { position, total } }: { series: NonNullable<LiveSession['series']> }) {
  const { t } = useLingui();
  return (
    <span>
      {t({ message: `Session ${position} of ${total}`, comment: 'Its place in a series, in a row of facts' })}
    </span>
  );
}
