import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { continueQuery } from '@stoa/api/class.queries';
import { LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { ProgressBar } from '@stoa/ui/progress';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useSession } from '../../app/session.tsx';
import { useApi, type RouterContext } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatMinutes } from '../../shared/format.ts';
import { page } from '../../shared/page.css.ts';
import * as styles from './home.css.ts';

/** Loads it with the page: what stands below it must not jump. */
export const loadContinue = ({ api, queryClient, language: lang }: RouterContext, schoolId: string) =>
  queryClient.prefetchQuery({ ...continueQuery(api, { schoolId, lang }), retry: false });

/** One big way on for who has begun something: the last class first, others as links. */
export function ContinueSection({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { viewer } = useSession();
  const { data } = useQuery({
    ...continueQuery(useApi(), { schoolId, lang: language }),
    enabled: viewer !== undefined,
  });
  const [first, ...others] = data?.items ?? [];
  if (!first) return null;
  const { completed, total, remainingMinutes } = first.progress;
  const rest = formatMinutes(remainingMinutes, language);
  const lesson = first.nextLesson.lesson.title;
  return (
    <div className={page}>
      <Surface
        as="section"
        kind="primarySoft"
        radius="lg"
        padding="6"
        className={styles.continueSection}
        aria-labelledby="continue"
      >
        <div className={styles.continueMessage}>
          <Text size="sm">
            {t({
              message: 'Continue where you were',
              comment: 'Above the class that the learner went to last',
            })}
          </Text>
          <Heading level={2} size="xl" id="continue">
            <UserText>{first.card.title}</UserText>
          </Heading>
          <ProgressBar
            value={total > 0 ? completed / total : 0}
            label={t`Progress`}
            text={t`${completed} of ${total}, about ${rest} left`}
          />
        </div>
        <LinkButton href={first.nextLesson.lesson.url} variant="primary" size="lg" icon={PlayIcon}>
          {t({ message: `Continue: ${lesson}`, comment: 'Button; the title of the next lesson follows' })}
        </LinkButton>
      </Surface>
      {others.length > 0 ? (
        <div className={styles.continueOthers}>
          {others.slice(0, 3).map((item) => (
            <Link key={item.card.id} href={item.nextLesson.lesson.url} variant="standalone">
              <UserText>{item.card.title}</UserText>
            </Link>
          ))}
        </div>
      ) : null}
    </div>
  );
}
