import { useLingui } from '@lingui/react/macro';
import type { BannerBlock } from '@stoa/api/schema';
import { Carousel } from '@stoa/ui/carousel';
import type { BlockProps } from '../block-props.ts';
import * as styles from './banner.css.ts';

export function BannerView({ block }: BlockProps<BannerBlock>) {
  const { t } = useLingui();
  const slides = block.slides.map((slide, index) => ({
    id: `${block.id}-${index}`,
    title: slide.title,
    text: slide.text,
    imageSrc: slide.imageUrl,
    ...(slide.action ? { href: slide.action.url, linkLabel: slide.action.label } : {}),
  }));
  return (
    <div className={styles.banner}>
      <Carousel
        label={t({ message: 'Highlights', comment: 'Name of the banners at the top of the home page' })}
        slides={slides}
        labels={{
          roleDescription: t({ message: 'carousel', comment: 'What screen readers call a set of slides' }),
          slideRoleDescription: t({ message: 'slide', comment: 'What screen readers call one slide' }),
          position: (index, count) => t`${index} of ${count}`,
          goTo: (index) => t`Show slide ${index}`,
        }}
      />
    </div>
  );
}
