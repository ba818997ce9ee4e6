import type { RichTextBlock } from '@stoa/api/schema';
import { RichText } from '@stoa/ui/rich-text';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../../../i18n/languages.ts';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './rich-text.css.ts';

export function RichTextView({ block }: BlockProps<RichTextBlock>) {
  const language = useLanguage();
  const isOther = block.lang !== language;
  return (
    <PageSection labelId={block.title ? block.id : undefined}>
      {block.title ? <SectionHeader title={block.title} id={block.id} /> : null}
      <div className={styles.text}>
        <RichText
          document={block.body}
          lang={isOther ? toTag(block.lang) : undefined}
          dir={isOther ? directionOf(block.lang) : undefined}
        />
      </div>
    </PageSection>
  );
}
