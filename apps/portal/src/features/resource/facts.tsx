import { useLingui } from '@lingui/react/macro';
import type { LiveDetail } from '@stoa/api/schema';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { MetaPerson } from '@stoa/ui/meta-line';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatMinutes } from '../../shared/format.ts';
import { LocalTime, LocalZone } from '../../shared/local-time.tsx';
import * as styles from './resource.css.ts';

/** When a live session is, in the viewer's own zone, and who holds it. */
export function LiveFacts({ detail: live }: { detail: LiveDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Facts
      facts={[
        { id: 'start', label: t`Starts`, value: <LocalTime instant={live.startsAt} /> },
        { id: 'length', label: t`Length`, value: formatMinutes(live.minutes, language) },
        { id: 'zone', label: t`Time zone`, value: <LocalZone /> },
        {
          id: 'host',
          label: t({ message: 'Host', comment: 'Who holds a live session' }),
          value: <MetaPerson name={live.host.name} avatarSrc={live.host.avatarUrl} />,
        },
      ]}
    />
  );
}

/** Facts of a resource, in tiles. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className={styles.factList}>
      <FactList variant="tiles" facts={facts} />
    </div>
  );
}
