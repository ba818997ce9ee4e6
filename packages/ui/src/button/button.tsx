import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { base, busy, content, fullWidth, sizes, spinner, variants } from './button.css.ts';

export interface ButtonLook {
  /** One primary a view; danger only for what cannot be undone. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 36, 44, 52 px tall; never under 44 px on touch. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** @default false */
  isFullWidth?: boolean;
  /** Before the text. */
  icon?: IconGlyph;
  /** After the text. */
  iconEnd?: IconGlyph;
  /** The icons turn over in right-to-left text. @default false */
  mirrorIcon?: boolean;
  className?: string;
  children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  ref?: Ref<HTMLButtonElement>;
}

export interface LinkButtonProps
  extends ButtonLook, Omit<AriaLinkProps, 'className' | 'children' | 'style'> {}

function buttonClass({ variant = 'secondary', size = 'md', isFullWidth, className }: ButtonLook): string {
  return cx(base, variants[variant], sizes[size], isFullWidth ? fullWidth : null, className);
}

function ButtonContent({ icon, iconEnd, mirrorIcon, size = 'md', children }: ButtonLook) {
  const iconSize = size === 'sm' ? 'sm' : 'md';
  return (
    <>
      {icon ? <Icon as={icon} size={iconSize} mirror={mirrorIcon} /> : null}
      {children}
      {iconEnd ? <Icon as={iconEnd} size={iconSize} mirror={mirrorIcon} /> : null}
    </>
  );
}

/** Does something here. For going somewhere, LinkButton. While `isPending` it keeps its width and its focus. */
export function Button({
  variant,
  size,
  isFullWidth,
  icon,
  iconEnd,
  mirrorIcon,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = { variant, size, isFullWidth, icon, iconEnd, mirrorIcon, className, children };
  return (
    <AriaButton {...rest} className={buttonClass(look)}>
      {({ isPending }) => (
        <>
          <span className={cx(content, isPending ? busy : null)}>
            <ButtonContent {...look} />
          </span>
          {isPending ? <Spinner size="sm" isImmediate className={spinner} /> : null}
        </>
      )}
    </AriaButton>
  );
}

/** Goes somewhere and looks like a button. */
export function LinkButton({
  variant,
  size,
  isFullWidth,
  icon,
  iconEnd,
  mirrorIcon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const look = { variant, size, isFullWidth, icon, iconEnd, mirrorIcon, className, children };
  return (
    <AriaLink {...rest} className={buttonClass(look)}>
      <span className={content}>
        <ButtonContent {...look} />
      </span>
    </AriaLink>
  );
}
