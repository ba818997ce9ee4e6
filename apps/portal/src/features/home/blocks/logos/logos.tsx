import type { LogosBlock } from '@stoa/api/schema';
import { Image } from '@stoa/ui/image';
import { Link } from '@stoa/ui/link';
import { Surface } from '@stoa/ui/surface';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './logos.css.ts';

/** Signs are wide rather than high. */
const SIGN_RATIO = 2;

export function LogosView({ block }: BlockProps<LogosBlock>) {
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} id={block.id} />
      <ul role="list" className={styles.logos}>
        {block.items.map(({ imageUrl, name, url }, index) => {
          const sign = (
            <Surface kind="sunken" radius="md" padding="4">
              <Image src={imageUrl} alt={name} ratio={SIGN_RATIO} fit="contain" />
            </Surface>
          );
          return (
            // Partners have no ids: what they hold comes from the page alone.
            // eslint-disable-next-line react/no-array-index-key
            <li key={index}>
              {url ? (
                <Link href={url} variant="plain" aria-label={name || url} className={styles.link}>
                  {sign}
                </Link>
              ) : (
                sign
              )}
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
