import { useLingui } from '@lingui/react/macro';
import type { EmbedBlock } from '@stoa/api/schema';
import { Embed } from '@stoa/ui/embed';
import { EmptyState } from '@stoa/ui/empty-state';
import { Text } from '@stoa/ui/text';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from '../video/video.css.ts';

/** Taller than films: there is something to do in it. */
const RATIO = 4 / 3;

export function EmbedView({ block }: BlockProps<EmbedBlock>) {
  const { t } = useLingui();
  const { title, frame, posterUrl } = block;
  const host = frame?.host ?? '';
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={title} id={block.id} />
      {frame ? (
        <figure className={styles.figure}>
          <Embed
            title={title || host}
            src={frame.url}
            openLabel={t({
              message: `Open: ${title}`,
              comment: 'Button; the title of something at another site',
            })}
            posterSrc={posterUrl}
            sign="open"
            ratio={RATIO}
          />
          <Text as="figcaption" size="sm" tone="muted">
            {t({
              message: `From ${host}, which learns of your visit once you open it.`,
              comment: 'Below something of another site, such as GeoGebra',
            })}
          </Text>
        </figure>
      ) : (
        <EmptyState title={t`No data`} headingLevel={3} />
      )}
    </PageSection>
  );
}
