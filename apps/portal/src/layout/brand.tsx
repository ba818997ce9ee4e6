import { Link } from '@stoa/ui/link';
import { Logo } from '@stoa/ui/logo';
import * as styles from './layout.css.ts';

/** The product's own sign, on pages that belong to no school. */
export function StoaBrand() {
  return (
    <Link href="/" variant="plain" className={styles.brand}>
      <Logo size="md" name="Stoa" />
    </Link>
  );
}
