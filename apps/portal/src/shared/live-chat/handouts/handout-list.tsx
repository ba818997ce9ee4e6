import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { liveHandoutsQuery } from '@stoa/api/live-record.queries';
import type { LiveSession } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { MetaLine } from '@stoa/ui/meta-line';
import { Row, RowList } from '@stoa/ui/row-list';
import { formatBytes } from '@stoa/ui/format-bytes';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';

import * as styles from './handouts.css.ts';

/** While it is on, its host may add some at any time. */
const AGAIN_MS = 60_000;

/** The files of a session for those who watch it; nothing where there are none. */
export function HandoutList({ live }: { live: LiveSession }) {
  useMessages('chat');
  const { t } = useLingui();
  const language = useLanguage();
  const { id: liveId, schoolId, state } = live;
  const isOpen = state === 'waiting' || state === 'live';
  const { data, refetch } = useQuery({
    ...liveHandoutsQuery(useApi(), { schoolId, liveId, lang: language }),
    refetchInterval: isOpen ? AGAIN_MS : false,
    retry: false,
  });
  // Others have their time with each state.
  useEffect(() => {
    if (state !== 'scheduled') void refetch();
  }, [state, refetch]);
  const shown = data?.items.filter(({ isShown }) => isShown) ?? [];
  if (shown.length === 0) return null;
  const title = t({ message: 'Hand-outs', comment: 'Heading: files of a live session' });
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
      <RowList aria-label={title}>
        {shown.map(({ id, name, bytes, url }) => (
          <Row key={id} className={styles.row}>
            <div className={styles.words}>
              <Text weight="medium">
                <UserText>{name}</UserText>
              </Text>
              <MetaLine>
                <span>{formatBytes(bytes, toIntlTag(language))}</span>
              </MetaLine>
            </div>
            <LinkButton
              size="sm"
              icon={DownloadSimpleIcon}
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t({ message: `Open ${name}`, comment: 'Button: a file' })}
            >
              {t({ message: 'Open', context: 'file', comment: 'Button' })}
            </LinkButton>
          </Row>
        ))}
      </RowList>
    </section>
  );
}
