import { useLingui } from '@lingui/react/macro';
import type { LessonPosition } from '@stoa/machines/lesson-progress';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatDateTime, formatShare } from '../../../shared/format.ts';
import { clockText } from '../../../shared/clock-text.ts';
import { useTimeZone } from '../../../shared/time-zone.ts';

/** Another device is further in this lesson: a choice, never a jump. */
export function FurtherElsewhere({
  position,
  onGo,
  onStay,
}: {
  position: LessonPosition;
  onGo: () => void;
  onStay: () => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const when = formatDateTime(position.updatedAt, language, zone);
  const place =
    position.positionSeconds === null
      ? formatShare(position.fraction, language)
      : clockText(position.positionSeconds);
  return (
    <Banner
      tone="info"
      announce="polite"
      title={t`You are further ahead on another device`}
      action={
        <>
          <Button size="sm" variant="primary" onPress={onGo}>
            {t({
              message: `Continue at ${place}`,
              comment: 'Button; a place in a video (3:20) or a text (40 %) follows',
            })}
          </Button>
          <Button size="sm" onPress={onStay}>
            {t({ message: 'Stay', comment: 'Button: keep the place on this device' })}
          </Button>
        </>
      }
    >
      {t({
        message: `You were there on ${when}.`,
        comment: 'When the other device was used; day and time follow',
      })}
    </Banner>
  );
}
