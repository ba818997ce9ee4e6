import { useLingui } from '@lingui/react/macro';
import type { ThirdPartyLink } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { MetaLine } from '@stoa/ui/meta-line';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { PROVIDER_MESSAGES } from '../../../shared/auth/provider-messages.ts';
import { formatDate } from '../../../shared/format.ts';
import { AccountRow } from '../account-row.tsx';
import { useTimeZone } from '../../../shared/time-zone.ts';

export interface LinkRowProps {
  link: ThirdPartyLink;
  isUnlinking: boolean;
  isDisabled: boolean;
  onUnlink: () => void;
}

/** One third party that signs in to the account. */
export function LinkRow({ link, isUnlinking, isDisabled, onUnlink }: LinkRowProps) {
  const { t, i18n } = useLingui();
  const since = formatDate(link.linkedAt, useLanguage(), useTimeZone());
  const name = i18n._(PROVIDER_MESSAGES[link.provider]);
  return (
    <AccountRow
      title={name}
      actions={
        <Button
          size="sm"
          isPending={isUnlinking}
          isDisabled={isDisabled}
          aria-label={t({ message: `Unlink: ${name}`, comment: 'Followed by the name of a third party' })}
          onPress={onUnlink}
        >
          {t`Unlink`}
        </Button>
      }
    >
      <MetaLine>
        <UserText>{link.displayName}</UserText>
        {link.school ? <UserText>{link.school.name}</UserText> : null}
        <span>{t({ message: `Linked ${since}`, comment: 'A date' })}</span>
      </MetaLine>
      {link.endedAt ? (
        <Text size="sm" tone="muted">
          {t`No longer works: the school changed its sign-in service. Unlink it and link it again.`}
        </Text>
      ) : null}
    </AccountRow>
  );
}
