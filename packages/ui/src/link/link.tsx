import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { base, variants } from './link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'children' | 'style'> {
  /** Inside running text, by itself, or with the look of its surroundings. @default 'inline' */
  variant?: 'inline' | 'standalone' | 'plain';
  /** Opens a new tab, shows that, and says so. @default false */
  isExternal?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A link. With a router in UiProvider it stays within the application. */
export function Link({ variant = 'inline', isExternal = false, className, children, ...rest }: LinkProps) {
  const external = isExternal ? { target: '_blank', rel: cx(rest.rel, 'noopener noreferrer') } : null;
  return (
    <AriaLink {...rest} {...external} className={cx(base, variants[variant], className)}>
      {children}
      {isExternal ? <ExternalMark /> : null}
    </AriaLink>
  );
}

function ExternalMark() {
  const labels = useLabels();
  return (
    <>
      {' '}
      <Icon as={ArrowSquareOutIcon} size="text" mirror />
      <VisuallyHidden>{labels.opensInNewTab}</VisuallyHidden>
    </>
  );
}
