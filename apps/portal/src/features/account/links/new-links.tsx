import { useLingui } from '@lingui/react/macro';
import type { ThirdPartyLink } from '@stoa/api/schema';
import { beginLinking } from '@stoa/api/self.calls';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Button } from '@stoa/ui/button';
import { Inline } from '@stoa/ui/inline';
import { UserText } from '@stoa/ui/user-text';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { tenantOf } from '../../../app/tenant.ts';
import { rememberLink } from '../../../shared/auth/link-intent.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { linkable } from './linkable.ts';

const HERE = hrefTo({ to: '/account/links' });
/** An attempt at a provider lasts ten minutes; a page that is looked at again asks for a new one before. */
const STALE_MS = 300_000;

/** The third parties of the school that somebody comes from, as far as they are not linked. */
export function NewLinks({ linked }: { linked: readonly ThirdPartyLink[] }) {
  const { t } = useLingui();
  const api = useApi();
  const { viewer } = useSession();
  const tenantId = tenantOf(useLocation()) ?? viewer?.memberships[0]?.schoolId;
  const school = viewer?.memberships.find(({ schoolId }) => schoolId === tenantId)?.name;
  const { data } = useQuery({
    queryKey: ['link-options', tenantId],
    queryFn: ({ signal }) => beginLinking(api, { tenantId: tenantId ?? '', redirect: HERE }, signal),
    enabled: tenantId !== undefined,
    staleTime: STALE_MS,
  });
  const open = linkable(data ?? [], linked, tenantId);
  if (open.length === 0) return null;
  return (
    <SettingsSection
      title={t`Link another account`}
      text={school ? <UserText>{school}</UserText> : undefined}
    >
      <Inline gap="3">
        {open.map(({ provider, name, authorizeUrl }) => (
          <Button
            key={provider}
            onPress={() => {
              rememberLink(provider);
              location.assign(authorizeUrl);
            }}
          >
            {t({ message: `Link ${name}`, comment: 'Followed by the name of a third party' })}
          </Button>
        ))}
      </Inline>
    </SettingsSection>
  );
}
