import { useLingui } from '@lingui/react/macro';
import type { GalleryBlock } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { Gallery } from '@stoa/ui/gallery';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';

export function GalleryView({ block }: BlockProps<GalleryBlock>) {
  const { t } = useLingui();
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} id={block.id} />
      {block.pictures.length > 0 ? (
        <Gallery
          label={block.title}
          pictures={block.pictures.map(({ imageUrl, imageAlt, caption }) => ({
            src: imageUrl,
            alt: imageAlt,
            caption,
          }))}
          openLabel={(number, alt) =>
            t({
              message: `Enlarge picture ${number}: ${alt}`,
              comment: 'Button; what the picture shows follows, and may be missing',
            })
          }
          positionLabel={(index, count) => t`${index} of ${count}`}
        />
      ) : (
        <EmptyState title={t`No data`} headingLevel={3} />
      )}
    </PageSection>
  );
}
