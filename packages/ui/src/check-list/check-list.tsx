import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { Icon } from '../icon/icon.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './check-list.css.ts';

/** Props of `CheckList`. */
export interface CheckListProps {
  /** What holds, in people's own words. Nothing is drawn where there are none. */
  items: readonly string[];
  /** Names the list where no heading does. */
  label?: string;
  className?: string;
}

/** What one gets or has reached, each with a mark, in as many columns as there is room for. */
export function CheckList({ items, label, className }: CheckListProps) {
  if (items.length === 0) return null;
  return (
    <ul role="list" aria-label={label} className={className ? `${styles.list} ${className}` : styles.list}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          <Icon as={CheckCircleIcon} size="lg" weight="fill" className={styles.mark} />
          <span className={styles.text}>
            <UserText>{item}</UserText>
          </span>
        </li>
      ))}
    </ul>
  );
}
