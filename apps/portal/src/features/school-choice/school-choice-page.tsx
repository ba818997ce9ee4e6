import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LOGIN_PATH } from '@stoa/machines/addresses';
import type { SchoolChoiceOutcome } from '@stoa/machines/school-choice';
import { Avatar } from '@stoa/ui/avatar';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { ErrorState } from '@stoa/ui/error-state';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useLanguage, useLanguageStore } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { AuthLayout } from '../../shared/auth/auth-layout.tsx';
import { SCHOOL_CHOICE_MESSAGES } from './school-choice-messages.ts';
import { provideSchoolChoice } from './school-choice.actors.ts';
import * as styles from './school-choice.css.ts';

/** From so many schools on they can be searched. */
const SEARCHABLE_FROM = 6;

/**
 * The choice of a school after signing in (R42). Who belongs to one goes on to it, who belongs to none goes to the start.
 * @param isAskedFor the person wants to choose, even where there is nothing to choose
 */
export function SchoolChoicePage({ isAskedFor }: { isAskedFor: boolean }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const { api, queryClient } = useServices();
  const store = useLanguageStore();
  const [machine] = useState(() => provideSchoolChoice({ api, queryClient, language: () => store.language }));
  const actor = useActorRef(machine, { input: { isAskedFor } });
  const { schools, found, keyword, chosenId, problem } = useSelector(actor, ({ context }) => context);
  const is = useSelector(actor, (snapshot) =>
    (['choosing', 'entering', 'none', 'signInNeeded', 'failed'] as const).find((tag) => snapshot.hasTag(tag)),
  );
  // Who has nothing to choose is on the way to the school already.
  const isChoice = isAskedFor || schools.length > 1;
  const count = found.length;
  const shownCount = new Intl.NumberFormat(toIntlTag(language)).format(count);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const output: SchoolChoiceOutcome | undefined = actor.getSnapshot().output;
        if (output) void navigate({ href: output.path, replace: true });
      },
    });
    return unsubscribe;
  }, [actor, navigate]);
  // Nothing to choose, and nobody has asked for it.
  useEffect(() => {
    if (is === 'none' && !isAskedFor) actor.send({ type: 'choice.left' });
  }, [actor, is, isAskedFor]);

  if (is === 'failed' || is === 'signInNeeded')
    return (
      <AuthLayout isGrowing title={t`Choose a school`}>
        <div role="alert">
          <ErrorState
            headingLevel={2}
            title={t`Your schools could not be loaded`}
            work={t`You are signed in and can continue without choosing.`}
            next={problem ? i18n._(SCHOOL_CHOICE_MESSAGES[problem.code]) : undefined}
            actions={
              <>
                {is === 'failed' ? (
                  <Button variant="primary" onPress={() => actor.send({ type: 'schools.retried' })}>
                    {t`Try again`}
                  </Button>
                ) : (
                  <LinkButton variant="primary" href={LOGIN_PATH}>{t`Sign in`}</LinkButton>
                )}
                <Button onPress={() => actor.send({ type: 'choice.left' })}>{t`Go to the start page`}</Button>
              </>
            }
          />
        </div>
      </AuthLayout>
    );
  if (is === 'none' && isAskedFor)
    return (
      <AuthLayout isGrowing title={t`Choose a school`}>
        <EmptyState
          headingLevel={2}
          title={t`You are not a member of any school yet`}
          action={
            <Button onPress={() => actor.send({ type: 'choice.left' })}>{t`Browse open schools`}</Button>
          }
        >
          {t`Ask your school for an invitation, or join one that is open to everyone.`}
        </EmptyState>
      </AuthLayout>
    );
  return (
    <AuthLayout
      isGrowing
      title={isChoice ? t`Choose a school` : t`One moment…`}
      subtitle={
        schools.length > 1 ? t`You are a member of several schools. You can switch at any time.` : undefined
      }
    >
      {isChoice && (is === 'choosing' || is === 'entering') ? (
        <>
          {schools.length >= SEARCHABLE_FROM ? (
            <TextField
              name="keyword"
              type="search"
              label={t`Find a school`}
              value={keyword}
              onChange={(value) => actor.send({ type: 'keyword.typed', value })}
            />
          ) : null}
          <VisuallyHidden role="status">
            {keyword
              ? t`${plural(count, { one: `${shownCount} school`, other: `${shownCount} schools` })}`
              : ''}
          </VisuallyHidden>
          {count > 0 ? (
            <ul role="list" className={styles.schools}>
              {found.map((school) => (
                <li key={school.id}>
                  <Button
                    size="lg"
                    isFullWidth
                    className={styles.school}
                    isPending={is === 'entering' && chosenId === school.id}
                    isDisabled={is === 'entering' && chosenId !== school.id}
                    onPress={() => actor.send({ type: 'school.chosen', schoolId: school.id })}
                  >
                    <Avatar name={school.name} src={school.logoUrl} size="sm" shape="arch" />
                    <span className={styles.name}>
                      <UserText>{school.name}</UserText>
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              kind="filtered"
              headingLevel={2}
              title={t`No school matches`}
              action={
                <Button onPress={() => actor.send({ type: 'keyword.typed', value: '' })}>
                  {t`Show all`}
                </Button>
              }
            />
          )}
        </>
      ) : (
        <SkeletonRegion>
          <SkeletonRows count={3} />
        </SkeletonRegion>
      )}
    </AuthLayout>
  );
}
