import { useLingui } from '@lingui/react/macro';
import { SectionHead as Head } from '@stoa/ui/section-head';
import * as styles from './section-head.css.ts';

/** The heading of a band with the way to all of it. */
export function SectionHead({ title, moreHref, id }: { title: string; moreHref?: string; id?: string }) {
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
