import { Heading } from '@stoa/ui/heading';
import { Icon } from '@stoa/ui/icon';
import { Link } from '@stoa/ui/link';
import { UserText } from '@stoa/ui/user-text';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useLingui } from '@lingui/react/macro';
import * as styles from './section-head.css.ts';

/** The heading of a band with the way to all of it. */
export function SectionHead({ title, moreHref, id }: { title: string; moreHref?: string; id?: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <Heading level={2} size="2xl" id={id}>
        <UserText>{title}</UserText>
      </Heading>
      {moreHref ? (
        <Link
          href={moreHref}
          variant="standalone"
          className={styles.more}
          aria-label={t({
            message: `More: ${title}`,
            comment: 'Link to the whole list; the title of the list follows',
          })}
        >
          {t({ message: 'More', comment: 'Link to the whole list of a block' })}{' '}
          <Icon as={ArrowRightIcon} size="sm" mirror />
        </Link>
      ) : null}
    </div>
  );
}
