import { useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { Button, LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { useState } from 'react';
import { hrefTo } from '../../app/links.ts';
import { useServices } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { AuthLayout } from '../../shared/auth/auth-layout.tsx';
import { provideQrConfirm } from './qr-confirm.actors.ts';
import { QR_CONFIRM_MESSAGES } from './qr-confirm-messages.ts';
import { QrQuestion } from './qr-question.tsx';

/** The signed-in phone that has scanned a code: who asks, and yes or no. */
export function QrConfirmPage({ qrcodeId }: { qrcodeId: string }) {
  const { t, i18n } = useLingui();
  const { api } = useServices();
  const store = useLanguageStore();
  const { viewer } = useSession();
  const [machine] = useState(() => provideQrConfirm({ api, language: () => store.language }));
  const actor = useActorRef(machine, { input: { qrcodeId } });
  const problem = useSelector(actor, ({ context }) => context.problem);
  const is = useSelector(actor, (snapshot) => {
    if (snapshot.status === 'done') return snapshot.output === 'confirmed' ? 'confirmed' : 'cancelled';
    return (['asking', 'deciding', 'over', 'signInNeeded', 'failed'] as const).find((tag) =>
      snapshot.hasTag(tag),
    );
  });
  if (is === 'confirmed')
    return (
      <Reported
        title={t`Confirmed`}
        text={t`The other device is being signed in. You can put this phone away.`}
      />
    );
  if (is === 'cancelled')
    return (
      <Reported
        title={t`Refused`}
        text={t`No one was signed in. If you did not request this, someone may have tried to use your account. Never scan codes that others send you.`}
      />
    );
  if (is === 'over' || is === 'failed' || is === 'signInNeeded')
    return (
      <AuthLayout title={t`Confirm a sign-in`}>
        <div role="alert">
          <ErrorState
            headingLevel={2}
            title={t`This sign-in cannot be confirmed`}
            work={t`No one was signed in with this code.`}
            next={problem ? i18n._(QR_CONFIRM_MESSAGES[problem.code]) : undefined}
            actions={
              is === 'failed' ? (
                <Button variant="primary" onPress={() => actor.send({ type: 'request.retried' })}>
                  {t`Try again`}
                </Button>
              ) : is === 'signInNeeded' ? (
                <LinkButton
                  variant="primary"
                  href={hrefTo({ to: '/login/index', search: { qr: qrcodeId } })}
                >{t`Sign in`}</LinkButton>
              ) : (
                <LinkButton variant="primary" href="/">{t`Go to the start page`}</LinkButton>
              )
            }
          />
        </div>
      </AuthLayout>
    );
  return (
    <AuthLayout title={t`Confirm a sign-in`}>
      {is === 'asking' || is === 'deciding' ? (
        <QrQuestion actor={actor} viewerName={viewer?.displayName ?? ''} />
      ) : (
        <SkeletonRegion>
          <SkeletonRows count={5} />
        </SkeletonRegion>
      )}
    </AuthLayout>
  );
}

/** How it has ended, and a way onwards. */
function Reported({ title, text }: { title: string; text: string }) {
  const { t } = useLingui();
  return (
    <AuthLayout title={title}>
      <div role="status">
        <Text size="lg">{text}</Text>
      </div>
      <LinkButton href="/">{t`Go to the start page`}</LinkButton>
    </AuthLayout>
  );
}
