import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useSelector } from '@xstate/react';
import type { ProviderId } from '@stoa/machines/sign-in-settings';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { SectionHeader } from '@stoa/ui/section-header';
import { useState } from 'react';
import * as styles from '../manage.css.ts';
import { ProviderCard } from './provider-card.tsx';
import { useSignInSettings } from './sign-in-context.ts';
import { PROVIDER_NAMES, PROVIDERS } from './sign-in-messages.ts';

/** The sign-in services of others that the school offers, each with its form. */
export function ProvidersSection() {
  const { t } = useLingui();
  const actor = useSignInSettings();
  const providers = useSelector(actor, ({ context }) => context.draft.providers);
  const [openIds, setOpenIds] = useState<readonly ProviderId[]>([]);
  const open = (id: ProviderId, isOpen: boolean) =>
    setOpenIds((ids) => [...ids.filter((other) => other !== id), ...(isOpen ? [id] : [])]);
  const missing = PROVIDERS.filter((id) => !providers.some(({ provider }) => provider === id));
  const add =
    missing.length > 0 ? (
      <Menu
        trigger={<Button icon={PlusIcon}>{t`Add a service`}</Button>}
        onAction={(key) => {
          const provider = PROVIDERS.find((id) => id === key);
          if (!provider) return;
          actor.send({ type: 'provider.added', provider, name: PROVIDER_NAMES[provider] });
          open(provider, true);
        }}
      >
        {missing.map((id) => (
          <MenuItem key={id} id={id}>
            {PROVIDER_NAMES[id]}
          </MenuItem>
        ))}
      </Menu>
    ) : null;
  return (
    <section className={styles.part}>
      <SectionHeader title={t`External sign-in services`} />
      {providers.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t`No service is set up`}
          action={add}
        >{t`Let people sign in with the account they already have at your organization.`}</EmptyState>
      ) : (
        <>
          {providers.map((provider) => (
            <ProviderCard
              key={provider.provider}
              draft={provider}
              isOpen={openIds.includes(provider.provider)}
              onOpen={(isOpen) => open(provider.provider, isOpen)}
            />
          ))}
          <div className={styles.actions}>{add}</div>
        </>
      )}
    </section>
  );
}
