import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId, useRef, useState } from 'react';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './bulletin-bar.css.ts';
import { useIsCut } from './use-is-cut.ts';

/** Props of `BulletinBar`. */
export interface BulletinBarProps {
  /** Names the region: "Bulletin". */
  label: string;
  /** What the school has to say. Longer than its lines it folds, with a button to unfold. */
  text: string;
  /** Language of the text where it differs from the page's. */
  lang?: string;
  /** @default 'announcement' */
  tone?: 'announcement' | 'info' | 'warning';
  /** Where there is more to read. */
  link?: { label: string; href: string; isExternal?: boolean };
  /** False folds the bar away. It keeps its last words until it is gone, so do not empty them. @default true */
  isOpen?: boolean;
  /** Somebody closed it; set `isOpen` to false. Without it the bar has no close button. */
  onClose?: (reason: 'closePress') => void;
}

const glyphs: Record<NonNullable<BulletinBarProps['tone']>, IconGlyph> = {
  announcement: MegaphoneIcon,
  info: InfoIcon,
  warning: WarningIcon,
};

/** What a school tells everybody, above the header. Part of the first load, so it uses nothing heavy. */
export function BulletinBar({
  label,
  text,
  lang,
  tone = 'announcement',
  link,
  isOpen = true,
  onClose,
}: BulletinBarProps) {
  const labels = useLabels();
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const isCut = useIsCut(words, text);
  return (
    <div className={styles.fold} data-closed={!isOpen || undefined} inert={!isOpen}>
      <section aria-label={label} className={cx(styles.bar, styles.tones[tone])}>
        <div className={styles.row}>
          <Icon as={glyphs[tone]} weight="fill" mirror={tone === 'announcement'} className={styles.icon} />
          <div className={styles.content}>
            <p ref={words} id={id} className={styles.text} data-unfolded={isUnfolded || undefined}>
              <UserText lang={lang}>{text}</UserText>
            </p>
            {isCut || isUnfolded ? (
              <button
                type="button"
                className={styles.more}
                aria-expanded={isUnfolded}
                aria-controls={id}
                onClick={() => setUnfolded(!isUnfolded)}
              >
                {isUnfolded ? labels.showLess : labels.showMore}
              </button>
            ) : null}
            {link ? (
              <Link href={link.href} isExternal={link.isExternal} variant="plain" className={styles.link}>
                {link.label}
              </Link>
            ) : null}
          </div>
          {onClose ? (
            <button
              type="button"
              aria-label={labels.close}
              className={styles.close}
              onClick={() => onClose('closePress')}
            >
              <Icon as={XIcon} size="sm" weight="bold" />
            </button>
          ) : null}
        </div>
      </section>
    </div>
  );
}
