import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { myLearningQuery } from '@stoa/api/learning.queries';
import type { LearningClass, LearningSuggestion, MyLearning, SchoolRef } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { ProgressBar } from '@stoa/ui/progress';
import { Row, RowList } from '@stoa/ui/row-list';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { entriesHref, hrefTo, schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { formatMinutes } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import { DateList } from './date-list.tsx';
import { LearningLayout } from './learning-layout.tsx';
import { Streak } from './streak.tsx';
import * as styles from './learning.css.ts';

const ROWS = 6;
const CLASS = 5;

/** What one learns in all schools: where to go on, what is due, classes, certificates, suggestions. */
export function LearningPage({ school }: { school: string | undefined }) {
  useMessages('learning');
  const navigate = useNavigate();
  const query = useQuery(myLearningQuery(useApi(), { schoolId: school, lang: useLanguage() }));
  return (
    <LearningLayout
      schools={query.data?.schools ?? []}
      school={school}
      teaches={query.data?.teaches ?? false}
      onSchool={(next) => void navigate({ to: '/learning', search: next ? { school: next } : {} })}
    >
      <Loaded query={query} rows={ROWS}>
        {(learning) => <Learning learning={learning} />}
      </Loaded>
    </LearningLayout>
  );
}

function Learning({ learning }: { learning: MyLearning }) {
  const { t } = useLingui();
  const { schools, dates, classes, finished, certificates, suggestions, serverTime } = learning;
  const isEmpty = classes.length === 0 && finished.length === 0 && dates.length === 0;
  return (
    <>
      {learning.continue ? <GoOn item={learning.continue} /> : null}
      {isEmpty ? <Nothing schools={schools} /> : null}
      {isEmpty && certificates.length === 0 ? null : (
        <div className={styles.columns}>
          <div className={styles.side}>
            <Streak />
            <Part id="due" title={t({ message: 'Due and coming up', comment: 'Heading: what has a date' })}>
              {dates.length > 0 ? (
                <DateList {...{ dates, schools, serverTime }} />
              ) : (
                <Text tone="muted">{t`Nothing is due.`}</Text>
              )}
            </Part>
            {certificates.length > 0 ? (
              <Part
                id="certificates"
                title={t({ message: 'Certificates', comment: 'Title of pages: for finished classes' })}
              >
                <RowList>
                  {certificates.map(({ code, subjectTitle, issuedAt }) => (
                    <Row key={code} className={styles.words}>
                      <Text weight="medium">
                        <Link
                          variant="standalone"
                          href={hrefTo({ to: '/certificates/$code', params: { code } })}
                        >
                          <UserText>{subjectTitle}</UserText>
                        </Link>
                      </Text>
                      <Text size="sm" tone="muted">
                        <LocalTime instant={issuedAt} style="date" />
                      </Text>
                    </Row>
                  ))}
                </RowList>
              </Part>
            ) : null}
          </div>
          <div className={styles.main}>
            {classes.length > 0 ? (
              <Part id="classes" title={t({ message: 'My classes', comment: 'Heading: those one is in' })}>
                <ClassRows items={classes} schools={schools} />
              </Part>
            ) : null}
            {finished.length > 0 ? (
              <Part
                id="finished"
                title={t({ message: 'Finished', comment: 'Heading: classes that are done' })}
              >
                <ClassRows items={finished} schools={schools} />
              </Part>
            ) : null}
          </div>
        </div>
      )}
      {suggestions.length > 0 ? (
        <Part id="suggestions" title={t({ message: 'Suggested for you', comment: 'Heading: classes' })}>
          <CardGrid perLine={3} label={t({ message: 'Suggested for you', comment: 'Heading: classes' })}>
            {suggestions.map((suggestion) => (
              <Suggestion key={suggestion.card.id} {...suggestion} />
            ))}
          </CardGrid>
        </Part>
      ) : null}
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={2} size="xl" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The one big way on: the lesson that one left last. */
function GoOn({ item }: { item: LearningClass }) {
  const { t } = useLingui();
  const next = item.nextLesson?.lesson;
  if (!next) return null;
  const lesson = next.title;
  return (
    <Surface
      as="section"
      kind="primarySoft"
      radius="lg"
      padding="6"
      className={styles.goOn}
      aria-labelledby="continue"
    >
      <div className={styles.words}>
        <Text size="sm">
          {t({
            message: 'Continue where you were',
            comment: 'Above the class that the learner went to last',
          })}
        </Text>
        <Heading level={2} size="2xl" id="continue">
          <UserText>{item.card.title}</UserText>
        </Heading>
        <ClassProgress item={item} />
      </div>
      <LinkButton href={next.url} variant="primary" size="lg" icon={PlayIcon}>
        {t({ message: `Continue: ${lesson}`, comment: 'Button; the title of the next lesson follows' })}
      </LinkButton>
    </Surface>
  );
}

function ClassProgress({ item }: { item: LearningClass }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { completed, total, remainingMinutes } = item.progress;
  const lessons = total;
  const rest = formatMinutes(remainingMinutes, language);
  const title = item.card.title;
  return (
    <ProgressBar
      size="sm"
      value={total > 0 ? completed / total : 0}
      label={t({ message: `Progress: ${title}`, comment: 'Of a bar; the title of the class follows' })}
      text={
        completed < total
          ? t`${completed} of ${total}, about ${rest} left`
          : t`${plural(lessons, { one: '# lesson', other: '# lessons' })}`
      }
    />
  );
}

function ClassRows({ items, schools }: { items: LearningClass[]; schools: readonly SchoolRef[] }) {
  const { t } = useLingui();
  return (
    <RowList>
      {items.map((item) => {
        const { card, nextLesson } = item;
        const school = schools.length > 1 ? schools.find(({ id }) => id === card.schoolId)?.name : undefined;
        const lesson = nextLesson?.lesson.title ?? '';
        return (
          <Row key={card.id} className={styles.line}>
            <div className={styles.words}>
              <Text weight="medium">
                <Link variant="standalone" href={card.url}>
                  <UserText>{card.title}</UserText>
                </Link>
              </Text>
              {school ? (
                <Text size="sm" tone="muted">
                  <UserText>{school}</UserText>
                </Text>
              ) : null}
              <ClassProgress item={item} />
              {card.startsAt && card.activityStatus === 1 ? (
                <Text size="sm" tone="muted">
                  {t({ message: 'Begins', comment: 'A class; its date follows' })}{' '}
                  <LocalTime instant={card.startsAt} />
                </Text>
              ) : null}
              {nextLesson ? (
                <Text size="sm" tone="muted">
                  {t({ message: 'Next:', comment: 'The title of a lesson follows' })}{' '}
                  <UserText>{lesson}</UserText>
                </Text>
              ) : null}
            </div>
            {nextLesson ? (
              <LinkButton
                size="sm"
                href={nextLesson.lesson.url}
                aria-label={t({
                  message: `Continue: ${lesson}`,
                  comment: 'Button; the title of the next lesson follows',
                })}
              >
                {nextLesson.started || item.progress.completed > 0
                  ? t({ message: 'Continue', context: 'lesson', comment: 'Button: on with a lesson' })
                  : t({ message: 'Start', context: 'lesson', comment: 'Button: the first lesson' })}
              </LinkButton>
            ) : null}
          </Row>
        );
      })}
    </RowList>
  );
}

function Suggestion({ card, reason, categoryName }: LearningSuggestion) {
  const { t } = useLingui();
  const category = categoryName ?? '';
  return (
    <div className={styles.suggestion}>
      <ResourceCardView card={card} />
      <Text size="sm" tone="muted">
        {reason === 'category'
          ? t({
              message: `Matches your classes: ${category}`,
              comment: 'Why a class is suggested: a category that both have',
            })
          : t`Popular in your school`}
      </Text>
    </div>
  );
}

/** What to do where there is nothing yet. */
function Nothing({ schools }: { schools: readonly SchoolRef[] }) {
  const { t } = useLingui();
  const [first] = schools;
  return (
    <EmptyState
      title={t`You are not in a class yet`}
      action={
        first ? (
          <LinkButton variant="primary" href={entriesHref(first.id, { type: CLASS })}>
            {t`Find a class`}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href={hrefTo({ to: '/login/select', search: { all: '1' } })}>
            {t`Find a school`}
          </LinkButton>
        )
      }
    >
      {first ? (
        <>
          {t`Join one, and your next steps, dates and certificates appear here.`}{' '}
          <Link href={schoolHref(first.id)}>
            <UserText>{first.name}</UserText>
          </Link>
        </>
      ) : (
        t`You do not belong to a school yet`
      )}
    </EmptyState>
  );
}
