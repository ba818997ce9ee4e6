import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MyTeaching } from '@stoa/api/schema';
import { myTeachingQuery } from '@stoa/api/teaching.queries';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { PageHeader } from '@stoa/ui/page-header';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { hrefTo, liveHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { cx } from '../../shared/cx.ts';
import { formatNumber } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { FilterMenu } from '../../shared/list-menus.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { padded, page } from '../../shared/page.css.ts';
import * as styles from './teaching.css.ts';

const ROWS = 6;

/** What one has to do for those one teaches, in all schools. */
export function TeachingPage({ school }: { school: string | undefined }) {
  useMessages('teaching');
  const { t } = useLingui();
  const navigate = useNavigate();
  const query = useQuery(myTeachingQuery(useApi(), { schoolId: school, lang: useLanguage() }));
  const schools = query.data?.schools ?? [];
  return (
    <div className={cx(page, padded)}>
      <div className={styles.layout}>
        <div className={styles.bar}>
          <PageHeader
            title={t({ message: 'My teaching', comment: 'Title: what oneself does for those one teaches' })}
          />
          {schools.length > 1 ? (
            <FilterMenu
              all={t({ message: 'All schools', comment: 'Choice: not narrowed to one' })}
              value={school}
              onChange={(next) => void navigate({ to: '/teaching', search: { school: next } })}
              choices={schools.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : null}
        </div>
        <Loaded query={query} rows={ROWS}>
          {(teaching) => <Teaching teaching={teaching} />}
        </Loaded>
      </div>
    </div>
  );
}

function Teaching({ teaching }: { teaching: MyTeaching }) {
  const { t } = useLingui();
  const { schools, submissions, exams, questions, lives, quietClasses } = teaching;
  const counted = useCounted();
  const schoolOf = (id: string) =>
    schools.length > 1 ? schools.find((school) => school.id === id)?.name : undefined;
  const lists = [submissions, exams, questions, lives, quietClasses];
  if (lists.every((list) => list.length === 0)) return <Nothing teaching={teaching} />;
  return (
    <div className={styles.parts}>
      {submissions.length > 0 ? (
        <Part title={t({ message: 'Assignments to grade', comment: 'Heading' })}>
          {submissions.map(({ schoolId, classId, lessonId, title, classTitle, waiting, ...work }) => {
            const count = counted(waiting, work.waitingIsExact);
            return (
              <Entry
                key={lessonId}
                href={hrefTo({
                  to: '/manage/$schoolId/content/$contentId/assignment/$lessonId',
                  params: { schoolId, contentId: classId, lessonId },
                })}
                title={title}
                places={[classTitle, schoolOf(schoolId)]}
                side={t`${plural(waiting, { one: `${count} submission`, other: `${count} submissions` })}`}
                since={work.oldestAt}
              />
            );
          })}
        </Part>
      ) : null}
      {exams.length > 0 ? (
        <Part title={t({ message: 'Exams to grade', comment: 'Heading' })}>
          {exams.map(({ schoolId, examId, title, waiting, waitingIsExact, oldestAt }) => {
            const count = counted(waiting, waitingIsExact);
            return (
              <Entry
                key={examId}
                href={hrefTo({ to: '/manage/$schoolId/exams/$examId/grading', params: { schoolId, examId } })}
                title={title}
                places={[schoolOf(schoolId)]}
                side={t`${plural(waiting, { one: `${count} attempt`, other: `${count} attempts` })}`}
                since={oldestAt}
              />
            );
          })}
        </Part>
      ) : null}
      {questions.length > 0 ? (
        <Part title={t({ message: 'Unanswered questions', comment: 'Heading' })}>
          {questions.map(({ schoolId, postId, title, classTitle, replyCount, askedAt }) => (
            <Entry
              key={postId}
              href={hrefTo({
                to: '/portal/$schoolId/community/{-$postId}',
                params: { schoolId, postId },
              })}
              title={title}
              places={[classTitle, schoolOf(schoolId)]}
              side={t`${plural(replyCount, { one: '# reply', other: '# replies' })}`}
              since={askedAt}
            />
          ))}
        </Part>
      ) : null}
      {lives.length > 0 ? (
        <Part title={t({ message: 'Upcoming live sessions', comment: 'Heading: those that oneself holds' })}>
          {lives.map(({ schoolId, liveId, title, startsAt }) => (
            <Entry
              key={liveId}
              href={liveHref(schoolId, liveId)}
              title={title}
              places={[schoolOf(schoolId)]}
              side={<LocalTime instant={startsAt} />}
            />
          ))}
        </Part>
      ) : null}
      {quietClasses.length > 0 ? (
        <Part
          title={t({ message: 'Inactive learners', comment: 'Heading' })}
          text={t`No activity in the class for 14 days.`}
        >
          {quietClasses.map(({ schoolId, classId, title, ...people }) => {
            const inactive = counted(people.inactive, people.inactiveIsExact);
            const learners = counted(people.learners, people.learnersAreExact);
            return (
              <Entry
                key={classId}
                href={hrefTo({
                  to: '/manage/$schoolId/content/$contentId/learners',
                  params: { schoolId, contentId: classId },
                })}
                title={title}
                places={[schoolOf(schoolId)]}
                side={t({
                  message: `${inactive} of ${learners}`,
                  comment: 'Learners of a class: inactive, all',
                })}
              />
            );
          })}
        </Part>
      ) : null}
    </div>
  );
}

/** Writes a number that the server counted up to a limit: "12", or "1,000+" where there are more. */
function useCounted(): (count: number, isExact: boolean) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (count, isExact) => {
    const total = formatNumber(count, language);
    return isExact ? total : t({ message: `${total}+`, comment: 'More than this number' });
  };
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={2} size="xl" id={id}>
        {title}
      </Heading>
      {text ? <Text tone="muted">{text}</Text> : null}
      <RowList>{children}</RowList>
    </section>
  );
}

interface EntryProps {
  href: string;
  title: string;
  /** Class and school, where they say something. */
  places: readonly (string | undefined)[];
  side: ReactNode;
  /** Since when it waits. */
  since?: string;
}

function Entry({ href, title, places, side, since }: EntryProps) {
  const { t } = useLingui();
  return (
    <Row className={styles.row}>
      <div className={styles.words}>
        <Text weight="medium">
          <Link href={href} variant="standalone">
            <UserText>{title}</UserText>
          </Link>
        </Text>
        {places.some(Boolean) ? (
          <Text size="sm" tone="muted">
            {places.filter(isText).map((name, index) => (
              <span key={name}>
                {index > 0 ? ' · ' : null}
                <UserText>{name}</UserText>
              </span>
            ))}
          </Text>
        ) : null}
      </div>
      <div className={styles.side}>
        <Text size="sm" weight="medium" isNumeric>
          {side}
        </Text>
        {since ? (
          <Text size="sm" tone="muted">
            {t({ message: 'Since', context: 'waiting', comment: 'A day follows: so long it waits' })}{' '}
            <LocalTime instant={since} style="date" />
          </Text>
        ) : null}
      </div>
    </Row>
  );
}

const isText = (name: string | undefined): name is string => Boolean(name);

/** All is done, or there is nothing to teach. */
function Nothing({ teaching: { schools } }: { teaching: MyTeaching }) {
  const { t } = useLingui();
  if (schools.length === 0)
    return (
      <EmptyState title={t`You do not teach in a school yet`}>
        {t`When a school makes you a teacher, what waits for you appears here.`}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`You are all caught up`}
      action={
        <LinkButton href={hrefTo({ to: '/calendar', search: {} })}>
          {t({ message: 'Calendar', comment: 'Title: what has a date' })}
        </LinkButton>
      }
    >
      {t`Submissions, exams and questions that wait for you appear here.`}
    </EmptyState>
  );
}
