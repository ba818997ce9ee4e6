import type { PictureBlock } from '@stoa/api/schema';
import { Image } from '@stoa/ui/image';
import { Link } from '@stoa/ui/link';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { cx } from '../../../../shared/cx.ts';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './picture.css.ts';

const WIDE = 16 / 9;

export function PictureView({ block, isFirst }: BlockProps<PictureBlock>) {
  const { picture, width, url } = block;
  const { imageUrl, imageAlt, caption } = picture;
  const image = (
    <Surface kind="sunken" radius="lg" className={styles.frame}>
      <Image src={imageUrl} alt={imageAlt} ratio={WIDE} isPriority={isFirst} />
    </Surface>
  );
  return (
    <PageSection>
      <figure className={cx(styles.figure, width === 'text' && styles.narrow)}>
        {url ? (
          // A link has a name, even where nobody has described the picture.
          <Link href={url} variant="plain" aria-label={imageAlt || caption || url}>
            {image}
          </Link>
        ) : (
          image
        )}
        {caption ? (
          <Text as="figcaption" size="sm" tone="muted">
            <UserText>{caption}</UserText>
          </Text>
        ) : null}
      </figure>
    </PageSection>
  );
}
