import { Link } from '@stoa/ui/link';
import { Logo } from '@stoa/ui/logo';
import { UserText } from '@stoa/ui/user-text';
import * as styles from './frame.css.ts';

/** The school's sign with its name, as the way home. */
export function SchoolBrand({ name, logoUrl, href }: { name: string; logoUrl: string | null; href: string }) {
  return (
    <Link href={href} variant="plain" className={styles.brand}>
      {logoUrl ? <img className={styles.brandMark} src={logoUrl} alt="" width="36" height="36" /> : null}
      <span className={styles.brandName}>
        <UserText>{name}</UserText>
      </span>
    </Link>
  );
}

/** The product's own sign, on pages that belong to no school. */
export function StoaBrand() {
  return (
    <Link href="/" variant="plain" className={styles.brand}>
      <Logo size="md" name="Stoa" />
    </Link>
  );
}
