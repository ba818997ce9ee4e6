import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './brand.css.ts';

/** Names with more characters are set smaller on a phone. */
const LONG = 24;

/** Props of `Brand`. */
export interface BrandProps {
  /** Of the school, in its own words; cut after two lines, a long one on a phone after three smaller ones. */
  name: string;
  /** Where home is. */
  href: string;
  /** Address of the school's sign, a square. */
  logoSrc?: string | null;
}

/** A school's sign with its name, as the way home. The product's own sign is `Logo`. */
export function Brand({ name, href, logoSrc }: BrandProps) {
  return (
    <Link href={href} variant="plain" className={styles.brand}>
      {logoSrc ? <img className={styles.mark} src={logoSrc} alt="" width="36" height="36" /> : null}
      <span className={cx(styles.name, name.length > LONG && styles.longName)}>
        <UserText>{name}</UserText>
      </span>
    </Link>
  );
}
