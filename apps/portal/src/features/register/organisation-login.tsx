import { useLingui } from '@lingui/react/macro';
import { configQuery } from '@stoa/api/config.queries';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { loginOfAddress } from '../../shared/auth/external-login.ts';

/** The way to the organisation's own login page, for who registers with an address of it (B069). */
export function OrganisationLogin({ email }: { email: string }) {
  const { t } = useLingui();
  const { data } = useQuery({
    ...configQuery(useApi(), { id: 'external-login' }),
    enabled: email.includes('@'),
    retry: false,
  });
  const href = loginOfAddress(data?.value, email, globalThis.location?.host ?? '');
  if (!href) return null;
  return (
    <Banner
      tone="info"
      announce="polite"
      action={
        <LinkButton size="sm" href={href}>
          {t`Sign in`}
        </LinkButton>
      }
    >
      {t`Your organization has its own sign-in for this email address.`}
    </Banner>
  );
}
