import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Divider } from '@stoa/ui/divider';
import { Link } from '@stoa/ui/link';
import { RichText, type RichTextDocument } from '@stoa/ui/rich-text';
import { TableOfContents } from '@stoa/ui/table-of-contents';
import { Text } from '@stoa/ui/text';
import { legalHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { cx } from '../../shared/cx.ts';
import { padded, prose } from '../../shared/page.css.ts';
import { orderHref } from '../../shared/store/store-address.ts';
import type { LegalKind, LegalText } from './legal-text.ts';
import * as styles from './legal.css.ts';

const anchor = (index: number): string => `section-${index + 1}`;

const documentOf = (paragraphs: readonly string[]): RichTextDocument => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** A text that people agree to or should know, with its contents and the way to another one. */
export function LegalPage({
  kind,
  text,
  storeId,
}: {
  kind: LegalKind;
  text: LegalText;
  /** The school whose store the text is about. */
  storeId?: string | undefined;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  // A day, not an instant: the same everywhere.
  const date = new Intl.DateTimeFormat(toIntlTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(text.updated),
  );
  return (
    <article className={cx(prose, padded)}>
      <header className={styles.head}>
        <Heading level={1} size="4xl">
          {text.title}
        </Heading>
        <Text tone="muted">
          {t({
            message: `Last updated ${date}`,
            comment: 'Date of the last change of the terms or the privacy statement',
          })}
        </Text>
        {storeId ? (
          <div>
            <LinkButton href={orderHref(storeId)} variant="primary">{t`Go to store`}</LinkButton>
          </div>
        ) : null}
      </header>
      <TableOfContents
        variant="numbered"
        label={t({ message: 'Contents', comment: 'Table of contents' })}
        entries={text.sections.map(({ heading }, index) => ({
          id: anchor(index),
          text: heading,
          href: `#${anchor(index)}`,
        }))}
        className={styles.contents}
      />
      {text.sections.map(({ heading, paragraphs }, index) => (
        <section key={anchor(index)} className={styles.section} aria-labelledby={anchor(index)}>
          <Heading level={2} size="xl" id={anchor(index)} className={styles.heading}>
            {heading}
          </Heading>
          <RichText document={documentOf(paragraphs)} />
        </section>
      ))}
      <Divider />
      <p className={styles.other}>
        {kind === 'privacy' || kind === 'storePrivacy' ? (
          <Link href={legalHref('service', language)}>{t`Terms of service`}</Link>
        ) : (
          <Link href={legalHref('privacy', language)}>{t`Privacy statement`}</Link>
        )}
      </p>
    </article>
  );
}
