import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { base, variants } from '../button/button.css.ts';
import { Icon, type IconGlyph, type IconProps } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { iconSizes, neutral, sizes } from './icon-button.css.ts';

export interface BareIconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'children' | 'style' | 'aria-label'
> {
  icon: IconGlyph;
  /** Its name. */
  label: string;
  /** `neutral` has the colour of the text around it. @default 'neutral' */
  variant?: 'neutral' | 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 32, 44, 52 px; never under 44 px on touch. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** @default 'regular' */
  weight?: IconProps['weight'];
  /** Turns over in right-to-left text. @default false */
  mirror?: boolean;
  className?: string;
}

/** The button of IconButton without the tooltip and all that places one: for what everybody knows by its picture. */
export function BareIconButton({
  icon,
  label,
  variant = 'neutral',
  size = 'md',
  weight,
  mirror,
  className,
  ...rest
}: BareIconButtonProps) {
  const look = variant === 'neutral' ? neutral : variants[variant];
  return (
    <AriaButton {...rest} aria-label={label} className={cx(base, look, sizes[size], className)}>
      <Icon as={icon} size={iconSizes[size]} weight={weight} mirror={mirror} />
    </AriaButton>
  );
}
