import { useLingui } from '@lingui/react/macro';
import { SectionHeader as Head } from '@stoa/ui/section-header';
import * as styles from './section-header.css.ts';

/** The heading of a band with the way to all of it. */
export function SectionHeader({ title, moreHref, id }: { title: string; moreHref?: string; id?: string }) {
  const { t } = useLingui();
  const text = t({ message: 'More', comment: 'Link to the whole list of a block' });
  const label = t({
    message: `More: ${title}`,
    comment: 'Link to the whole list; the title of the list follows',
  });
  return (
    <Head
      title={title}
      id={id}
      more={moreHref ? { href: moreHref, text, label } : undefined}
      className={styles.head}
    />
  );
}
