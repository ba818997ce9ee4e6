import type { BlockPart } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { Image } from '@stoa/ui/image';
import { RichText } from '@stoa/ui/rich-text';
import { Surface } from '@stoa/ui/surface';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../../i18n/languages.ts';
import * as styles from './block-part.css.ts';

const RATIO = 16 / 9;

/** What stands in a column or behind a tab. @param heading left out where the tab says it */
export function BlockPartView({ part, heading }: { part: BlockPart; heading?: ReactNode }) {
  const language = useLanguage();
  const { body, lang, imageUrl, imageAlt, action } = part;
  const isOther = lang !== language;
  return (
    <div className={styles.part}>
      {imageUrl ? (
        <Surface kind="sunken" radius="lg" className={styles.picture}>
          <Image src={imageUrl} alt={imageAlt} ratio={RATIO} />
        </Surface>
      ) : null}
      {heading}
      {body ? (
        <div className={styles.text}>
          <RichText
            document={body}
            lang={isOther ? toTag(lang) : undefined}
            dir={isOther ? directionOf(lang) : undefined}
          />
        </div>
      ) : null}
      {action ? (
        <LinkButton href={action.url}>
          <UserText>{action.label}</UserText>
        </LinkButton>
      ) : null}
    </div>
  );
}
