import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { lessonQuery } from '@stoa/api/class.queries';
import type { Lesson } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import * as styles from './lesson.css.ts';

/** The lessons before and after. What somebody reaches for is loaded before they press. */
export function LessonNav({
  lesson,
  schoolId,
  isNextMain,
}: {
  lesson: Lesson;
  schoolId: string;
  isNextMain: boolean;
}) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const { previous, next } = lesson;
  const previousTitle = previous?.title ?? '';
  const nextTitle = next?.title ?? '';
  const load = (lessonId: string) => () =>
    void queryClient.prefetchQuery({ ...lessonQuery(api, { schoolId, lessonId, lang }), retry: false });
  return (
    <nav
      aria-label={t({ message: 'Lessons before and after', comment: 'Name of the two links below a lesson' })}
      className={styles.nav}
    >
      {previous ? (
        <LinkButton
          href={previous.url}
          icon={ArrowLeftIcon}
          mirrorIcon
          onHoverStart={load(previous.id)}
          onFocus={load(previous.id)}
        >
          {t({
            message: `Previous: ${previousTitle}`,
            comment: 'Link to the lesson before; its title follows',
          })}
        </LinkButton>
      ) : (
        <span />
      )}
      {next ? (
        <span data-next className={styles.next}>
          <LinkButton
            href={next.url}
            variant={isNextMain ? 'primary' : 'secondary'}
            iconEnd={ArrowRightIcon}
            mirrorIcon
            onHoverStart={load(next.id)}
            onFocus={load(next.id)}
          >
            {t({ message: `Next: ${nextTitle}`, comment: 'Link to the lesson after; its title follows' })}
          </LinkButton>
        </span>
      ) : null}
    </nav>
  );
}
