import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { hrefTo, signInHref } from '../../app/links.ts';
import { useSession } from '../../app/session.tsx';
import { AuthLayout } from '../../shared/auth/auth-layout.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { InvitationFacts } from './invitation-facts.tsx';
import { CLOSED_MESSAGES, INVITATION_PROBLEM_MESSAGES } from './invitation-messages.ts';
import * as styles from './invitation.css.ts';
import { useInvitation, type InvitationActor } from './use-invitation.ts';

/** R48: an invitation into a school, for whoever opens its link. */
export function InvitationPage({ token }: { token: string }) {
  const { t } = useLingui();
  const actor = useInvitation(token);
  const invitation = useSelector(actor, ({ context }) => context.invitation);
  const isUnknown = useSelector(actor, (snapshot) => snapshot.hasTag('unknown'));
  const isClosed = useSelector(actor, (snapshot) => snapshot.hasTag('closed'));
  const school = invitation?.schoolName ?? '';
  const title = isUnknown
    ? t`Invitation not found`
    : isClosed
      ? t`This invitation is over`
      : invitation
        ? t({ message: `You are invited to ${school}`, comment: 'The name of a school follows' })
        : t`Your invitation`;
  useTitle(title);
  return (
    <AuthLayout title={title}>
      <Body actor={actor} token={token} />
    </AuthLayout>
  );
}

function Body({ actor, token }: { actor: InvitationActor; token: string }) {
  const { t, i18n } = useLingui();
  const { invitation, problem } = useSelector(actor, ({ context }) => context);
  const has = {
    loading: useSelector(actor, (snapshot) => snapshot.hasTag('loading')),
    unknown: useSelector(actor, (snapshot) => snapshot.hasTag('unknown')),
    closed: useSelector(actor, (snapshot) => snapshot.hasTag('closed')),
    failed: useSelector(actor, (snapshot) => snapshot.hasTag('failed')),
    shown: useSelector(actor, (snapshot) => snapshot.hasTag('shown')),
    forAnother: useSelector(actor, (snapshot) => snapshot.hasTag('forAnother')),
  };
  const toStart = <LinkButton variant="secondary" href="/">{t`Go to the start page`}</LinkButton>;
  if (has.unknown)
    return (
      <div className={styles.part}>
        <Text>{t`The link is incomplete or does not exist. Ask the sender for a new one.`}</Text>
        <div className={styles.buttons}>{toStart}</div>
      </div>
    );
  if (has.closed && invitation)
    return (
      <div className={styles.part}>
        <Banner tone="info" announce="polite">
          {i18n._(CLOSED_MESSAGES[invitation.status])}
        </Banner>
        <Text>
          <UserText>
            {t({
              message: `Ask ${invitation.invitedBy} for a new one, or visit the school in the meantime.`,
              comment: 'The name of the person who invited',
            })}
          </UserText>
        </Text>
        <div className={styles.buttons}>
          <LinkButton variant="primary" href={invitation.schoolUrl}>{t`See the school`}</LinkButton>
          {toStart}
        </div>
      </div>
    );
  if (invitation && (has.shown || has.forAnother))
    return (
      <div className={styles.part}>
        {has.failed && problem ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(INVITATION_PROBLEM_MESSAGES[problem.code])}
          </Banner>
        ) : null}
        <InvitationFacts invitation={invitation} />
        <Choice actor={actor} token={token} />
      </div>
    );
  if (has.failed && problem)
    return (
      <div className={styles.part}>
        <Banner tone="danger" announce="assertive">
          {i18n._(INVITATION_PROBLEM_MESSAGES[problem.code])}
        </Banner>
        <div className={styles.buttons}>
          <Button onPress={() => actor.send({ type: 'invitation.reloaded' })}>{t`Try again`}</Button>
          {toStart}
        </div>
      </div>
    );
  return (
    <SkeletonRegion>
      <SkeletonRows count={4} />
    </SkeletonRegion>
  );
}

/** Accepting it, after signing in or with another account where that is needed. */
function Choice({ actor, token }: { actor: InvitationActor; token: string }) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const isVisitor = useSelector(actor, (snapshot) => snapshot.hasTag('signInNeeded'));
  const isForAnother = useSelector(actor, (snapshot) => snapshot.hasTag('forAnother'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done');
  const here = hrefTo({ to: '/register/invite', search: { token } });
  const name = viewer?.displayName ?? '';
  const other = (
    <LinkButton
      variant={isForAnother ? 'primary' : 'quiet'}
      size="lg"
      isFullWidth
      isDisabled={isBusy}
      href={hrefTo({ to: '/logout', search: { redirect: here } })}
    >
      {t`Use another account`}
    </LinkButton>
  );
  if (isVisitor)
    return (
      <>
        <Text>{t`To accept it, sign in or create an account. You will return here.`}</Text>
        <LinkButton variant="primary" size="lg" isFullWidth href={signInHref(here)}>
          {t`Sign in`}
        </LinkButton>
        <LinkButton
          size="lg"
          isFullWidth
          href={hrefTo({ to: '/register/index', search: { redirect: here } })}
        >
          {t`Create an account`}
        </LinkButton>
      </>
    );
  return (
    <>
      {viewer ? (
        <Text tone="muted">
          <UserText>
            {t({ message: `You are signed in as ${name}.`, comment: 'The name of the signed-in person' })}
          </UserText>
        </Text>
      ) : null}
      {isForAnother ? null : (
        <Button
          variant="primary"
          size="lg"
          isFullWidth
          isPending={isBusy}
          onPress={() => actor.send({ type: 'invitation.accepted' })}
        >
          {t`Accept the invitation`}
        </Button>
      )}
      {other}
    </>
  );
}
