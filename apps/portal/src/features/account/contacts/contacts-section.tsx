import { useLingui } from '@lingui/react/macro';
import type { User } from '@stoa/api/schema';
import type { CodeChannel } from '@stoa/machines/code-request';
import { Button } from '@stoa/ui/button';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { lazy, Suspense, useRef, useState } from 'react';
import { toasts } from '../../../app/toasts.ts';
import { AccountRow } from '../account-row.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { ACTION_MESSAGES } from './contact-messages.ts';

const ContactForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }));

/** Mail address and number: how one is reached, and how one signs in. */
export function ContactsSection({ user }: { user: Pick<User, 'email' | 'mobile'> }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      title={t`Contact details`}
      text={t`You can sign in with either. We send a code to the new one to verify it, and a notice to the old one.`}
    >
      <Stack as="ul" gap="3">
        <Contact channel="email" title={t`Email`} current={user.email} />
        <Contact channel="mobile" title={t`Phone number`} current={user.mobile} />
      </Stack>
    </SettingsSection>
  );
}

function Contact({
  channel,
  title,
  current,
}: {
  channel: CodeChannel;
  title: string;
  current: string | null;
}) {
  const { t, i18n } = useLingui();
  const [isChanging, setIsChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsChanging(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <AccountRow
      title={title}
      below={
        isChanging ? (
          <Suspense>
            <ContactForm
              channel={channel}
              current={current}
              onBound={(contact) => {
                toasts.show({
                  message: t({
                    message: `Changed to ${contact}.`,
                    comment: 'Followed by the new e-mail address or phone number',
                  }),
                  tone: 'success',
                });
                close();
              }}
            />
          </Suspense>
        ) : null
      }
      actions={
        <Button
          ref={opener}
          size="sm"
          aria-expanded={isChanging}
          aria-label={isChanging ? undefined : i18n._(ACTION_MESSAGES[channel][current ? 'change' : 'add'])}
          onPress={() => setIsChanging(!isChanging)}
        >
          {isChanging ? t`Cancel` : current ? t`Change` : t`Add`}
        </Button>
      }
    >
      {current ? (
        <Text>
          <bdi dir="ltr">{current}</bdi>
        </Text>
      ) : (
        <Text tone="muted">
          {t({ message: 'None yet', comment: 'No e-mail address or no phone number' })}
        </Text>
      )}
    </AccountRow>
  );
}
