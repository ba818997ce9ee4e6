import { useLingui } from '@lingui/react/macro';
import type { GalleryBlock } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { Gallery } from '@stoa/ui/gallery';
import { SectionHead } from '../../../../shared/section-head.tsx';
import { Band } from '../../band.tsx';
import type { BlockProps } from '../block-props.ts';

export function GalleryView({ block }: BlockProps<GalleryBlock>) {
  const { t } = useLingui();
  return (
    <Band labelId={block.id}>
      <SectionHead title={block.title} id={block.id} />
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
    </Band>
  );
}
