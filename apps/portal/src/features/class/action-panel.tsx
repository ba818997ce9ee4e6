import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { useEffect, useRef } from 'react';
import { hrefTo } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatPrice } from '../../shared/format.ts';
import { ActionButton } from './action-button.tsx';
import { ActionNote } from './action-note.tsx';
import { ClassProgressBar } from './class-progress-bar.tsx';
import { EnrolmentProblem } from './enrolment-problem.tsx';
import { previewLesson, primaryAction } from './primary-action.ts';
import type { Enrolment } from './use-enrolment.ts';
import * as styles from './class.css.ts';

/** The one next step of a class, with what should be known before it. */
export function ActionPanel({ detail, enrolment }: { detail: ClassDetail; enrolment: Enrolment }) {
  const { t } = useLingui();
  const language = useLanguage();
  const action = primaryAction(detail);
  const preview = previewLesson(detail);
  const previewTitle = preview?.title ?? '';
  const panel = useRef<HTMLDivElement>(null);

  // The button that was pressed has given way to another: the focus goes there instead of getting lost.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !enrolment.isBusy && document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>('a, button')?.focus();
    wasBusy.current = enrolment.isBusy;
  }, [enrolment.isBusy, action.kind]);

  return (
    <div ref={panel} className={styles.action} data-action-panel>
      {detail.price ? (
        <Text size="xl" weight="semibold" isNumeric>
          {formatPrice(detail.price, language)}
        </Text>
      ) : null}
      {detail.progress ? <ClassProgressBar progress={detail.progress} /> : null}
      <ActionButton action={action} detail={detail} enrolment={enrolment} />
      <ActionNote action={action} detail={detail} />
      {detail.certificateCode ? (
        <LinkButton href={hrefTo({ to: '/certificates/$code', params: { code: detail.certificateCode } })}>
          {t({ message: 'Your certificate', comment: 'Button: opens what was earned by a class' })}
        </LinkButton>
      ) : null}
      <EnrolmentProblem enrolment={enrolment} />
      {preview && action.kind !== 'waiting' ? (
        <Link href={preview.url} variant="standalone">
          {t({
            message: `Try a lesson: ${previewTitle}`,
            comment: 'Link to a lesson that is open to everybody',
          })}
        </Link>
      ) : null}
      {detail.abilities.leave ? (
        <div className={styles.leave}>
          <Button variant="quiet" size="sm" onPress={enrolment.askToLeave} isDisabled={enrolment.isBusy}>
            {t({ message: 'Leave class', comment: 'Button; frees the seat' })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
