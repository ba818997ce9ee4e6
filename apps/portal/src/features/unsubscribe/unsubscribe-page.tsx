import { useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { PageHeader } from '@stoa/ui/page-header';
import { SkeletonArticle, SkeletonRegion } from '@stoa/ui/skeleton';
import { Stack } from '@stoa/ui/stack';
import { useState } from 'react';
import { hrefTo } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { cx } from '../../shared/cx.ts';
import {
  kindMessageOf,
  NOTIFICATION_PROBLEM_MESSAGES,
} from '../../shared/notifications/notification-messages.ts';
import { padded, prose } from '../../shared/page.css.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { provideUnsubscribe } from './unsubscribe.actors.ts';

const SETTINGS = hrefTo({ to: '/account/notifications' });

/** Where the link of a mail leads: one press ends the mails of that source. */
export function UnsubscribePage({ token }: { token: string }) {
  useMessages('notifications');
  const { t, i18n } = useLingui();
  const api = useApi();
  const { snapshot: language } = useLanguageStore();
  const [machine] = useState(() => provideUnsubscribe({ api, language }));
  const actor = useActorRef(machine, { input: { token } });
  const { source, problem } = useSelector(actor, ({ context }) => context);
  const has = useSelector(
    actor,
    (snapshot) => ({
      isUnknown: snapshot.hasTag('unknown'),
      isDone: snapshot.hasTag('done'),
      isBusy: snapshot.hasTag('busy'),
      isAsking: snapshot.hasTag('asking'),
      isFailed: snapshot.hasTag('failed'),
    }),
    sameFlags,
  );
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  const settings = <LinkButton href={SETTINGS}>{t`All settings`}</LinkButton>;
  const kind = source ? i18n._(kindMessageOf(source.kind)) : '';
  const school = source?.school?.name ?? '';
  const about = school
    ? t({ message: `${kind}, from ${school}`, comment: 'A kind of notification, then the name of a school' })
    : kind;
  const failure =
    has.isFailed && problem ? (
      <Banner tone="danger" announce="assertive">
        {i18n._(NOTIFICATION_PROBLEM_MESSAGES[problem.code])}
      </Banner>
    ) : null;
  return (
    <div className={cx(prose, padded)}>
      {has.isUnknown ? (
        <EmptyState headingLevel={1} title={t`This link is no longer valid`} action={settings}>
          {t`Sign in and choose in the settings which emails you receive.`}
        </EmptyState>
      ) : null}
      {has.isDone ? (
        <div role="status">
          <EmptyState headingLevel={1} title={t`You are unsubscribed`} action={settings}>
            {about}
          </EmptyState>
        </div>
      ) : null}
      {has.isAsking ? (
        <Stack gap="5">
          <PageHeader title={t`Unsubscribe from these emails?`} text={about} />
          {failure}
          <Button
            variant="primary"
            isPending={has.isBusy}
            onPress={() => actor.send({ type: 'unsubscribe.confirmed' })}
          >
            {t`Unsubscribe`}
          </Button>
        </Stack>
      ) : null}
      {has.isFailed && !has.isAsking ? (
        <Stack gap="5">
          <PageHeader title={t`Unsubscribe`} />
          {failure}
          <Button onPress={() => actor.send({ type: 'source.retried' })}>{t`Try again`}</Button>
        </Stack>
      ) : null}
      {!has.isUnknown && !has.isDone && !has.isAsking && !has.isFailed ? (
        <SkeletonRegion>
          <SkeletonArticle lines={3} />
        </SkeletonRegion>
      ) : null}
    </div>
  );
}

const sameFlags = (one: Record<string, boolean>, other: Record<string, boolean>): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);
