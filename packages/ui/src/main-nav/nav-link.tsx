import { Link } from '../link/link.tsx';
import { UserText } from '../user-text/user-text.tsx';
import type { NavItem } from './nav-item.ts';

/** Props of `NavLink`. */
export interface NavLinkProps {
  item: NavItem;
  className: string;
  /** Set where the page one is on lies here or below. */
  isMarked?: boolean;
  onFollow?: () => void;
}

/** One entry as a link; an entry without an address is a plain title. */
export function NavLink({ item, className, isMarked, onFollow }: NavLinkProps) {
  if (!item.href) {
    return (
      <span className={className}>
        <UserText>{item.label}</UserText>
      </span>
    );
  }
  return (
    <Link
      variant="plain"
      href={item.href}
      isExternal={item.isExternal}
      className={className}
      aria-current={item.isCurrent ? 'page' : undefined}
      data-current={isMarked || undefined}
      onPress={onFollow}
    >
      <UserText>{item.label}</UserText>
    </Link>
  );
}
