import { Link } from '@stoa/ui/link';
import { UserText } from '@stoa/ui/user-text';

/** A name in a list of people, with the way to their space where there is one. */
export function PersonName({ name, href }: { name: string; href: string | undefined }) {
  const text = <UserText>{name}</UserText>;
  return href ? (
    <Link href={href} variant="standalone">
      {text}
    </Link>
  ) : (
    <strong>{text}</strong>
  );
}
