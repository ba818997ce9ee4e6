import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { Celebration } from '@stoa/ui/celebration';
import { hrefTo, schoolHref } from '../../../app/links.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ResourceCardView } from '../../../shared/resource-card-view.tsx';

const NEXT_MAX = 3;

/** The end of a class, quietly celebrated, and what one could do next. @param isNew it was reached just now, and is read out */
export function ClassDone({ detail, isNew }: { detail: ClassDetail; isNew: boolean }) {
  const { t } = useLingui();
  const count = formatNumber(detail.lessonCount, useLanguage());
  const title = detail.title;
  const next = detail.related.slice(0, NEXT_MAX);
  return (
    <Celebration
      title={t({
        message: `You have finished “${title}”`,
        comment: 'When the last lesson of a class is done',
      })}
      text={t({
        message: `All ${count} lessons are done. You can come back to them at any time.`,
        comment: 'When the last lesson of a class is done',
      })}
      action={
        detail.certificateCode ? (
          <LinkButton
            variant="primary"
            href={hrefTo({ to: '/certificates/$code', params: { code: detail.certificateCode } })}
          >
            {t({ message: 'Your certificate', comment: 'Button: opens what was earned by a class' })}
          </LinkButton>
        ) : (
          <LinkButton href={schoolHref(detail.schoolId)}>
            {t({ message: 'Go to the school’s home page', comment: 'Button' })}
          </LinkButton>
        )
      }
      isNew={isNew}
      next={
        next.length > 0
          ? {
              title: t({
                message: 'Related',
                comment: 'Heading over what could be learned next',
              }),
              content: (
                <CardGrid perLine={3} phone="rail">
                  {next.map((card) => (
                    <ResourceCardView key={card.id} card={card} headingLevel={4} />
                  ))}
                </CardGrid>
              ),
            }
          : undefined
      }
    />
  );
}
